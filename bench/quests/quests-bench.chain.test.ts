import { expect, it } from 'vitest'
import { createTestDatabase } from '../../server/test/databases.ts'
import { formatQuests, measureQuests } from './measure-quests.ts'

it('answers requests from every platform for 2,000 wallets', async () => {
  const measure = await measureQuests({
    databaseUrl: await createTestDatabase(),
    wallets: 2000,
    days: 3,
    readers: 4,
    seconds: 0.5,
    repeatedWallets: 10,
  })
  expect(measure.wallets).toBe(2000)
  for (const part of [measure.first, measure.repeated]) {
    expect(part.map(({ name }) => name)).toHaveLength(8)
    expect(part.filter(({ count }) => count === 0)).toEqual([])
  }
  expect(formatQuests(measure)).toContain('| Zealy | first request |')
})
