import { afterEach, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'
import '../../styles/globals.css'

// React reports bugs by console.error, so a test that causes one fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(async () => {
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.useRealTimers()
  await commands.emulateMedia('no-preference')
  if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
})
