import { expect, it } from 'vitest'
import { createTestDatabase } from '../../server/test/databases.ts'
import { formatLeaderboard, measureLeaderboard } from './measure-leaderboard.ts'

it('answers every request for 1,000 wallets while standings change', async () => {
  const measure = await measureLeaderboard({
    databaseUrl: await createTestDatabase(),
    wallets: 1000,
    days: 30,
    readers: 4,
    seconds: 1,
    changesPerSecond: 20,
  })
  expect(measure.wallets).toBe(1000)
  expect(measure.places).toBeGreaterThan(100)
  expect(measure.latencies.filter(({ count }) => count === 0)).toEqual([])
  expect(formatLeaderboard(measure)).toContain('| leaderboard, random page |')
})
