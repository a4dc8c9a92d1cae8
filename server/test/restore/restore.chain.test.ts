import { expect, it } from 'vitest'
import { runRestore } from './run-restore.ts'

it(
  'knows again what was minted since the backup, and mints nothing twice, after the database was lost',
  { timeout: 240_000 },
  async () => {
    const result = await runRestore({ before: 80, meanwhile: 80, after: 100, inFlight: 40 })
    expect(result).toMatchObject({ differences: [], unfinished: 0, twice: 0, onChain: 300, askedAgain: 409 })
    expect(result.unknownAfterRestore).toBeGreaterThanOrEqual(100)
    expect(result.answeredInFlight.every((status) => status === 200 || status === 409)).toBe(true)
  },
)
