import { eq, isNotNull, isNull, like, sql } from 'drizzle-orm'
import { createWalletClient, http, type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startFaultProxy, type FaultProxy } from '../../../../test/fault-proxy.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import { newWallets, openTestMinting, testMessage, type TestMinting } from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { deployReceiver } from '../../../../test/test-contracts.ts'
import { clientNetworks, defaultNetworkShares } from '../../../lib/client-network.ts'
import { chainTransactions } from '../../../transactions/tables.ts'
import { mintGas, mints } from '../tables.ts'

let chain: PrivateChain
let store: TestDatabase
let setup: TestMinting

const budget = {
  all: 1_000_000_000,
  firstSeen: 500_000_000,
  perSource: 100_000_000,
  networksOf: (source: string) => clientNetworks(source, defaultNetworkShares),
}

afterAll(closeTestDatabases)
beforeEach(async () => {
  chain = await startPrivateChain()
  store = await borrowTestDatabase('pglite')
  setup = await open()
})
afterEach(async () => {
  await setup.close()
  await chain.stop()
})

type OwnWallet = { key: Hex; address: Address; signature: Hex }

async function ownWallet(): Promise<OwnWallet> {
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  return { key, address: account.address, signature: await account.signMessage({ message: testMessage }) }
}

/** Delegates wallets to a contract's code (EIP-7702), in one transaction that is mined before all others. */
async function delegate(wallets: OwnWallet[], to: Address): Promise<void> {
  const account = privateKeyToAccount(chain.owner)
  const authorizationList = await Promise.all(
    wallets.map(({ key }) =>
      privateKeyToAccount(key).signAuthorization({ address: to, chainId: chain.chain.id, nonce: 0 }),
    ),
  )
  await createWalletClient({ account, transport: http(chain.rpcUrl) }).sendTransaction({
    chain: null,
    to: account.address,
    authorizationList,
    gas: 1_000_000n,
    maxFeePerGas: 90_000_000_000n,
    maxPriorityFeePerGas: 9_000_000_000n,
  })
}

async function open(options: { rpcUrls?: string[] } = {}): Promise<TestMinting> {
  return openTestMinting({ database: store.database, privateChain: chain, settings: { budget }, ...options })
}

const revertedCount = async () => store.database.sql.$count(chainTransactions, eq(chainTransactions.status, 'failed'))
const queuedCount = async () => store.database.sql.$count(mints, isNull(mints.relayer))
const sentCount = async () => store.database.sql.$count(mints, isNotNull(mints.relayer))

async function charges(): Promise<Map<string, number>> {
  const rows = await store.database.sql.select().from(mintGas).where(like(mintGas.scope, 'from %'))
  return new Map(rows.map(({ scope, gas }) => [scope.slice('from '.length), gas]))
}

async function totalSpent(): Promise<number | undefined> {
  const [row] = await store.database.sql.select().from(mintGas).where(eq(mintGas.scope, 'all'))
  return row?.gas
}

async function pendingCount(): Promise<number> {
  const { pending } = (await chain.rpc('txpool_status')) as { pending: string }
  return Number(pending)
}

async function startEstimateCounter(): Promise<{ proxy: FaultProxy; count: () => number }> {
  const proxy = await startFaultProxy(chain.rpcUrl)
  let estimates = 0
  proxy.setFault(({ method, params }) => {
    const methods = method === 'batch' ? (params as Array<{ method: string }>).map((call) => call.method) : [method]
    estimates += methods.filter((name) => name === 'eth_estimateGas').length
  })
  return { proxy, count: () => estimates }
}

const networkOf = (index: number) => `198.51.100.${index}`

describe('a wallet that delegates to hostile code', () => {
  it('before its request fails alone, at no cost to others', async () => {
    // Each would use more gas than the headroom of a batch.
    const burning = await deployReceiver(chain, 'burning')
    const attackers = await Promise.all(Array.from({ length: 4 }, ownWallet))
    await delegate(attackers, burning.address)
    const honest = await newWallets(6)
    for (const token of [1, 2, 3]) {
      const [attacks, responses] = await Promise.all([
        Promise.all(attackers.map((attacker) => setup.ask(attacker, token, { ip: '203.0.113.1' }))),
        Promise.all(honest.map((wallet, index) => setup.ask(wallet, token, { ip: networkOf(index) }))),
      ])
      for (const attack of attacks) expect(attack).toMatchObject({ status: 403, code: 'RECEIVER_REFUSED' })
      expect(responses.map(({ code }) => code)).toEqual(honest.map(() => 'MINTED'))
    }
    expect(await revertedCount()).toBe(0)
    const charged = await charges()
    // Each of the first three items of a new wallet takes about 30,000 gas.
    for (const index of honest.keys()) expect(charged.get(networkOf(index))).toBeLessThan(120_000)
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
  })

  it('while queued is detected when its batch is formed', async () => {
    const burning = await deployReceiver(chain, 'burning')
    const attackers = await Promise.all(Array.from({ length: 4 }, ownWallet))
    await setup.closeRelayer()
    const attacks = Promise.all(attackers.map((wallet) => setup.ask(wallet, 1)))
    await eventually(async () => (await queuedCount()) === attackers.length)
    await store.database.sql.update(mints).set({ askedAt: sql`now() - interval '1 minute'` })
    await delegate(attackers, burning.address)
    const relayer = await open()
    expect(new Set((await attacks).map(({ code }) => code))).toEqual(new Set(['RECEIVER_REFUSED']))
    expect(await revertedCount()).toBe(0)
    await relayer.close()
  })

  it('while its request for all items is unconfirmed costs others no item', async () => {
    const burning = await deployReceiver(chain, 'burning')
    const [attacker, ...honest] = await Promise.all(Array.from({ length: 4 }, ownWallet))
    if (!attacker) throw new Error('there are four wallets')
    await setup.closeRelayer()
    for (const wallet of [attacker, ...honest]) await setup.askForAll(wallet, { ip: '203.0.113.1' })
    expect(await queuedCount()).toBe(4 * 42)
    await chain.rpc('evm_setAutomine', [false])
    const relayer = await open()
    await eventually(async () => (await pendingCount()) === 1)
    await delegate([attacker], burning.address)
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', [true])
    await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0)
    for (const { address } of honest) expect(await setup.countStates(address)).toEqual({ minted: 42 })
    expect(await setup.countStates(attacker.address)).toEqual({ failed: 42 })
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
    await relayer.close()
  })

  it('while its batch is unconfirmed makes it revert at most once, and alone pays for it', async () => {
    const burning = await deployReceiver(chain, 'burning')
    const attackers = await Promise.all(Array.from({ length: 4 }, ownWallet))
    const honest = await newWallets(5)
    // Queue all of them, so that they share a batch.
    await setup.closeRelayer()
    const requests = Promise.all(honest.map((wallet, index) => setup.ask(wallet, 1, { ip: networkOf(index) })))
    await eventually(async () => (await queuedCount()) === honest.length)
    const attacks = Promise.all(attackers.map((wallet) => setup.ask(wallet, 1, { ip: '203.0.113.1' })))
    await eventually(async () => (await queuedCount()) === honest.length + attackers.length)
    await chain.rpc('evm_setAutomine', [false])
    const estimates = await startEstimateCounter()
    const relayer = await open({ rpcUrls: [estimates.proxy.url] })
    await eventually(async () => (await pendingCount()) === 1)
    const estimatesBefore = estimates.count()
    await delegate(attackers, burning.address)
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', [true])
    expect((await requests).map(({ code }) => code)).toEqual(honest.map(() => 'MINTED'))
    expect(new Set((await attacks).map(({ code }) => code))).toEqual(new Set(['RECEIVER_REFUSED']))
    expect(await revertedCount()).toBe(1)
    // The relayer measures gas again after a revert.
    expect(estimates.count()).toBe(2 * estimatesBefore)
    const charged = await charges()
    for (const index of honest.keys()) expect(charged.get(networkOf(index))).toBeLessThan(40_000)
    expect(charged.get('203.0.113.1')).toBeGreaterThan(4 * 300_000)
    expect(charged.get('203.0.113.0/24')).toBe(charged.get('203.0.113.1'))
    const [sums] = await store.database.sql
      .select({ used: sql<number>`sum(${chainTransactions.gasUsed})::int` })
      .from(chainTransactions)
    expect(sums?.used).toBe(await totalSpent())
    // The receivers are now known and are rejected before they cost gas.
    const before = await sentCount()
    expect(await setup.ask(attackers[0] as OwnWallet, 2)).toMatchObject({ code: 'RECEIVER_REFUSED' })
    expect(await sentCount()).toBe(before)
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
    await relayer.close()
    await estimates.proxy.close()
  })
})
