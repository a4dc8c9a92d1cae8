import { afterEach, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'
import '../../styles/globals.css'

const reported: string[] = []
const print = console.error.bind(console)

// React reports bugs by console.error, so a test that causes one fails. Not a mock: no test can clear what was reported.
beforeEach(() => {
  console.error = (...said: unknown[]) => {
    reported.push(said.join(' '))
    print(...said)
  }
})

afterEach(async () => {
  const errors = reported.splice(0)
  vi.restoreAllMocks()
  vi.useRealTimers()
  await commands.emulateMedia('no-preference')
  if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
})
