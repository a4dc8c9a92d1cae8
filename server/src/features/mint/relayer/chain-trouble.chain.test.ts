import { eq, isNotNull } from 'drizzle-orm'
import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { compareLedgers, receivedTokens } from '../../../../test/mint-ledger.ts'
import { startFaultProxy } from '../../../../test/fault-proxy.ts'
import {
  everyItem,
  newWallet,
  newWallets,
  openTestMinting,
  type MintResponse,
  type TestMinting,
  type TestMintingOptions,
} from '../../../../test/open-test-minting.ts'
import { actOnChain, type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { mintGas, mints } from '../tables.ts'

let chain: PrivateChain
let store: TestDatabase
let setup: TestMinting

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

async function open(options: Partial<TestMintingOptions> = {}): Promise<TestMinting> {
  return openTestMinting({ database: store.database, privateChain: chain, ...options })
}

async function pendingCount(): Promise<number> {
  const status = (await chain.rpc('txpool_status')) as { pending: string; queued: string }
  return Number(status.pending) + Number(status.queued)
}

async function sentCount(): Promise<number> {
  return store.database.sql.$count(mints, isNotNull(mints.relayer))
}

async function mineAndResume(): Promise<void> {
  await chain.rpc('evm_mine')
  await chain.rpc('evm_setAutomine', [true])
}

async function endDay(day: number): Promise<void> {
  await chain.rpc('evm_setNextBlockTimestamp', [setup.collection.endOf(day) + 1])
  await chain.rpc('evm_mine')
}

async function pingFails(ending: string): Promise<void> {
  await eventually(() =>
    setup.minting.ping().then(
      () => false,
      (error: Error) => error.message.endsWith(ending),
    ),
  )
}

async function firstRejection(): Promise<MintResponse> {
  const refused: MintResponse[] = []
  await eventually(async () => {
    const wallet = await newWallet()
    void setup.ask(wallet, 1).then((response) => response.status !== 200 && refused.push(response))
    await eventually(async () => refused.length > 0 || (await sourcesOf(wallet.address)).length === 1)
    return refused.length > 0
  })
  return refused[0] as MintResponse
}

async function sourcesOf(minter: string): Promise<string[]> {
  const rows = await store.database.sql
    .select({ source: mints.source })
    .from(mints)
    .where(eq(mints.minter, minter.toLowerCase()))
  return rows.map(({ source }) => source)
}

async function chargeCount(source: string): Promise<number> {
  return store.database.sql.$count(mintGas, eq(mintGas.scope, `from ${source}`))
}

/** Returns the owner, whose tip far above the relayer's puts transactions first in their block. */
function firstInBlock() {
  return actOnChain(chain, chain.owner, { maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 9_000_000_000n })
}

describe('an unconfirmed batch', () => {
  it('mints its other items when one was minted elsewhere first', async () => {
    const wallet = await newWallet()
    const day = setup.collection.day()
    await chain.rpc('evm_setAutomine', [false])
    const requests = Promise.all([setup.ask(wallet, 1), setup.ask(wallet, 2)])
    await eventually(async () => (await pendingCount()) >= 1 && (await sentCount()) === 2)
    await firstInBlock().mintTo(wallet.address, 1)
    await mineAndResume()
    const [first, second] = await requests
    expect(first).toMatchObject({ status: 409, code: 'ALREADY_MINTED' })
    expect(second).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([1, 2])
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
  })

  it('fails with 403 when minting closes before it is mined, and so do later requests', async () => {
    const wallets = await newWallets(3)
    await chain.rpc('evm_setAutomine', [false])
    const requests = Promise.all(wallets.map((wallet) => setup.ask(wallet, 1)))
    await eventually(async () => (await pendingCount()) >= 1 && (await sentCount()) === wallets.length)
    await firstInBlock().closeMinting()
    await mineAndResume()
    for (const response of await requests) expect(response).toMatchObject({ status: 403, code: 'MINT_CLOSED' })
    expect(await setup.ask(await newWallet(), 1)).toMatchObject({ status: 403, code: 'MINT_CLOSED' })
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
  })

  it('is resent when a reorganization drops it', async () => {
    const wallets = await newWallets(6)
    const day = setup.collection.day()
    const beforeMints = await chain.rpc('evm_snapshot')
    for (const wallet of wallets.slice(0, 3)) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
    await chain.rpc('evm_revert', [beforeMints])
    await chain.rpc('hardhat_mine', ['0x3'])
    expect(await receivedTokens(chain, wallets[2]?.address ?? '0x', day)).toEqual([])
    await eventually(async () => (await receivedTokens(chain, wallets[2]?.address ?? '0x', day)).length === 1)
    const responses = await Promise.all(wallets.slice(3).map((wallet) => setup.ask(wallet, 1)))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    await eventually(async () => (await compareLedgers(store.database, chain)).differences.length === 0)
    expect(await compareLedgers(store.database, chain)).toMatchObject({ minted: 6, unfinished: 0 })
  })

  it('is replaced at higher fees when the base fee rises above its maximum', async () => {
    const wallets = await newWallets(4)
    await chain.rpc('evm_setAutomine', [false])
    const first = setup.ask(wallets[0] ?? (await newWallet()), 1)
    await eventually(async () => (await pendingCount()) >= 1)
    const others = Promise.all(wallets.slice(1).map((wallet) => setup.ask(wallet, 1)))
    await eventually(async () => (await sentCount()) === wallets.length)
    await chain.rpc('hardhat_setNextBlockBaseFeePerGas', [toHex(20_000_000_000n)])
    await chain.rpc('evm_mine')
    await chain.rpc('hardhat_setNextBlockBaseFeePerGas', [toHex(20_000_000_000n)])
    await chain.rpc('evm_setIntervalMining', [1000])
    expect(await first).toMatchObject({ status: 200 })
    expect((await others).every(({ status }) => status === 200)).toBe(true)
  })

  it('waits for the configured number of confirmations', async () => {
    await setup.close()
    const proxy = await startFaultProxy(chain.rpcUrl)
    let polls = 0
    proxy.setFault(({ method }) => {
      if (method === 'eth_getBlockByNumber') polls += 1
    })
    setup = await open({ rpcUrls: [proxy.url], settings: { confirmations: 3 } })
    const wallet = await newWallet()
    let hasResponded = false
    const request = setup.ask(wallet, 1).finally(() => (hasResponded = true))
    await eventually(async () => (await receivedTokens(chain, wallet.address, setup.collection.day())).length === 1)
    // The relayer has polled the chain several times and still waits.
    const before = polls
    await eventually(() => polls >= before + 5)
    expect(hasResponded).toBe(false)
    await chain.rpc('hardhat_mine', ['0x2'])
    expect(await request).toMatchObject({ status: 200 })
    await setup.close()
    await proxy.close()
    setup = await open()
  })
})

describe('a request for all items', () => {
  /** Returns whether the chain and the database agree that this many items are minted. */
  async function areMinted(count: number): Promise<boolean> {
    const { minted, differences, unfinished } = await compareLedgers(store.database, chain)
    return minted === count && differences.length === 0 && unfinished === 0
  }

  it('is completed when some of its items were minted elsewhere first', async () => {
    const wallet = await newWallet()
    await chain.rpc('evm_setAutomine', [false])
    expect(await setup.askForAll(wallet)).toEqual(everyItem)
    await eventually(async () => (await pendingCount()) >= 1 && (await sentCount()) === 42)
    await firstInBlock().mintTo(wallet.address, 7)
    await mineAndResume()
    await eventually(() => areMinted(42))
    expect(await setup.countStates(wallet.address)).toEqual({ minted: 42 })
  })

  it('is completed after a reorganization', async () => {
    const wallets = await newWallets(3)
    const beforeMints = await chain.rpc('evm_snapshot')
    for (const wallet of wallets) await setup.askForAll(wallet)
    await eventually(() => areMinted(126))
    await chain.rpc('evm_revert', [beforeMints])
    await chain.rpc('hardhat_mine', ['0x3'])
    expect(await areMinted(126)).toBe(false)
    await eventually(() => areMinted(126))
  })

  it('is completed by a replacement at higher fees', async () => {
    const wallets = await newWallets(3)
    await chain.rpc('evm_setAutomine', [false])
    for (const wallet of wallets) expect(await setup.askForAll(wallet)).toEqual(everyItem)
    await eventually(async () => (await sentCount()) === 126)
    await chain.rpc('hardhat_setNextBlockBaseFeePerGas', [toHex(20_000_000_000n)])
    await chain.rpc('evm_mine')
    await chain.rpc('hardhat_setNextBlockBaseFeePerGas', [toHex(20_000_000_000n)])
    await chain.rpc('evm_setIntervalMining', [1000])
    await eventually(() => areMinted(126), 30_000)
  })

  it('fails when its day ends, and can be made again on the next', async () => {
    const wallet = await newWallet()
    const day = setup.collection.day()
    await chain.rpc('evm_setAutomine', [false])
    await setup.askForAll(wallet)
    await eventually(async () => (await pendingCount()) >= 1)
    await endDay(day)
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    await eventually(() => setup.collection.day() === day + 1)
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([])
    await expect.poll(() => setup.countStates(wallet.address)).toEqual({ idle: 42 })
    expect(await setup.askForAll(wallet)).toEqual(everyItem)
    await expect.poll(() => receivedTokens(chain, wallet.address, day + 1)).toEqual(everyItem)
    await eventually(async () => (await compareLedgers(store.database, chain)).differences.length === 0)
  })
})

describe('the end of a day', () => {
  it('fails unconfirmed mints and does not mint them on the next day', async () => {
    const wallet = await newWallet()
    const day = setup.collection.day()
    await chain.rpc('evm_setAutomine', [false])
    const request = setup.ask(wallet, 5)
    await eventually(async () => (await pendingCount()) >= 1)
    await endDay(day)
    expect(await request).toMatchObject({ status: 409, code: 'DAY_OVER' })
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([])
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([])
    // The wallet can mint again on the new day.
    await eventually(() => setup.collection.day() === day + 1)
    expect(await setup.ask(wallet, 5)).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([5])
  })

  it('clears client networks and keeps the mints', async () => {
    await setup.close()
    const budget = { all: 0, firstSeen: 0, perSource: 10_000_000 }
    setup = await open({ settings: { budget } })
    const wallet = await newWallet()
    const day = setup.collection.day()
    expect(await setup.ask(wallet, 8, { ip: '192.0.2.7' })).toMatchObject({ status: 200 })
    expect(await sourcesOf(wallet.address)).toEqual(['192.0.2.7'])
    expect(await chargeCount('192.0.2.7')).toBe(1)
    await endDay(day)
    await eventually(async () => (await sourcesOf(wallet.address))[0] === '')
    await eventually(async () => (await chargeCount('192.0.2.7')) === 0)
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([8])
  })

  it('fails queued mints', async () => {
    await setup.closeRelayer()
    const wallet = await newWallet()
    const day = setup.collection.day()
    const request = setup.ask(wallet, 6)
    await eventually(async () => (await sourcesOf(wallet.address)).length === 1)
    await endDay(day)
    await eventually(() => setup.collection.day() === day + 1)
    const other = await open()
    expect(await request).toMatchObject({ status: 409, code: 'DAY_OVER' })
    await other.close()
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([])
  })
})

describe('a relayer without funds', () => {
  it('fails its health check, rejects requests, and resumes when funded', async () => {
    await setup.ask(await newWallet(), 1)
    const relayer = privateKeyToAccount(chain.relayers[0] ?? '0x').address
    await chain.rpc('hardhat_setBalance', [relayer, '0x1'])
    const early = setup.ask(await newWallet(), 1)
    await pingFails('is empty')
    expect(await firstRejection()).toMatchObject({ status: 503, code: 'RELAYER_UNAVAILABLE' })
    await chain.rpc('hardhat_setBalance', [relayer, toHex(10n ** 20n)])
    expect(await early).toMatchObject({ status: 200 })
    await eventually(async () => (await setup.ask(await newWallet(), 1)).status === 200)
    await expect(setup.minting.ping()).resolves.toBeUndefined()
    await chain.rpc('hardhat_setBalance', [relayer, toHex(10n ** 17n)])
    await pingFails('is low')
    expect(await setup.ask(await newWallet(), 1)).toMatchObject({ status: 200 })
  })
})
