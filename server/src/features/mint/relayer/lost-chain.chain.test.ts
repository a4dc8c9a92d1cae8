import { sql } from 'drizzle-orm'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { privateKeyToAddress } from 'viem/accounts'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { compareLedgers, receivedTokens } from '../../../../test/mint-ledger.ts'
import { newWallets, openTestMinting, type Wallet } from '../../../../test/open-test-minting.ts'
import { type PrivateChain, restartChain, startPrivateChain } from '../../../../test/private-chain.ts'

let folder: string
let journalFile: string
let olderJournalFile: string
let chain: PrivateChain
let store: TestDatabase

afterAll(closeTestDatabases)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  journalFile = join(folder, 'chain.jsonl')
  olderJournalFile = join(folder, 'older.jsonl')
  chain = await startPrivateChain({ journalFile })
  store = await borrowTestDatabase('pglite')
})
afterEach(async () => {
  await chain.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Mints, copies the journal, mints more, and stops the chain. */
async function mintPastTheJournal(): Promise<{ early: Wallet[]; late: Wallet[]; day: number }> {
  const setup = await openTestMinting({ database: store.database, privateChain: chain })
  const wallets = await newWallets(8)
  const [early, late] = [wallets.slice(0, 4), wallets.slice(4)]
  for (const wallet of early) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await copyFile(journalFile, olderJournalFile)
  for (const wallet of late) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  const day = setup.collection.day()
  await setup.close()
  await chain.stop()
  return { early, late, day }
}

it('resends mints that the chain lost by returning to an older state', async () => {
  const { late, day } = await mintPastTheJournal()
  chain = await restartChain(chain, olderJournalFile)
  for (const { address } of late) expect(await receivedTokens(chain, address, day)).toEqual([])
  const setup = await openTestMinting({ database: store.database, privateChain: chain })
  for (const { address } of late) await eventually(async () => (await receivedTokens(chain, address, day)).length === 1)
  await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0)
  expect(await compareLedgers(store.database, chain)).toMatchObject({ differences: [], minted: 8 })
  await setup.close()
})

it('decides lost mints by the chain’s state if their day is over', async () => {
  const { early, late, day } = await mintPastTheJournal()
  chain = await restartChain(chain, olderJournalFile)
  const endOfDay = (Math.floor(Date.now() / 86_400_000) + 1) * 86_400
  await chain.rpc('evm_setNextBlockTimestamp', [endOfDay + 10])
  await chain.rpc('evm_mine')
  const setup = await openTestMinting({ database: store.database, privateChain: chain })
  await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0, 30_000)
  expect(await compareLedgers(store.database, chain)).toMatchObject({ differences: [], minted: 4 })
  for (const { address } of late) expect(await receivedTokens(chain, address, day)).toEqual([])
  for (const wallet of [...early, ...late]) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await setup.close()
})

it('starts over on a chain that was reset', async () => {
  const setup = await openTestMinting({ database: store.database, privateChain: chain })
  const wallets = await newWallets(3)
  for (const wallet of wallets) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await setup.closeRelayer()
  const first = wallets[0] as Wallet
  const abandoned = setup.ask(first, 2)
  await eventually(async () => {
    const waiting = await store.database.sql.execute(sql`select 1 from mint where relayer is null and failure is null`)
    return (waiting as { rows?: unknown[] }).rows?.length === 1
  })
  await chain.stop()
  const { relayers } = chain
  chain = { ...(await startPrivateChain()), relayers }
  await chain.rpc('hardhat_setBalance', [privateKeyToAddress(relayers[0] ?? '0x'), '0x56bc75e2d63100000'])
  const next = await openTestMinting({ database: store.database, privateChain: chain })
  expect(await next.ask(first, 1)).toMatchObject({ status: 200 })
  expect(await receivedTokens(chain, first.address, next.collection.day())).toEqual([1])
  // A request that waits for the old chain fails.
  expect(await abandoned).toMatchObject({ status: 503, code: 'CHAIN_RESET' })
  await next.close()
  await setup.close()
})
