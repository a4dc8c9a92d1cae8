import { startPostgres, type RunningPostgres } from '@network-site/sandbox/database/start-postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../services/database.ts'
import { eventually } from '../../../../test/eventually.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import {
  newWallet,
  newWallets,
  openTestMinting,
  type Asked,
  type TestMinting,
} from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'

let chain: PrivateChain
let postgres: RunningPostgres
let url: string
let databases: Database[]
let setups: TestMinting[]

beforeAll(async () => {
  chain = await startPrivateChain({ relayers: 2 })
  postgres = await startPostgres()
  url = await postgres.createDatabase('shared')
  databases = []
  setups = []
  for (let index = 0; index < 2; index++) {
    const database = await openDatabase({ url, dataDir: '' })
    databases.push(database)
    setups.push(await openTestMinting({ database, privateChain: chain }))
  }
})
afterAll(async () => {
  for (const setup of setups) await setup.close()
  for (const database of databases) await database.close()
  await postgres.stop()
  await chain.stop()
})

const at = <Item>(items: Item[], index: number): Item => items[index % items.length] as Item

describe('two servers and two keys', () => {
  it('share the work, mint each item once, and both hear of it', async () => {
    const wallets = await newWallets(60)
    const asked = wallets.flatMap((wallet) =>
      [0, 1, 2, 3].map((index) => at(setups, index).ask(wallet, 1 + (index >> 1))),
    )
    const answers = await Promise.all(asked)
    // Both servers are asked for the same item: one takes it in, the other joins or comes too late.
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(120)
    const ledgers = await compareLedgers(at(databases, 0), chain)
    expect(ledgers).toMatchObject({ differences: [], minted: 120, unfinished: 0 })
  })

  it('use both keys', async () => {
    let relayersUsed = 0
    await eventually(async () => {
      const wallets = await newWallets(10)
      await Promise.all(wallets.map((wallet, index) => at(setups, index).ask(wallet, 1)))
      const used = await at(databases, 0).sql.execute(
        sql`select count(distinct sender)::int as count from chain_transaction`,
      )
      relayersUsed = (used as { rows?: Array<{ count: number }> }).rows?.[0]?.count ?? 0
      return relayersUsed === 2
    })
    expect(relayersUsed).toBe(2)
  })

  it('go on when the one that holds the keys stops, within seconds', async () => {
    await at(setups, 0).closeRelayer()
    const startedAt = performance.now()
    const answer = await at(setups, 0).ask(await newWallet(), 1)
    expect(answer).toMatchObject({ status: 200 })
    expect(performance.now() - startedAt).toBeLessThan(8000)
  })

  it('lose nothing when the database is restarted under load', async () => {
    const wallets = await newWallets(150)
    const answers: Asked[] = []
    // Ten at a time, each going on with the next wallet once it has its answer.
    const asking = Array.from({ length: 10 }, async (_, lane) => {
      for (const [index, wallet] of wallets.entries())
        if (index % 10 === lane) answers.push(await at(setups, index).ask(wallet, 1))
    })
    await eventually(() => answers.length >= 30)
    await postgres.restart()
    await Promise.all(asking)
    expect(answers).toHaveLength(wallets.length)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await compareLedgers(at(databases, 1), chain)).toMatchObject({ differences: [], unfinished: 0 })
  })
})
