import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeTestDatabases, openTestDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { charge, lockGasUsage, saveGasUsage } from './gas-budget.ts'

let store: TestDatabase
beforeAll(async () => void (store = await openTestDatabase('postgres')))
afterAll(async () => {
  await store.close()
  await closeTestDatabases()
})

const scopes = ['from here', 'first-seen', 'all']
const where = { chain: 1, day: 3 }
const mint = {
  row: '',
  minter: '0x1',
  token: 1,
  source: 'here',
  isFirstSeen: true,
  hasCode: false,
  isIsolated: false,
  attempts: 0,
} as const

it('lets two relayers not both spend the last of a budget, though nothing was spent that day before', async () => {
  const budget = { all: 100, firstSeen: 100, perSource: 100 }
  const bothAreIn = Promise.withResolvers<void>()
  let inside = 0
  const claim = () =>
    store.database.sql.transaction(async (transaction) => {
      // Neither begins to lock before both have begun.
      inside++
      if (inside === 2) bothAreIn.resolve()
      await bothAreIn.promise
      const usage = await lockGasUsage(transaction, { ...where, budget, scopes })
      // The other has its chance to read the same sums.
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
