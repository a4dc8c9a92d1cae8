import { afterEach, expect, it, vi } from 'vitest'
import { printSummary } from './report.mjs'

const exitCode = process.exitCode
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
})

it.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 0, skipped: 2 }, '3 passed, 0 failed, 2 skipped'],
])('ends with the number of tests, skipped ones included', (counts, line) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // Checks skip no tests.
  const check = { table: 'checks', startedAt: 0, endedAt: 0, passed: 0, failed: 0 }
  printSummary([check, { ...check, table: 'unit', ...counts }])
  expect(write.mock.lastCall).toEqual([`\n${line}\n`])
})
