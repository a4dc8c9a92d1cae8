import { expect, it } from 'vitest'
import { createTestDatabase } from '../../server/test/databases.ts'
import { formatLeaderboard, measureLeaderboard } from './measure-leaderboard.ts'

it('answers for a thousand wallets while their places change, in a run too short to say how fast', async () => {
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
  expect(measure.answered.filter(({ count }) => count === 0)).toEqual([])
  expect(formatLeaderboard(measure)).toContain('| a page of the leaderboard |')
})
