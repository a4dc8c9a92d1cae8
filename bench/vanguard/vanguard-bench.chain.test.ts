import { expect, it } from 'vitest'
import { createTestDatabase } from '../../server/test/databases.ts'
import { measureVanguard } from './measure-vanguard.ts'
import { formatVanguard } from './report.ts'

it('answers for a thousand wallets while their places change, in a run too short to say how fast', async () => {
  const measure = await measureVanguard({
    databaseUrl: await createTestDatabase(),
    wallets: 1000,
    days: 30,
    readers: 4,
    seconds: 2,
    changesPerSecond: 20,
  })
  expect(measure.wallets).toBeGreaterThan(950)
  expect(measure.places).toBeGreaterThan(100)
  for (const { what, count } of measure.answered) expect(count, what).toBeGreaterThan(0)
  expect(formatVanguard(measure)).toContain('| a page of the leaderboard |')
})
