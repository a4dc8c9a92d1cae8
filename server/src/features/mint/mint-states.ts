import { collectionAbi } from '@network-site/protocol/contracts'
import { ServiceError } from '@network-site/protocol/failures'
import { itemCount } from '@network-site/protocol/item-count'
import type { MintState, MintStates as WalletStates } from '@network-site/protocol/mints'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from 'viem'
import { sentenceOf } from '../../http/error-handler.ts'
import { createBatchScheduler } from '../../lib/batch-scheduler.ts'
import type { CountedNetwork } from '../../lib/client-network.ts'
import { mintFailure } from '../../lib/mint-failures.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'
import type { Chain } from '../../services/chain.ts'
import type { MintContext } from './mint-context.ts'
import { mintKeyString, type MintProgress, type ProgressChange, readStatesOf } from './mint-progress.ts'

type MintStatesOptions = MintContext & { maxStreams?: number; maxStreamsPerNetwork?: number }

type Stream = { response: ServerResponse; lastSent: string }
/** The streams of one wallet, which share its states. */
type Channel = {
  streams: Set<Stream>
  /** What the streams show; undefined until it has been read. */
  states: WalletStates | undefined
  isReadDue: boolean
  isSendDue: boolean
  isBusy: boolean
  lastRead: string
}

const maxKept = 5000
const stateMilliseconds = 1000
/** Mints that bypass this server may appear this much later. */
const receivedMilliseconds = 3000
const heartbeatMilliseconds = 15_000
const gatherMilliseconds = 100
const readsAtOnce = 8
/** Unsent data per stream before it is closed. */
const maxUnsentBytes = 256 * 1024
/** A mint passes through these states in order. Any other change means that changes arrived out of order. */
const stateRanks: Record<MintState['state'], number> = { idle: 0, waiting: 1, sent: 2, minted: 3, failed: 4 }

/** Reads and streams the states of wallets' items. Concurrent readers and streams of a wallet share a read. */
export function createMintStates(options: MintStatesOptions) {
  const { chain, clock, collection } = options
  const { nowMilliseconds } = clock
  const states = withDedupe<WalletStates>({ keepMilliseconds: stateMilliseconds, maxKept, nowMilliseconds })
  const received = withDedupe<readonly boolean[]>({ keepMilliseconds: receivedMilliseconds, maxKept, nowMilliseconds })
  const receivedBy = (minter: Address, day: number) =>
    received.get(`${minter}/${day}`, () => readReceived(chain, { minter, day }))

  async function read(address: Address): Promise<WalletStates> {
    const found = await states.get(address.toLowerCase(), () => readMintStates(address, { ...options, receivedBy }))
    return { ...found, address }
  }

  const streams = createMintStreams(read, options)
  /** Applies progress to the streams without a read. */
  function change(progress: ProgressChange): void {
    for (const { receiver } of progress.items) states.delete(receiver)
    streams.change(progress)
  }
  /** Reads these wallets again, whose items may have made progress, or all wallets. */
  function refresh(minters: string[] | undefined): void {
    if (minters) for (const minter of minters) states.delete(minter)
    else states.clear()
    streams.refresh(minters)
  }
  // Streams that were opened before the chain responded have not received anything.
  void collection.ready.then(() => refresh(undefined))
  return { read, streams, change, refresh }
}

/** Returns the state of each item of a wallet today: what was requested here, and what the chain has otherwise. */
async function readMintStates(
  address: Address,
  options: MintContext & { receivedBy: (minter: Address, day: number) => Promise<readonly boolean[]> },
): Promise<WalletStates> {
  const { database, collection, receivedBy } = options
  const day = collection.day()
  const minter = address.toLowerCase() as Address
  const [progress, received] = await Promise.all([
    readStatesOf(database.sql, { chain: collection.chainNumber(), minter, day }),
    // If the chain is unreachable, show the states in the database.
    receivedBy(minter, day).catch((): boolean[] => []),
  ])
  const items = Array.from({ length: itemCount }, (_, index): MintState => {
    const tokenIndex = index + 1
    const state = stateOf(progress.get(mintKeyString({ minter, day, token: tokenIndex })))
    if (!received[index]) return { tokenIndex, ...state }
    // Anything on the chain counts as minted; only our own transactions have a known hash.
    const { transactionHash } = state
    return { tokenIndex, state: 'minted', ...(transactionHash ? { transactionHash } : {}) }
  })
  return { address, day, dayEndsAt: collection.endOf(day), isOpen: collection.isOpen(), items }
}

function stateOf(progress: MintProgress | undefined): Omit<MintState, 'tokenIndex'> {
  if (!progress) return { state: 'idle' }
  if (progress.state === 'waiting') return progress
  if (progress.state !== 'failed') return { state: progress.state, transactionHash: progress.transactionHash }
  const { code } = progress
  return { state: 'failed', reason: { code, error: sentenceOf({ code }) } }
}

function readReceived(chain: Chain, { minter, day }: { minter: Address; day: number }): Promise<readonly boolean[]> {
  return chain.client.readContract({
    abi: collectionAbi,
    address: chain.contracts.collection,
    functionName: 'receivedMints',
    args: [minter, BigInt(day)],
  })
}

/** Streams the states of wallets as server-sent events, at most ten per second and wallet. */
function createMintStreams(
  read: (address: Address) => Promise<WalletStates>,
  { collection, maxStreams = 5000, maxStreamsPerNetwork = 100 }: MintStatesOptions,
) {
  const channels = new Map<Address, Channel>()
  const countByNetwork = new Map<string, number>()
  let count = 0
  const readInTurn = createBatchScheduler<Address, WalletStates | undefined>(
    async (addresses) => Promise.all(addresses.map((address) => read(address).catch(() => undefined))),
    { maxBatch: 1, maxRunning: readsAtOnce },
  )
  const timer = setInterval(() => {
    for (const [address, channel] of channels) {
      for (const { response } of channel.streams) write(response, ': keep-alive\n\n')
      // No notification announces a new day.
      if (channel.lastRead !== situation()) requestRead(address)
    }
  }, heartbeatMilliseconds)
  timer.unref()

  /** Changes with the state that all wallets share: the day, and whether minting is open. */
  function situation(): string {
    return collection.isReady() ? [collection.day(), collection.isOpen()].join() : 'unknown'
  }

  function requestRead(address: Address): void {
    const channel = channels.get(address)
    if (!channel) return
    channel.isReadDue = true
    if (!channel.isBusy) void send(address, channel)
  }

  /** Applies progress to the states that a channel shows, or has them read again if it does not follow from them. */
  function applyChange(
    address: Address,
    { day, tokens, progress }: { day: number; tokens: number[]; progress: MintProgress },
  ) {
    const channel = channels.get(address)
    if (!channel) return
    const { states } = channel
    const next = stateOf(progress)
    const isNext = (token: number) => stateRanks[states?.items[token - 1]?.state ?? 'failed'] <= stateRanks[next.state]
    // A read that is due or running may return the states before this change.
    if (!states || states.day !== day || channel.isReadDue || !tokens.every(isNext)) return requestRead(address)
    const items = [...states.items]
    for (const tokenIndex of tokens) items[tokenIndex - 1] = { tokenIndex, ...next }
    channel.states = { ...states, items }
    channel.isSendDue = true
    if (!channel.isBusy) void send(address, channel)
  }

  async function send(address: Address, channel: Channel): Promise<void> {
    channel.isBusy = true
    if (channel.isReadDue) await readAgain(address, channel)
    channel.isSendDue = false
    const text = JSON.stringify(channel.states)
    for (const stream of channel.states ? channel.streams : []) {
      if (text === stream.lastSent) continue
      stream.lastSent = text
      write(stream.response, `event: mints\ndata: ${text}\n\n`)
    }
    await sleep(gatherMilliseconds)
    channel.isBusy = false
    const isDue = channel.isReadDue || channel.isSendDue
    if (isDue && channels.get(address) === channel) void send(address, channel)
  }

  async function readAgain(address: Address, channel: Channel): Promise<void> {
    channel.isReadDue = false
    channel.states = undefined
    channel.lastRead = situation()
    channel.states = await readInTurn(address)
  }

  function leave(key: Address, stream: Stream, networks: CountedNetwork[]): void {
    count--
    for (const { network } of networks) {
      const left = streamsOf(network) - 1
      if (left > 0) countByNetwork.set(network, left)
      else countByNetwork.delete(network)
    }
    const channel = channels.get(key)
    channel?.streams.delete(stream)
    if (channel?.streams.size === 0) channels.delete(key)
  }

  function streamsOf(network: string): number {
    return countByNetwork.get(network) ?? 0
  }

  return {
    /** Adds a stream, which counts toward each of the client's networks until it is closed. */
    open(address: Address, { response, networks }: { response: ServerResponse; networks: CountedNetwork[] }): void {
      // The client left while its request was queued, so `close` would not be emitted again.
      if (response.destroyed) return
      if (count >= maxStreams) throw mintFailure('QUEUE_FULL')
      if (networks.some(({ network, share }) => streamsOf(network) >= maxStreamsPerNetwork * share))
        throw new ServiceError('TOO_MANY_STREAMS')
      for (const { network } of networks) countByNetwork.set(network, streamsOf(network) + 1)
      count++
      const key = address.toLowerCase() as Address
      const channel = channels.get(key) ?? createChannel()
      const stream: Stream = { response, lastSent: '' }
      channel.streams.add(stream)
      channels.set(key, channel)
      response.once('close', () => leave(key, stream, networks))
      requestRead(key)
    },
    change({ day, items, progress }: ProgressChange): void {
      for (const { receiver, tokens } of items) applyChange(receiver, { day, tokens, progress })
    },
    refresh(minters: string[] | undefined): void {
      for (const address of minters ? new Set(minters) : channels.keys()) requestRead(address as Address)
    },
    close(): void {
      clearInterval(timer)
      for (const { streams } of channels.values()) for (const { response } of streams) response.end()
    },
  }
}

function createChannel(): Channel {
  return { streams: new Set(), states: undefined, isReadDue: false, isSendDue: false, isBusy: false, lastRead: '' }
}

/** Closes streams that the client does not read, so that they do not fill the memory. */
function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return
  if (response.writableLength > maxUnsentBytes) response.destroy()
  else response.write(text)
}
