import { eq, isNull } from 'drizzle-orm'
import { getAbiItem, pad, toFunctionSelector, toHex } from 'viem'
import { collectionAbi } from '@network-site/protocol/contracts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '../../../services/process.ts'
import { chainTransactions } from '../../../transactions/tables.ts'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startFaultProxy, type FaultProxy } from '../../../../test/fault-proxy.ts'
import { newWallet, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { receivedTokens } from '../../../../test/mint-ledger.ts'
import { mints } from '../tables.ts'

let chain: PrivateChain
let proxy: FaultProxy
let store: TestDatabase
const setups: TestMinting[] = []
const dayMilliseconds = 86_400_000
/** How far the server's clock is ahead of this machine's. */
let aheadMilliseconds: number
const clock: Clock = { nowMilliseconds: () => Date.now() + aheadMilliseconds }

afterAll(closeTestDatabases)
beforeEach(async () => {
  chain = await startPrivateChain()
  // Both clocks begin at noon: near a real midnight there would be no time left to approach it in.
  const noon = Math.ceil(Date.now() / dayMilliseconds) * dayMilliseconds + dayMilliseconds / 2
  aheadMilliseconds = noon - Date.now()
  await chain.rpc('evm_setNextBlockTimestamp', [noon / 1000])
  await chain.rpc('evm_mine')
  proxy = await startFaultProxy(chain.rpcUrl)
  store = await borrowTestDatabase('pglite')
})
afterEach(async () => {
  for (const setup of setups.splice(0)) await setup.close()
  await proxy.close()
  await store.close()
  await chain.stop()
})

async function open(): Promise<TestMinting> {
  const setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrl: proxy.url, clock })
  setups.push(setup)
  return setup
}

const currentDaySelector = toFunctionSelector(getAbiItem({ abi: collectionAbi, name: 'getCurrentMintDay' }))

/** Puts the chain's clock so many seconds before the end of its day, and the server's so many after it. */
async function approachMidnight({ collection }: TestMinting, before: number, after: number): Promise<number> {
  const day = collection.chainDay()
  await chain.rpc('evm_setNextBlockTimestamp', [collection.endOf(day) - before])
  await chain.rpc('evm_mine')
  aheadMilliseconds = (collection.endOf(day) + after) * 1000 - Date.now()
  return day
}

/** Makes the chain come to a day. */
async function enterDay({ collection }: TestMinting, day: number): Promise<void> {
  await chain.rpc('evm_setNextBlockTimestamp', [collection.endOf(day - 1) + 1])
  await chain.rpc('evm_mine')
}

async function revertedCount(): Promise<number> {
  return (await store.database.sql.select().from(chainTransactions).where(eq(chainTransactions.status, 'failed')))
    .length
}

async function queuedCount(): Promise<number> {
  return (await store.database.sql.select().from(mints).where(isNull(mints.relayer))).length
}

describe('at midnight', () => {
  it('a mint for a day that the chain has not come to waits for it', async () => {
    const setup = await open()
    const wallet = await newWallet()
    // The gas is measured with the first: without that no batch would be sent for a day that is not.
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
    const day = await approachMidnight(setup, 600, 2)
    expect(setup.collection.day()).toBe(day + 1)
    let looks = 0
    proxy.setFault(({ method, params }) => {
      if (method === 'eth_call' && params[1] === 'pending') looks++
      return { kind: 'pass' }
    })
    const asked = setup.ask(wallet, 7)
    await eventually(async () => (await queuedCount()) === 1)
    // The relayer has looked again and again, and still waits.
    const before = looks
    await eventually(() => looks >= before + 5)
    expect(await queuedCount()).toBe(1)
    await enterDay(setup, day + 1)
    expect(await asked).toMatchObject({ status: 200 })
    expect(await revertedCount()).toBe(0)
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([7])
  })

  it('a quiet chain whose node knows no block to come is made to say the day', async () => {
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

  it('a mint of the old day is still sent while the chain is behind', async () => {
    const setup = await open()
    await setup.closeRelayer()
    const wallet = await newWallet()
    const day = await approachMidnight(setup, 600, -60)
    const asked = setup.ask(wallet, 9)
    await eventually(async () => (await queuedCount()) === 1)
    aheadMilliseconds += 90_000
    expect(setup.collection.day()).toBe(day + 1)
    await open()
    expect(await asked).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([9])
  })

  it('a batch that came before its day is no attempt of its mints', async () => {
    const setup = await open()
    const wallet = await newWallet()
    // The gas is measured with the first.
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
    const day = await approachMidnight(setup, 600, 1)
    // A node that is wrong about the block to come.
    proxy.setFault(({ method, params }) =>
      method === 'eth_call' && JSON.stringify(params).includes(currentDaySelector)
        ? { kind: 'change', result: () => pad(toHex(day + 1)) }
        : { kind: 'pass' },
    )
    const asked = setup.ask(wallet, 10)
    await eventually(async () => (await revertedCount()) >= 1)
    proxy.setFault(() => ({ kind: 'pass' }))
    await enterDay(setup, day + 1)
    expect(await asked).toMatchObject({ status: 200 })
    const [row] = await store.database.sql.select().from(mints).where(eq(mints.token, 10))
    expect(row?.attempts).toBe(0)
  })
})
