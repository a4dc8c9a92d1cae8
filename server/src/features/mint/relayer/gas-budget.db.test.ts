import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { charge, lockGasUsage, saveGasUsage } from './gas-budget.ts'

let store: TestDatabase
beforeAll(async () => void (store = await openTestDatabase('postgres')))
afterAll(async () => {
  await store.close()
})

const scopes = ['from here', 'first-seen', 'all']
const where = { chain: 1, day: 3 }
const mint = { source: 'here', isFirstSeen: true }

it('prevents two relayers from both spending the rest of a budget, even on a new day', async () => {
  const budget = { all: 100, firstSeen: 100, perSource: 100 }
  const bothStarted = Promise.withResolvers<void>()
  let started = 0
  const claim = () =>
    store.database.sql.transaction(async (transaction) => {
      // Both transactions start before either takes a lock.
      started++
      if (started === 2) bothStarted.resolve()
      await bothStarted.promise
      const usage = await lockGasUsage(transaction, { ...where, budget, scopes })
      // Gives the other transaction a chance to read the same sums.
      await transaction.execute(sql`select pg_sleep(0.3)`)
      const refusal = charge(usage, mint, 80)
      await saveGasUsage(transaction, { ...where, usage })
      return refusal
    })
  const refusals = await Promise.all([claim(), claim()])
  expect(refusals.toSorted()).toEqual(['BUDGET_SPENT', undefined])
  const sums = await store.database.sql.execute(sql`select gas::int from mint_gas where scope = 'all'`)
  expect(sums).toMatchObject({ rows: [{ gas: 80 }] })
})
