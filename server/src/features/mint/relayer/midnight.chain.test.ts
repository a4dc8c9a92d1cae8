import { eq, isNull } from 'drizzle-orm'
import { getAbiItem, pad, toFunctionSelector, toHex } from 'viem'
import { collectionAbi } from '@network-site/protocol/contracts'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Clock } from '../../../services/process.ts'
import { chainTransactions } from '../../../transactions/tables.ts'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startFaultProxy, type FaultProxy } from '../../../../test/fault-proxy.ts'
import { everyItem, newWallet, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { receivedTokens } from '../../../../test/mint-ledger.ts'
import { mints } from '../tables.ts'

let chain: PrivateChain
let proxy: FaultProxy
let store: TestDatabase
const dayMilliseconds = 86_400_000
/** How far the server's clock is ahead of the system clock. */
let aheadMilliseconds: number
const clock: Clock = { nowMilliseconds: () => Date.now() + aheadMilliseconds }

afterAll(closeTestDatabases)
beforeEach(async () => {
  chain = await startPrivateChain()
  onTestFinished(chain.stop)
  // Both clocks start at noon, because near a real midnight the tests would cross it.
  const noon = Math.ceil(Date.now() / dayMilliseconds) * dayMilliseconds + dayMilliseconds / 2
  aheadMilliseconds = noon - Date.now()
  await chain.rpc('evm_setNextBlockTimestamp', [noon / 1000])
  await chain.rpc('evm_mine')
  proxy = await startFaultProxy(chain.rpcUrl)
  onTestFinished(proxy.close)
  store = await borrowTestDatabase('pglite')
})

async function open(): Promise<TestMinting> {
  const setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrls: [proxy.url], clock })
  onTestFinished(setup.close)
  return setup
}

const currentDaySelector = toFunctionSelector(getAbiItem({ abi: collectionAbi, name: 'getCurrentMintDay' }))

/** Sets the chain's clock `before` seconds before the end of its day, and the server's `after` seconds after it. */
async function approachMidnight({ collection }: TestMinting, before: number, after: number): Promise<number> {
  const day = collection.chainDay()
  await chain.rpc('evm_setNextBlockTimestamp', [collection.endOf(day) - before])
  await chain.rpc('evm_mine')
  aheadMilliseconds = (collection.endOf(day) + after) * 1000 - Date.now()
  return day
}

async function enterDay({ collection }: TestMinting, day: number): Promise<void> {
  await chain.rpc('evm_setNextBlockTimestamp', [collection.endOf(day - 1) + 1])
  await chain.rpc('evm_mine')
}

const revertedCount = async () => store.database.sql.$count(chainTransactions, eq(chainTransactions.status, 'failed'))
const queuedCount = async () => store.database.sql.$count(mints, isNull(mints.relayer))

describe('at midnight', () => {
  it('queues a mint until the chain reaches its day', async () => {
    const setup = await open()
    const wallet = await newWallet()
    // The first mint measures gas, without which no batch would be sent for a future day.
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
    const day = await approachMidnight(setup, 600, 2)
    expect(setup.collection.day()).toBe(day + 1)
    let polls = 0
    proxy.setFault(({ method, params }) => {
      if (method === 'eth_call' && params[1] === 'pending') polls++
    })
    const request = setup.ask(wallet, 7)
    await eventually(async () => (await queuedCount()) === 1)
    // The relayer has polled the chain several times and still waits.
    const before = polls
    await eventually(() => polls >= before + 5)
    expect(await queuedCount()).toBe(1)
    await enterDay(setup, day + 1)
    expect(await request).toMatchObject({ status: 200 })
    expect(await revertedCount()).toBe(0)
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([7])
  })

  it('queues a request for all items until the chain reaches its day', async () => {
    const setup = await open()
    const wallet = await newWallet()
    const day = await approachMidnight(setup, 600, 2)
    expect(await setup.askForAll(wallet)).toEqual(everyItem)
    expect(await queuedCount()).toBe(42)
    await enterDay(setup, day + 1)
    await expect.poll(() => receivedTokens(chain, wallet.address, day + 1)).toEqual(everyItem)
    expect(await revertedCount()).toBe(0)
  })

  it('makes an idle chain without a pending block reach the new day', async () => {
    const setup = await open()
    proxy.setFault(({ method, params }) =>
      method === 'eth_call' && params[1] === 'pending' ? { kind: 'status', status: 500 } : { kind: 'pass' },
    )
    const wallet = await newWallet()
    const day = await approachMidnight(setup, 1, 2)
    expect(await setup.ask(wallet, 8)).toMatchObject({ status: 200 })
    expect(await revertedCount()).toBe(0)
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([8])
  })

  it('sends a mint of the old day while the chain is behind', async () => {
    const setup = await open()
    await setup.closeRelayer()
    const wallet = await newWallet()
    const day = await approachMidnight(setup, 600, -60)
    const request = setup.ask(wallet, 9)
    await eventually(async () => (await queuedCount()) === 1)
    aheadMilliseconds += 90_000
    expect(setup.collection.day()).toBe(day + 1)
    await open()
    expect(await request).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([9])
  })

  it('does not count a batch that was mined before its day as an attempt', async () => {
    const setup = await open()
    const wallet = await newWallet()
    // The first mint measures gas.
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
    const day = await approachMidnight(setup, 600, 1)
    // The node reports a wrong day for the pending block.
    proxy.setFault(({ method, params }) =>
      method === 'eth_call' && JSON.stringify(params).includes(currentDaySelector)
        ? { kind: 'change', result: () => pad(toHex(day + 1)) }
        : { kind: 'pass' },
    )
    const request = setup.ask(wallet, 10)
    await eventually(async () => (await revertedCount()) >= 1)
    proxy.setFault(() => ({ kind: 'pass' }))
    await enterDay(setup, day + 1)
    expect(await request).toMatchObject({ status: 200 })
    const [row] = await store.database.sql.select().from(mints).where(eq(mints.token, 10))
    expect(row?.attempts).toBe(0)
  })
})
