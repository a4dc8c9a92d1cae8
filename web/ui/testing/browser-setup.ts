import { afterEach, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'
import '../../styles/fonts.css'
import '../../styles/globals.css'

const reported: string[] = []
const print = console.error.bind(console)

// Fails tests that call console.error, which React uses for warnings. It is not a mock, so tests cannot clear it.
beforeEach(() => {
  console.error = (...values: unknown[]) => {
    reported.push(values.join(' '))
    print(...values)
  }
})

afterEach(async () => {
  const errors = reported.splice(0)
  vi.restoreAllMocks()
  vi.useRealTimers()
  await commands.emulateMedia('no-preference')
  if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
})
