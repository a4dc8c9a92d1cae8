import '../../styles/first-face.css'
import '../../styles/globals.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'

// React's complaints are bugs: a test that makes it complain fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(async () => {
  const complaints = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.useRealTimers()
  await commands.emulateMedia('no-preference')
  if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`)
})
