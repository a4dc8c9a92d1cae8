import { sql } from 'drizzle-orm'
import pino from 'pino'
import { Registry } from 'prom-client'
import { type Hex, parseTransaction } from 'viem'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startFaultProxy } from '../../../../test/fault-proxy.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import { newWallet, newWallets, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../../test/private-chain.ts'
import { parseRows } from '../../../lib/parse.ts'
import { createIndexMetrics } from '../../../mint-index/index-metrics.ts'
import { openMintIndex } from '../../../mint-index/mint-index.ts'

const chain = await startPrivateChain()
const store = await openTestDatabase('pglite')
const proxies = [await startFaultProxy(chain.rpcUrl), await startFaultProxy(chain.rpcUrl)] as const
const [first, second] = proxies
const rpcUrls = proxies.map(({ url }) => url)
let setup: TestMinting

beforeEach(async () => {
  for (const { setFault } of proxies) setFault(() => ({ kind: 'pass' }))
  setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrls })
  await setup.ask(await newWallet(), 42)
})
afterEach(() => setup.close())
afterAll(async () => {
  for (const { close } of proxies) await close()
  await store.close()
  await chain.stop()
})

const head = async () => Number(await chain.rpc('eth_blockNumber'))

async function expectAgreement(): Promise<void> {
  await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0, 30_000)
  expect((await compareLedgers(store.database, chain)).differences).toEqual([])
}

/** Returns the number of settled transactions. */
async function countSettled(): Promise<number> {
  const rows = await store.database.sql.execute(
    sql`select count(*)::int as count from chain_transaction where status = 'confirmed'`,
  )
  return parseRows(z.object({ count: z.number() }), rows)[0]?.count ?? 0
}

/** Records the nonces of the transactions that each endpoint receives. */
function recordBroadcasts(): Array<number[]> {
  return proxies.map(({ setFault }) => {
    const nonces: number[] = []
    setFault(({ method, params }) => {
      if (method === 'eth_sendRawTransaction') nonces.push(parseTransaction(params[0] as Hex).nonce ?? 0)
      return { kind: 'pass' }
    })
    return nonces
  })
}

it('broadcasts stored transactions to two endpoints, in nonce order at each', async () => {
  const received = recordBroadcasts()
  for (const wallet of await newWallets(6)) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await eventually(() => received.every((nonces) => nonces.length >= 6))
  expect(received[0]).toEqual(received[0]?.toSorted((a, b) => a - b))
  expect(received[1]).toEqual(received[0])
  await expectAgreement()
})

it.each([
  ['first', 0],
  ['second', 1],
] as const)('mints while the %s endpoint accepts no transactions', async (_name, at) => {
  proxies[at].setFault(({ method }) =>
    method === 'eth_sendRawTransaction' ? { kind: 'error', message: 'internal error' } : { kind: 'pass' },
  )
  for (const wallet of await newWallets(3)) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await expectAgreement()
})

it('mints on while the second endpoint does not answer', async () => {
  second.setFault(() => ({ kind: 'silence' }))
  const startedAt = performance.now()
  for (const wallet of await newWallets(3)) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  // Shorter than the timeout of one call.
  expect(performance.now() - startedAt).toBeLessThan(9000)
  await expectAgreement()
})

it('loses and repeats no mint if the first endpoint dies while relaying', { timeout: 60_000 }, async () => {
  const registry = new Registry()
  const metrics = createIndexMetrics(registry)
  const index = openMintIndex({ database: store.database, chain: setup.chain, log: pino({ level: 'silent' }), metrics })
  const wallets = await newWallets(60)
  const responses = Promise.all(wallets.map((wallet) => setup.ask(wallet, 1)))
  const before = await countSettled()
  await eventually(async () => (await countSettled()) > before)
  await first.goDown()
  const later = Promise.all((await newWallets(20)).map((wallet) => setup.ask(wallet, 1)))
  for (const response of [...(await responses), ...(await later)]) expect(response).toMatchObject({ status: 200 })
  expect(setup.chain.endpoints.inUse().position).toBe(2)
  await expectAgreement()
  const newest = await head()
  await eventually(() => index.position().block >= newest)
  expect(await index.of(wallets[0]?.address ?? '0x')).toMatchObject({ days: [{ items: 1n }] })
  expect(await registry.metrics()).toContain('mint_index_reorganization_blocks_count 0')
  await index.close()
  await first.comeBack()
})

it('does not take a second endpoint that lags for a reorganization', { timeout: 60_000 }, async () => {
  second.freezeAt(await head())
  for (const wallet of await newWallets(3)) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await expectAgreement()
  const settled = await countSettled()
  await first.goDown()
  const waiting = setup.ask(await newWallet(), 1)
  await eventually(() => setup.chain.endpoints.report()[0]?.state === 'paused')
  expect(await countSettled()).toBe(settled)
  // A process that starts now knows from the database which block the endpoint has to reach.
  await setup.close()
  await waiting.catch(() => undefined)
  setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrls })
  const mint = setup.ask(await newWallet(), 1)
  const checkedUntil = performance.now() + 4000
  await eventually(async () => {
    expect(await countSettled()).toBe(settled)
    return performance.now() > checkedUntil
  })
  second.setFault(() => ({ kind: 'pass' }))
  expect(await mint).toMatchObject({ status: 200 })
  expect(await countSettled()).toBeGreaterThan(settled)
  await expectAgreement()
  await first.comeBack()
})
