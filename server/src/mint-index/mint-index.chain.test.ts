import { sql } from 'drizzle-orm'
import pino from 'pino'
import { Registry } from 'prom-client'
import type { Address } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { actOnChain, type Actor, startNextDay, type PrivateChain, startPrivateChain } from '../../test/private-chain.ts'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { startFaultProxy } from '../../test/fault-proxy.ts'
import { contractDays, indexRows, indexedDays, readCollection, tokensIn } from '../../test/mint-ledger.ts'
import { connectChain } from '../services/chain.ts'
import type { IndexSettings } from './indexing.ts'
import { deleteCursor } from './index-cursor.ts'
import { openMintIndex, type MintIndex } from './mint-index.ts'
import { createIndexMetrics } from './index-metrics.ts'

const everything = Array.from({ length: 42 }, (_, index) => index + 1)

let chain: PrivateChain
let store: TestDatabase
let owner: Actor
let relayer: Actor
let stranger: Actor

afterAll(closeTestDatabases)

describe.each(databaseKinds)('the mint index on %s', (kind) => {
  beforeEach(async () => {
    chain = await startPrivateChain()
    onTestFinished(chain.stop)
    store = await borrowTestDatabase(kind)
    owner = actOnChain(chain, chain.owner)
    relayer = actOnChain(chain, chain.relayers[0] ?? '0x')
    stranger = actOnChain(chain, generatePrivateKey())
    await stranger.fund()
  })

  it('counts mints by any sender but not gifts by the owner', async () => {
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
    // The owner gives the item away first and mints it afterwards.
    await owner.ownerMint(third, 9)
    await owner.mintTo(third, 9)
    await owner.mintBatch(day, [{ receiver: third, tokens: [11] }])
    await owner.ownerMint(newAddress(), 1)

    const index = open()
    await catchUp(index)
    expect(await itemsOf(index, first)).toEqual({ [day]: everything })
    expect(await itemsOf(index, second)).toEqual({ [day]: [7] })
    expect(await itemsOf(index, third)).toEqual({ [day]: [1, 9, 11, 42] })
    expect(await itemsOf(index, stranger.address)).toEqual({ [day]: [3] })
    expect(await index.of(newAddress())).toEqual({ days: [], swaps: 0 })
    expect(await indexedDays(store.database)).toEqual(
      await contractDays(chain, [first, second, third, stranger.address]),
    )
  })

  it('counts transfers by former owners only if the contract counts them as mints', async () => {
    const wallet = newAddress()
    await owner.ownerMint(wallet, 1)
    await owner.transferOwnership(stranger.address)
    await stranger.ownerMint(wallet, 2)
    await stranger.mintTo(wallet, 3)
    await owner.mintTo(wallet, 4)
    const index = open()
    await catchUp(index)
    expect(await itemsOf(index, wallet)).toEqual({ [await today()]: [3, 4] })
  })

  it('summarizes days, streaks, and swaps', async () => {
    const [steady, broken] = [newAddress(), newAddress()]
    const first = await today()
    const index = open()
    for (let day = first; day < first + 5; day++) {
      if (day > first) await startNextDay(chain)
      await relayer.mintBatch(day, [
        { receiver: steady, tokens: everything },
        { receiver: broken, tokens: day === first + 2 ? [1] : everything },
      ])
    }
    await stranger.buy()
    await stranger.buy()
    await stranger.sell()
    await catchUp(index)
    expect((await index.of(stranger.address)).swaps).toBe(3)
    expect(Object.keys(await itemsOf(index, broken))).toEqual([0, 1, 2, 3, 4].map((day) => String(first + day)))
    const expected = { days: 5, streak_last_day: first + 4, swaps: 0 }
    const ofSteady = { ...expected, mints: 5 * 42, complete_days: 5, streak: 5, longest_streak: 5 }
    expect(await summaryOf(steady)).toEqual(ofSteady)
    const ofBroken = { ...expected, mints: 4 * 42 + 1, complete_days: 4, streak: 2, longest_streak: 2 }
    expect(await summaryOf(broken)).toEqual(ofBroken)
    expect(await summaryOf(stranger.address)).toMatchObject({ mints: 0, days: 0, streak: 0, swaps: 3 })
  })

  it('resumes after a restart, in ranges as small as the node allows', async () => {
    const wallets = Array.from({ length: 6 }, newAddress)
    const proxy = await startFaultProxy(chain.rpcUrl)
    // The node serves at most two blocks per request.
    proxy.setFault(({ method, params }) => {
      const calls = (method === 'batch' ? params : [{ method, params }]) as Array<{ method: string; params: object[] }>
      const logs = calls.find((call) => call.method === 'eth_getLogs')?.params[0] as
        | { fromBlock: string; toBlock: string }
        | undefined
      const isTooWide = logs && Number(logs.toBlock) - Number(logs.fromBlock) > 1
      return isTooWide ? { kind: 'status', status: 413 } : { kind: 'pass' }
    })
    const day = await today()
    for (const [position, wallet] of wallets.entries()) {
      await relayer.mintBatch(day, [{ receiver: wallet, tokens: [1, position + 2] }])
      await stranger.buy()
      const index = open({ rpcUrl: proxy.url })
      await eventually(async () => (await indexedDays(store.database)).length > position - 1)
      await index.close()
    }
    await catchUp(open({ rpcUrl: proxy.url }))
    expect(await indexedDays(store.database)).toEqual(await contractDays(chain, wallets))
    expect(await summaryOf(stranger.address)).toMatchObject({ swaps: 6 })
    await proxy.close()
  })

  it('is written by one process at a time, and a standby takes over when it stops', async () => {
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
    await catchUp(first)
    await catchUp(second)
    await first.close()
    await mintSome()
    await catchUp(second)
    expect(await indexedDays(store.database)).toEqual(await contractDays(chain, wallets))
    expect(await summaryOf(stranger.address)).toMatchObject({ swaps: 10 })
  })

  it.each(['open', 'closed'])('undoes reorganized blocks while the index is %s', async (state) => {
    const [kept, dropped, moved] = [newAddress(), newAddress(), newAddress()]
    const day = await today()
    let registry = new Registry()
    await relayer.mintBatch(day, [{ receiver: kept, tokens: [1, 2] }])
    let index = open({ registry })
    await catchUp(index)
    const before = await chain.rpc('evm_snapshot')
    await relayer.mintBatch(day, [
      { receiver: kept, tokens: [3] },
      { receiver: dropped, tokens: everything },
    ])
    await owner.ownerMint(kept, 1)
    await owner.mintTo(kept, 8)
    await stranger.buy()
    await stranger.mintTo(moved, 4)
    await catchUp(index)
    expect(await itemsOf(index, dropped)).toEqual({ [day]: everything })
    expect((await index.of(stranger.address)).swaps).toBe(1)

    // An open index sees the new chain while it is still the shorter one.
    if (state === 'closed') await index.close()
    await chain.rpc('evm_revert', [before])
    await startNextDay(chain)
    await stranger.mintTo(moved, 4)
    for (let each = 0; each < 6; each++) await chain.rpc('evm_mine')
    if (state === 'closed') index = open({ registry: (registry = new Registry()) })
    await catchUp(index)
    expect(await itemsOf(index, kept)).toEqual({ [day]: [1, 2] })
    expect(await index.of(dropped)).toEqual({ days: [], swaps: 0 })
    expect(await itemsOf(index, moved)).toEqual({ [day + 1]: [4] })
    expect(await index.of(stranger.address)).toEqual({ days: [], swaps: 0 })
    expect(await valueOf(registry, 'mint_index_events_undone_total')).toBe(6)
    expect(await registry.metrics()).toMatch(/^mint_index_reorganization_blocks_sum 5\n.*_count 1$/m)
    await expectSameAfterRebuild(index, [kept, dropped, moved, stranger.address])
  })

  it('rebuilds after a reorganization that is too deep to undo', async () => {
    const [kept, dropped] = [newAddress(), newAddress()]
    const day = await today()
    await relayer.mintBatch(day, [{ receiver: kept, tokens: [1] }])
    const before = await chain.rpc('evm_snapshot')
    await relayer.mintBatch(day, [{ receiver: dropped, tokens: [1] }])
    const index = open({ settings: { keepBlocks: 3 } })
    for (let each = 0; each < 5; each++) await chain.rpc('evm_mine')
    await catchUp(index)
    for (let each = 0; each < 5; each++) {
      await chain.rpc('evm_mine')
      await catchUp(index)
    }
    await chain.rpc('evm_revert', [before])
    await startNextDay(chain)
    for (let each = 0; each < 20; each++) await chain.rpc('evm_mine')
    await catchUp(index)
    expect(await index.of(dropped)).toEqual({ days: [], swaps: 0 })
    await expectSameAfterRebuild(index, [kept, dropped])
  })

  it('matches the contract after random actions and reorganizations', async () => {
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
        () => startNextDay(chain),
        async () => (snapshot = await chain.rpc('evm_snapshot')),
        async () => {
          await chain.rpc('evm_revert', [snapshot])
          snapshot = await chain.rpc('evm_snapshot')
        },
        () => catchUp(index),
      ]
      // Minting an item twice reverts, which still mines a block.
      await actions[random(actions.length)]?.().catch(() => undefined)
    }
    // The index detects a fork only through its blocks.
    for (let each = 0; each < 30; each++) await chain.rpc('evm_mine')
    await catchUp(index)
    expect(await indexedDays(store.database)).not.toEqual([])
    await expectSameAfterRebuild(index, wallets)
  })

  it('waits for a node that lags behind or does not respond', async () => {
    const wallet = newAddress()
    const day = await today()
    const proxy = await startFaultProxy(chain.rpcUrl)
    const index = open({ rpcUrl: proxy.url })
    expect(() => index.position()).toThrow('CHAIN_SILENT')
    await relayer.mintBatch(day, [{ receiver: wallet, tokens: [1] }])
    await catchUp(index)
    const head = index.position().block
    const old = await chain.rpc('eth_getBlockByNumber', [`0x${(head - 1).toString(16)}`, false])
    proxy.setFault(({ method, params }) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? { kind: 'change', result: () => old }
        : { kind: 'pass' },
    )
    await relayer.mintBatch(day, [{ receiver: wallet, tokens: [2] }])
    await waitBriefly()
    expect(await itemsOf(index, wallet)).toEqual({ [day]: [1] })
    expect(index.position()).toMatchObject({ block: head, behindBlocks: 0 })
    await proxy.goDown()
    await waitBriefly()
    await proxy.comeBack()
    proxy.setFault(() => ({ kind: 'pass' }))
    await catchUp(index)
    expect(await itemsOf(index, wallet)).toEqual({ [day]: [1, 2] })
    await proxy.close()
  })
})

function open(options: { rpcUrl?: string; settings?: Partial<IndexSettings>; registry?: Registry } = {}): MintIndex {
  const { rpcUrl, settings, registry = new Registry() } = options
  const index = openMintIndex({
    database: store.database,
    chain: rpcUrl ? connectChain({ ...chain.chain, rpcUrls: [rpcUrl] }) : chain.chain,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    metrics: createIndexMetrics(registry),
    settings: { pollMilliseconds: 20, ...settings },
  })
  onTestFinished(index.close)
  return index
}

async function catchUp(index: MintIndex): Promise<void> {
  const { number, hash } = await chain.chain.client.getBlock()
  await eventually(async () => {
    const result = await store.database.sql.execute(sql`
      select 1 from recent_block where block = ${Number(number)} and hash = ${hash}`)
    if ((result as unknown as { rows: unknown[] }).rows.length === 0) return false
    return positionOf(index) >= Number(number)
  })
}

/** Returns -1 before the first read: another index may have written the block already. */
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
  await deleteCursor(store.database.sql, 1)
  await eventually(async () => (await indexRows(store.database)).length === rows.length)
  await catchUp(index)
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
  return Number(await readCollection(chain.chain).getCurrentMintDay())
}

async function valueOf(registry: Registry, name: string): Promise<number | undefined> {
  const metric = await registry.getSingleMetric(name)?.get()
  return metric?.values[0]?.value
}

function newAddress(): Address {
  return actOnChain(chain, generatePrivateKey()).address
}

function waitBriefly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300))
}

/** Returns a deterministic generator of numbers from 0 up to a limit. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
