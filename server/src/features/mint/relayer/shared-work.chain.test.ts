import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../services/database.ts'
import { chainTransactions } from '../../../transactions/tables.ts'
import { eventually } from '../../../../test/eventually.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import {
  newWallet,
  newWallets,
  openTestMinting,
  type MintResponse,
  type TestMinting,
} from '../../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../../test/private-chain.ts'

const chain = await startPrivateChain({ relayers: 2 })
const postgres = await startPostgres()
const url = await postgres.createDatabase('shared')
const databases: Database[] = []
const setups: TestMinting[] = []
for (let index = 0; index < 2; index++) {
  const database = await openDatabase({ url, dataDir: '' })
  databases.push(database)
  setups.push(await openTestMinting({ database, privateChain: chain }))
}
afterAll(async () => {
  for (const setup of setups) await setup.close()
  for (const database of databases) await database.close()
  await postgres.stop()
  await chain.stop()
})

const at = <Item>(items: Item[], index: number): Item => items[index % items.length] as Item

describe('two servers and two keys', () => {
  it('share the work, mint each item once, and both respond', async () => {
    const wallets = await newWallets(60)
    const requests = wallets.flatMap((wallet) =>
      [0, 1, 2, 3].map((index) => at(setups, index).ask(wallet, 1 + (index >> 1))),
    )
    const responses = await Promise.all(requests)
    // Both servers get a request for the same item: one queues it, the other joins it or is too late.
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(120)
    const ledgers = await compareLedgers(at(databases, 0), chain)
    expect(ledgers).toMatchObject({ differences: [], minted: 120, unfinished: 0 })
  })

  it('use both keys', async () => {
    await eventually(async () => {
      const wallets = await newWallets(10)
      await Promise.all(wallets.map((wallet, index) => at(setups, index).ask(wallet, 1)))
      const senders = await at(databases, 0)
        .sql.selectDistinct({ sender: chainTransactions.sender })
        .from(chainTransactions)
      return senders.length === 2
    })
  })

  it('continue within seconds when the server that holds the keys stops', async () => {
    await at(setups, 0).closeRelayer()
    const startedAt = performance.now()
    const response = await at(setups, 0).ask(await newWallet(), 1)
    expect(response).toMatchObject({ status: 200 })
    expect(performance.now() - startedAt).toBeLessThan(8000)
  })

  it('lose nothing when the database restarts under load', async () => {
    const wallets = await newWallets(150)
    const responses: MintResponse[] = []
    // Ten lanes, each sending its next request after the previous response.
    const asking = Array.from({ length: 10 }, async (_, lane) => {
      for (const [index, wallet] of wallets.entries())
        if (index % 10 === lane) responses.push(await at(setups, index).ask(wallet, 1))
    })
    await eventually(() => responses.length >= 30)
    await postgres.restart()
    await Promise.all(asking)
    expect(responses).toHaveLength(wallets.length)
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(await compareLedgers(at(databases, 1), chain)).toMatchObject({ differences: [], unfinished: 0 })
  })
})
