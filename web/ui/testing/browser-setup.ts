import '../../styles/globals.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands } from 'vitest/browser'

// React's complaints are bugs: a test that makes it complain fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(async () => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.useRealTimers()
  await commands.emulateMedia('no-preference')
})
