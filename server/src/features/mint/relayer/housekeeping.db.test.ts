import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { chainTransactions } from '../../../transactions/tables.ts'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../../test/databases.ts'
import { mintBatches, mintGas, mintReceivers, mintRelayers, mints } from '../tables.ts'
import { pruneRecords, clearClientNetworks } from './housekeeping.ts'

const millisecondsPerDay = 86_400_000
const now = Date.UTC(2027, 0, 1)
const retention = { failedDays: 7, signedDays: 10, recordDays: 400 }
const relayer = '0x00000000000000000000000000000000000000a1'
const ages = [1, 8, 11, 401]

afterAll(closeTestDatabases)

const walletOf = (age: number) => `0x${String(age).padStart(40, '0')}`

describe.each(databaseKinds)('housekeeping on %s', (kind) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await borrowTestDatabase(kind)
    for (const [nonce, age] of ages.entries()) await insertBatch(ages.length - nonce, age)
  })

  /** Inserts a batch of `age` days ago, with a mint that succeeded and one that failed. */
  async function insertBatch(nonce: number, age: number): Promise<void> {
    const moment = new Date(now - age * millisecondsPerDay)
    const shared = { chain: 1, day: 500 - age }
    const mint = { ...shared, minter: walletOf(age), source: '192.0.2.1', isFirstSeen: true, askedAt: moment }
    await store.database.sql.insert(mints).values([
      { ...mint, token: 1, relayer, nonce },
      { ...mint, token: 2, failure: 'DAY_OVER' },
    ])
    const charges = { all: 1, 'from 192.0.2.1': 1 }
    await store.database.sql.insert(mintBatches).values({ ...shared, relayer, nonce, entries: '0x01', charges })
    await store.database.sql.insert(chainTransactions).values({
      chain: 1,
      sender: relayer,
      nonce,
      hashes: [`0x${'01'.repeat(32)}`],
      signed: '0x02',
      gasLimit: 1,
      maxFeeWei: '1',
      tipWei: '1',
      storedAt: moment,
      signedAt: moment,
      settledAt: moment,
      status: 'confirmed',
    })
    await store.database.sql.insert(mintReceivers).values({ chain: 1, address: `0x${age}`, learntAt: moment })
    await store.database.sql
      .insert(mintRelayers)
      .values({ chain: 1, address: `0x${age}`, balanceWei: '1', nonceGap: 0, state: 'ready', seenAt: moment })
    await store.database.sql.insert(mintGas).values([
      { ...shared, scope: 'all', gas: 1 },
      { ...shared, scope: 'from 192.0.2.1', gas: 1 },
    ])
  }

  it('deletes records after their retention time', async () => {
    await pruneRecords(store.database.sql, { nowMilliseconds: now, retention })
    const kept = await store.database.sql.select().from(mints)
    expect(kept.filter(({ failure }) => failure).map(({ minter }) => minter)).toEqual([walletOf(1)])
    expect(kept.filter(({ failure }) => !failure).map(({ minter }) => minter)).toEqual([1, 8, 11].map(walletOf))
    expect((await store.database.sql.select().from(mintReceivers)).map(({ address }) => address)).toEqual(['0x1'])
    expect((await store.database.sql.select().from(mintRelayers)).map(({ address }) => address)).toEqual(['0x1'])
    const transactions = await store.database.sql.select().from(chainTransactions).orderBy(chainTransactions.nonce)
    expect(transactions.map(({ nonce, signed }) => [nonce, signed])).toEqual([
      [2, '0x'],
      [3, '0x02'],
      [4, '0x02'],
    ])
    const batches = await store.database.sql.select().from(mintBatches).orderBy(mintBatches.nonce)
    expect(batches.map(({ nonce }) => nonce)).toEqual([2, 3, 4])
  })

  it('keeps the last transaction of a relayer, regardless of its age', async () => {
    await pruneRecords(store.database.sql, { nowMilliseconds: now + 1000 * millisecondsPerDay, retention })
    expect(await store.database.sql.select().from(mints)).toEqual([])
    expect((await store.database.sql.select().from(chainTransactions)).map(({ nonce }) => nonce)).toEqual([4])
  })

  it('clears client networks from every table when the day ends', async () => {
    await clearClientNetworks(store.database.sql, { chain: 1, day: 500 })
    const result = await store.database.sql.execute(sql`
      select (select count(*) from mint where source <> '')::int as mints, (select count(*) from mint_gas)::int as sums,
        (select count(*) from mint_batch where charges::text like '%192%')::int as batches`)
    expect(result).toMatchObject({ rows: [{ mints: 0, sums: 0, batches: 0 }] })
  })
})
