import { expect, it } from 'vitest'
import { runRestore } from './run-restore.ts'

it('recovers mints since the backup and duplicates none after the database is lost', { timeout: 240_000 }, async () => {
  const result = await runRestore({ before: 80, meanwhile: 80, after: 100, inFlight: 40 })
  expect(result).toMatchObject({ differences: [], unfinished: 0, duplicates: 0, onChain: 300, repeatedStatus: 409 })
  expect(result.unknownAfterRestore).toBeGreaterThanOrEqual(100)
  expect(result.answeredInFlight.every((status) => status === 200 || status === 409)).toBe(true)
})
