import { type MintStates, mintStatesSchema } from '@network-site/protocol/mints'
import { collectionAbi } from '@network-site/protocol/contracts'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { inArray } from 'drizzle-orm'
import { getAbiItem, toFunctionSelector } from 'viem'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { startFaultProxy } from '../../../test/fault-proxy.ts'
import { newWallet, newWallets, openTestMinting, type TestMinting } from '../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../test/private-chain.ts'
import { mints } from './tables.ts'

const chain = await startPrivateChain()
const proxy = await startFaultProxy(chain.rpcUrl)
let store: TestDatabase
let setup: TestMinting
let url: string
/** The number of contract calls that read wallets' items. */
let reads: number

afterAll(async () => {
  await proxy.close()
  await chain.stop()
})
afterAll(closeTestDatabases)
beforeEach(async () => {
  store = await borrowTestDatabase('pglite')
  await start()
  reads = 0
  proxy.setFault(({ method, params }) => {
    if (method === 'eth_call' && JSON.stringify(params).includes(receivedMintsSelector)) reads++
  })
})
afterEach(() => setup.close())

async function start(more: { isChainAwaited?: boolean } = {}): Promise<void> {
  setup = await openTestMinting({
    database: store.database,
    privateChain: chain,
    rpcUrls: [proxy.url],
    settings: { budget: { all: 0, firstSeen: 0, perSource: 40_000 } },
    minting: { maxStreams: 120, maxStreamsPerNetwork: 20 },
    ...more,
  })
  url = await setup.app.listen({ port: 0, host: '127.0.0.1' })
}

const receivedMintsSelector = toFunctionSelector(getAbiItem({ abi: collectionAbi, name: 'receivedMints' }))

/** Subscribes to a wallet's events as a page does. */
async function follow(address: string): Promise<{ status: number; events: MintStates[]; leave: () => void }> {
  const page = new AbortController()
  onTestFinished(() => page.abort())
  const response = await fetch(`${url}/mints/${address}/events`, { signal: page.signal })
  const events: MintStates[] = []
  const decoder = new TextDecoder()
  let text = ''
  void (async () => {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const found = [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data ?? '') as unknown)
      events.splice(0, events.length, ...found.map((event) => mintStatesSchema.parse(event)))
    }
  })().catch(() => undefined)
  return { status: response.status, events, leave: () => page.abort() }
}

describe('mint streams', () => {
  it('do not update after rejected requests of other wallets', async () => {
    const followed = await newWallets(20)
    const streams = await Promise.all(followed.map(({ address }) => follow(address)))
    await eventually(() => streams.every(({ events }) => events.length > 0))
    // One mint uses up most of this source's budget.
    const spent = { ip: '203.0.113.9' }
    expect(await setup.ask(await newWallet(), 1, spent)).toMatchObject({ status: 200 })
    reads = 0
    const rejectedWallets = await newWallets(20)
    for (const wallet of rejectedWallets)
      expect(await setup.ask(wallet, 1, spent)).toMatchObject({ code: 'BUDGET_SPENT_FOR_SOURCE' })
    // Only the first was queued.
    const minters = rejectedWallets.map(({ address }) => address.toLowerCase())
    expect(await store.database.sql.$count(mints, inArray(mints.minter, minters))).toBe(1)
    // By the time one stream reports its own mint, the others would have been read.
    await setup.ask(followed[0] ?? (await newWallet()), 3, { ip: '198.51.100.1' })
    await eventually(() => streams[0]?.events.at(-1)?.items[2]?.state === 'minted')
    expect(reads).toBeLessThanOrEqual(3)
  })

  it('share reads with each other and with plain requests', async () => {
    const { address } = await newWallet()
    const streams = await Promise.all(Array.from({ length: 10 }, () => follow(address)))
    await eventually(() => streams.every(({ events }) => events.length > 0))
    await Promise.all(Array.from({ length: 10 }, () => setup.app.inject(`/mints/${address}`)))
    expect(reads).toBeLessThanOrEqual(2)
  })

  it('are limited per network, and closing one makes room for another', async () => {
    const { address } = await newWallet()
    const streams = await Promise.all(Array.from({ length: 20 }, () => follow(address)))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await follow(address)).status).toBe(429)
    streams[0]?.leave()
    await eventually(async () => (await follow(address)).status === 200)
  })

  it('are limited across all networks of a /56 and of a /48', async () => {
    const { address } = await newWallet()
    const opened = async (clients: string[]) => {
      const ask = (remoteAddress: string) =>
        setup.app.inject({ url: `/mints/${address}/events`, remoteAddress, payloadAsStream: true })
      const answers = await Promise.all(clients.map(ask))
      return answers.filter(({ statusCode }) => statusCode === 200).length
    }
    // Two streams from each of fifty networks, none of which reaches its own limit of 20.
    const twiceEach = (client: (index: number) => string) =>
      Array.from({ length: 100 }, (_, index) => client(Math.floor(index / 2)))
    expect(await opened(twiceEach((index) => `2001:db8:1:${index.toString(16)}::1`))).toBe(40)
    expect(await opened(twiceEach((index) => `2001:db8:1:1${index.toString(16).padStart(2, '0')}::1`))).toBe(40)
    expect(await opened(twiceEach((index) => `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`))).toBe(0)
    expect(await opened(['2001:db8:2::1', '203.0.113.1'])).toBe(2)
  })

  it('do not count if the client leaves before its stream opens', async () => {
    const { address } = await newWallet()
    const gone = new ServerResponse(new IncomingMessage(new Socket())).destroy()
    const networks = [{ network: 'gone', share: 1 }]
    for (let index = 0; index < 200; index++) setup.minting.streams.open(address, { response: gone, networks })
    expect((await follow(address)).status).toBe(200)
  })

  it('open before the chain has responded, and send events as soon as it does', async () => {
    await setup.close()
    proxy.setFault(() => ({ kind: 'status', status: 503 }))
    await start({ isChainAwaited: false })
    const { address } = await newWallet()
    const { status, events } = await follow(address)
    expect(status).toBe(200)
    expect((await setup.app.inject(`/mints/${address}`)).statusCode).toBe(503)
    expect(events).toEqual([])
    proxy.setFault(() => ({ kind: 'pass' }))
    await eventually(() => events.length > 0)
  })

  it('are limited in total across networks', async () => {
    const address = `0x${'a'.repeat(40)}` as const
    const open = (network: string) =>
      setup.minting.streams.open(address, {
        response: new ServerResponse(new IncomingMessage(new Socket())),
        networks: [{ network, share: 1 }],
      })
    for (let index = 0; index < 120; index++) open(`network ${index}`)
    expect(() => open('another')).toThrow(expect.objectContaining({ status: 503 }))
  })
})
