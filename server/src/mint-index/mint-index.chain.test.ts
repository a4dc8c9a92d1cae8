import { collectionAbi } from '@network-site/protocol/contracts'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { Registry } from 'prom-client'
import type { Address } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { actOnChain, type Actor, beginNextDay, type PrivateChain, startPrivateChain } from '../../test/private-chain.ts'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { startFaultProxy } from '../../test/fault-proxy.ts'
import { contractDays, indexRows, indexedDays, tokensIn } from '../../test/mint-ledger.ts'
import { connectChain } from '../services/chain.ts'
import type { IndexSettings } from './indexing.ts'
import { forgetCursor } from './index-cursor.ts'
import { openMintIndex, type MintIndex } from './mint-index.ts'
import { createIndexMetrics } from './index-metrics.ts'

const everything = Array.from({ length: 42 }, (_, index) => index + 1)

let chain: PrivateChain
let store: TestDatabase
let owner: Actor
let relayer: Actor
let stranger: Actor
const opened: MintIndex[] = []

afterAll(closeTestDatabases)

describe.each(databaseKinds)('the mint index on %s', (kind) => {
  beforeEach(async () => {
    chain = await startPrivateChain()
    store = await borrowTestDatabase(kind)
    owner = actOnChain(chain, chain.owner)
    relayer = actOnChain(chain, chain.relayers[0] ?? '0x')
    stranger = actOnChain(chain, generatePrivateKey())
    await stranger.fund()
  })
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.close()
    await store.close()
    await chain.stop()
  })

  it('counts mints by any sender, but not gifts by the owner', async () => {
    const [first, second, third] = [newAddress(), newAddress(), newAddress()]
    const day = await today()
    await relayer.mintBatch(day, [
      { receiver: first, tokens: everything },
      { receiver: second, tokens: [7] },
    ])
    await stranger.mint(3)
    await stranger.mintTo(third, 42)
    await stranger.transfer(first, 3)
    await owner.mintTo(third, 1)
    await owner.ownerMint(third, 2)
    await owner.ownerMint(third, 5, 3)
    await owner.ownerMint(second, 7)
    // Given away first, and minted by the owner afterwards.
    await owner.ownerMint(third, 9)
    await owner.mintTo(third, 9)
    await owner.mintBatch(day, [{ receiver: third, tokens: [11] }])
    await owner.ownerMint(newAddress(), 1)

    const index = open()
    await readUp(index)
    expect(await itemsOf(index, first)).toEqual({ [day]: everything })
    expect(await itemsOf(index, second)).toEqual({ [day]: [7] })
    expect(await itemsOf(index, third)).toEqual({ [day]: [1, 9, 11, 42] })
    expect(await itemsOf(index, stranger.address)).toEqual({ [day]: [3] })
    expect(await index.of(newAddress())).toEqual({ days: [], swaps: 0 })
    expect(await indexedDays(store.database)).toEqual(
      await contractDays(chain, [first, second, third, stranger.address]),
    )
  })

  it('takes transfers of a former owner for mints only where the contract does', async () => {
    const wallet = newAddress()
    await owner.ownerMint(wallet, 1)
    await owner.giveOwnership(stranger.address)
    await stranger.ownerMint(wallet, 2)
    await stranger.mintTo(wallet, 3)
    await owner.mintTo(wallet, 4)
    const index = open()
    await readUp(index)
    expect(await itemsOf(index, wallet)).toEqual({ [await today()]: [3, 4] })
  })

  it('knows days, streaks and swaps', async () => {
    const [steady, broken] = [newAddress(), newAddress()]
    const first = await today()
    const index = open()
    for (let day = first; day < first + 5; day++) {
      if (day > first) await beginNextDay(chain)
      await relayer.mintBatch(day, [
        { receiver: steady, tokens: everything },
        { receiver: broken, tokens: day === first + 2 ? [1] : everything },
      ])
    }
    await stranger.buy()
    await stranger.buy()
    await stranger.sell()
    await readUp(index)
    expect((await index.of(stranger.address)).swaps).toBe(3)
    expect(Object.keys(await itemsOf(index, broken))).toEqual([0, 1, 2, 3, 4].map((day) => String(first + day)))
    expect(await summaryOf(steady)).toEqual({
      mints: 5 * 42,
      days: 5,
      complete_days: 5,
      streak: 5,
      streak_last_day: first + 4,
      longest_streak: 5,
      swaps: 0,
    })
    expect(await summaryOf(broken)).toEqual({
      mints: 4 * 42 + 1,
      days: 5,
      complete_days: 4,
      streak: 2,
      streak_last_day: first + 4,
      longest_streak: 2,
      swaps: 0,
    })
    expect(await summaryOf(stranger.address)).toMatchObject({ mints: 0, days: 0, streak: 0, swaps: 3 })
  })

  it('goes on where it was closed, in ranges as small as the node allows', async () => {
    const wallets = Array.from({ length: 6 }, newAddress)
    const proxy = await startFaultProxy(chain.rpcUrl)
    // Answers for two blocks at most.
    proxy.setFault(({ method, params }) => {
      const asked = (method === 'batch' ? params : [{ method, params }]) as Array<{ method: string; params: object[] }>
      const logs = asked.find((call) => call.method === 'eth_getLogs')?.params[0] as
        | { fromBlock: string; toBlock: string }
        | undefined
      const isTooMuch = logs && Number(logs.toBlock) - Number(logs.fromBlock) > 1
      return isTooMuch ? { kind: 'status', status: 413 } : { kind: 'pass' }
    })
    const day = await today()
    for (const [position, wallet] of wallets.entries()) {
      await relayer.mintBatch(day, [{ receiver: wallet, tokens: [1, position + 2] }])
      await stranger.buy()
      const index = open({ rpcUrl: proxy.url })
      await eventually(async () => (await indexedDays(store.database)).length > position - 1)
      await index.close()
    }
    await readUp(open({ rpcUrl: proxy.url }))
    expect(await indexedDays(store.database)).toEqual(await contractDays(chain, wallets))
    expect(await summaryOf(stranger.address)).toMatchObject({ swaps: 6 })
    await proxy.close()
  })

  it('is written by one process at a time, and by the other when that one is gone', async () => {
    const [first, second] = [open(), open()]
    const wallets: Address[] = []
    const day = await today()
    const mintSome = async () => {
      for (let each = 0; each < 5; each++) {
        wallets.push(newAddress())
        await relayer.mintBatch(day, [{ receiver: wallets.at(-1) as Address, tokens: everything }])
        await stranger.buy()
      }
    }
    await mintSome()
    await readUp(first)
    await readUp(second)
    await first.close()
    await mintSome()
    await readUp(second)
    expect(await indexedDays(store.database)).toEqual(await contractDays(chain, wallets))
    expect(await summaryOf(stranger.address)).toMatchObject({ swaps: 10 })
  })

  it.each(['open', 'closed'])('undoes what a reorganization dropped while it was %s', async (state) => {
    const [kept, dropped, moved] = [newAddress(), newAddress(), newAddress()]
    const day = await today()
    let registry = new Registry()
    await relayer.mintBatch(day, [{ receiver: kept, tokens: [1, 2] }])
    let index = open({ registry })
    await readUp(index)
    const before = await chain.rpc('evm_snapshot')
    await relayer.mintBatch(day, [
      { receiver: kept, tokens: [3] },
      { receiver: dropped, tokens: everything },
    ])
    await owner.ownerMint(kept, 1)
    await owner.mintTo(kept, 8)
    await stranger.buy()
    await stranger.mintTo(moved, 4)
    await readUp(index)
    expect(await itemsOf(index, dropped)).toEqual({ [day]: everything })
    expect((await index.of(stranger.address)).swaps).toBe(1)

    // One that is open sees the other chain while it is still the shorter one.
    if (state === 'closed') await index.close()
    await chain.rpc('evm_revert', [before])
    await beginNextDay(chain)
    await stranger.mintTo(moved, 4)
    for (let each = 0; each < 6; each++) await chain.rpc('evm_mine')
    if (state === 'closed') index = open({ registry: (registry = new Registry()) })
    await readUp(index)
    expect(await itemsOf(index, kept)).toEqual({ [day]: [1, 2] })
    expect(await index.of(dropped)).toEqual({ days: [], swaps: 0 })
    expect(await itemsOf(index, moved)).toEqual({ [day + 1]: [4] })
    expect(await index.of(stranger.address)).toEqual({ days: [], swaps: 0 })
    expect(await valueOf(registry, 'mint_index_events_undone_total')).toBe(6)
    await expectSameAfterRebuild(index, [kept, dropped, moved, stranger.address])
  })

  it('rebuilds after a reorganization deeper than is kept', async () => {
    const [kept, dropped] = [newAddress(), newAddress()]
    const day = await today()
    await relayer.mintBatch(day, [{ receiver: kept, tokens: [1] }])
    const before = await chain.rpc('evm_snapshot')
    await relayer.mintBatch(day, [{ receiver: dropped, tokens: [1] }])
    const index = open({ settings: { keepBlocks: 3 } })
    for (let each = 0; each < 5; each++) await chain.rpc('evm_mine')
    await readUp(index)
    for (let each = 0; each < 5; each++) {
      await chain.rpc('evm_mine')
      await readUp(index)
    }
    await chain.rpc('evm_revert', [before])
    await beginNextDay(chain)
    for (let each = 0; each < 20; each++) await chain.rpc('evm_mine')
    await readUp(index)
    expect(await index.of(dropped)).toEqual({ days: [], swaps: 0 })
    await expectSameAfterRebuild(index, [kept, dropped])
  })

  it('says what the contract says, whatever happens', async () => {
    const random = randomNumbers(kind.length)
    const wallets = Array.from({ length: 8 }, newAddress)
    const anyWallet = () => wallets[random(wallets.length)] as Address
    const anyItem = () => 1 + random(6)
    const index = open({ settings: { keepBlocks: 12, rangeBlocks: 7 } })
    let snapshot = await chain.rpc('evm_snapshot')
    for (let step = 0; step < 80; step++) {
      const entries = Array.from({ length: 1 + random(3) }, () => ({
        receiver: anyWallet(),
        tokens: random(4) === 0 ? everything : [anyItem(), anyItem()],
      }))
      const actions = [
        async () => relayer.mintBatch(await today(), entries),
        async () => owner.mintBatch(await today(), entries),
        () => stranger.mintTo(anyWallet(), anyItem()),
        () => owner.mintTo(anyWallet(), anyItem()),
        () => owner.ownerMint(anyWallet(), anyItem()),
        () => stranger.buy(),
        () => beginNextDay(chain),
        async () => (snapshot = await chain.rpc('evm_snapshot')),
        async () => {
          await chain.rpc('evm_revert', [snapshot])
          snapshot = await chain.rpc('evm_snapshot')
        },
        () => readUp(index),
      ]
      // Minting the same item twice reverts, which is mined like anything else.
      await actions[random(actions.length)]?.().catch(() => undefined)
    }
    // A fork is only noticed by its blocks.
    for (let each = 0; each < 30; each++) await chain.rpc('evm_mine')
    await readUp(index)
    expect(await indexedDays(store.database)).not.toEqual([])
    await expectSameAfterRebuild(index, wallets)
  })

  it('waits for a node that lags behind, and for one that does not answer', async () => {
    const wallet = newAddress()
    const day = await today()
    const proxy = await startFaultProxy(chain.rpcUrl)
    const index = open({ rpcUrl: proxy.url })
    expect(() => index.position()).toThrow('CHAIN_SILENT')
    await relayer.mintBatch(day, [{ receiver: wallet, tokens: [1] }])
    await readUp(index)
    const head = index.position().block
    const old = await chain.rpc('eth_getBlockByNumber', [`0x${(head - 1).toString(16)}`, false])
    proxy.setFault(({ method, params }) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? { kind: 'change', result: () => old }
        : { kind: 'pass' },
    )
    await relayer.mintBatch(day, [{ receiver: wallet, tokens: [2] }])
    await waitABit()
    expect(await itemsOf(index, wallet)).toEqual({ [day]: [1] })
    expect(index.position()).toMatchObject({ block: head, behindBlocks: 0 })
    await proxy.goDown()
    await waitABit()
    await proxy.comeBack()
    proxy.setFault(() => ({ kind: 'pass' }))
    await readUp(index)
    expect(await itemsOf(index, wallet)).toEqual({ [day]: [1, 2] })
    await proxy.close()
  })
})

function open(options: { rpcUrl?: string; settings?: Partial<IndexSettings>; registry?: Registry } = {}): MintIndex {
  const { rpcUrl, settings, registry = new Registry() } = options
  const index = openMintIndex({
    database: store.database,
    chain: rpcUrl ? connectChain({ ...chain.chain, rpcUrl }) : chain.chain,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    metrics: createIndexMetrics(registry),
    settings: { pollMilliseconds: 20, ...settings },
  })
  opened.push(index)
  return index
}

/** Waits until everything on the chain now was read. */
async function readUp(index: MintIndex): Promise<void> {
  const { number, hash } = await chain.chain.client.getBlock()
  await eventually(async () => {
    const result = await store.database.sql.execute(sql`
      select 1 from recent_block where block = ${Number(number)} and hash = ${hash}`)
    if ((result as unknown as { rows: unknown[] }).rows.length === 0) return false
    return positionOf(index) >= Number(number)
  })
}

/** An index opened earlier may have written the block before this one has a position. */
function positionOf(index: MintIndex): number {
  try {
    return index.position().block
  } catch {
    return -1
  }
}

async function expectSameAfterRebuild(index: MintIndex, wallets: Address[]): Promise<void> {
  const days = await indexedDays(store.database)
  const rows = await indexRows(store.database)
  expect(days).toEqual(await contractDays(chain, wallets))
  await forgetCursor(store.database.sql, 1)
  await eventually(async () => (await indexRows(store.database)).length === rows.length)
  await readUp(index)
  expect(await indexRows(store.database)).toEqual(rows)
}

async function itemsOf(index: MintIndex, wallet: Address): Promise<Record<number, number[]>> {
  const { days } = await index.of(wallet)
  return Object.fromEntries(days.map(({ day, items }) => [day, tokensIn(items)]))
}

async function summaryOf(wallet: Address): Promise<unknown> {
  const result = await store.database.sql.execute(sql`
    select mints, days, complete_days, streak, streak_last_day, longest_streak, swaps from minter_summary
    where minter = ${wallet.toLowerCase()}`)
  return (result as unknown as { rows: unknown[] }).rows[0]
}

async function today(): Promise<number> {
  const { client, contracts } = chain.chain
  const contract = { abi: collectionAbi, address: contracts.collection } as const
  return Number(await client.readContract({ ...contract, functionName: 'getCurrentMintDay' }))
}

async function valueOf(registry: Registry, name: string): Promise<number | undefined> {
  const metric = await registry.getSingleMetric(name)?.get()
  return metric?.values[0]?.value
}

function newAddress(): Address {
  return actOnChain(chain, generatePrivateKey()).address
}

function waitABit(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300))
}

/** The same numbers in every run, from 0 up to a limit. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
