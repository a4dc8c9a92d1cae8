import type { MintStates } from '@network-site/protocol/mints'
import { mintFailure } from '../../lib/mint-failures.ts'
import { ServiceError } from '@network-site/protocol/failures'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { batchCalls } from './batch-calls.ts'

type Stream = { response: ServerResponse; lastSent: string }
/** All who follow one wallet. It is read once for all of them. */
type Channel = { streams: Set<Stream>; isDue: boolean; isBusy: boolean; lastRead: string }
export type MintStreams = ReturnType<typeof createMintStreams>

export type MintStreamOptions = {
  read: (address: `0x${string}`) => Promise<MintStates>
  /** Changes with what concerns every wallet: the day, and whether minting is open. It must not throw. */
  situation: () => string
  maxStreams: number
  /** Of one network. */
  maxPerNetwork: number
}

const heartbeatMilliseconds = 15_000
const gatherMilliseconds = 100
/** Wallets read at once, however many have to be. */
const readsAtOnce = 8
/** What a visitor may leave unread. */
const maxUnsentBytes = 256 * 1024

/** The live streams of wallets' items. Each wallet is read at most ten times a second, whoever follows it. */
export function createMintStreams({ read, situation, maxStreams, maxPerNetwork }: MintStreamOptions) {
  const channels = new Map<`0x${string}`, Channel>()
  const countByNetwork = new Map<string, number>()
  let count = 0
  const readInTurn = batchCalls<`0x${string}`, MintStates | undefined>(
    async (addresses) => Promise.all(addresses.map((address) => read(address).catch(() => undefined))),
    { maxBatch: 1, maxRunning: readsAtOnce },
  )
  const timer = setInterval(() => {
    for (const [address, channel] of channels) {
      for (const { response } of channel.streams) write(response, ': still here\n\n')
      // There is no notice of a new day.
      if (channel.lastRead !== situation()) notify(address)
    }
  }, heartbeatMilliseconds)
  timer.unref()

  function notify(address: `0x${string}`): void {
    const channel = channels.get(address)
    if (!channel) return
    channel.isDue = true
    if (!channel.isBusy) void send(address, channel)
  }

  async function send(address: `0x${string}`, channel: Channel): Promise<void> {
    channel.isBusy = true
    channel.isDue = false
    channel.lastRead = situation()
    const states = await readInTurn(address)
    const text = JSON.stringify(states)
    for (const stream of states ? channel.streams : []) {
      if (text === stream.lastSent) continue
      stream.lastSent = text
      write(stream.response, `event: mints\ndata: ${text}\n\n`)
    }
    await sleep(gatherMilliseconds)
    channel.isBusy = false
    if (channel.isDue && channels.get(address) === channel) void send(address, channel)
  }

  function leave(key: `0x${string}`, stream: Stream, network: string): void {
    count--
    const left = (countByNetwork.get(network) ?? 1) - 1
    if (left > 0) countByNetwork.set(network, left)
    else countByNetwork.delete(network)
    const channel = channels.get(key)
    channel?.streams.delete(stream)
    if (channel?.streams.size === 0) channels.delete(key)
  }

  return {
    open(address: `0x${string}`, { response, network }: { response: ServerResponse; network: string }): void {
      if (count >= maxStreams) throw mintFailure('QUEUE_FULL')
      const ofNetwork = countByNetwork.get(network) ?? 0
      if (ofNetwork >= maxPerNetwork) throw new ServiceError('TOO_MANY_STREAMS')
      countByNetwork.set(network, ofNetwork + 1)
      count++
      const key = address.toLowerCase() as `0x${string}`
      const channel = channels.get(key) ?? { streams: new Set(), isDue: false, isBusy: false, lastRead: '' }
      const stream: Stream = { response, lastSent: '' }
      channel.streams.add(stream)
      channels.set(key, channel)
      response.once('close', () => leave(key, stream, network))
      notify(key)
    },
    /** The items of these wallets have made progress, or those of any wallet may have. */
    update(minters: string[] | undefined): void {
      if (channels.size === 0) return
      for (const address of minters ? new Set(minters) : channels.keys()) notify(address as `0x${string}`)
    },
    close(): void {
      clearInterval(timer)
      for (const { streams } of channels.values()) for (const { response } of streams) response.end()
    },
  }
}

/** Somebody who opens streams and never reads them must not fill the memory. */
function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return
  if (response.writableLength > maxUnsentBytes) response.destroy()
  else response.write(text)
}
