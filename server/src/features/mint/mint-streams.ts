import type { MintStates } from '@network-site/protocol/mint-states'
import { mintFailure } from '@network-site/protocol/mint-failures'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type Stream = { response: ServerResponse; lastSent: string; isDue: boolean; isBusy: boolean }
export type MintStreams = ReturnType<typeof createMintStreams>

const heartbeatMilliseconds = 15_000
const gatherMilliseconds = 100

/** The live streams of wallets' items. Each stream is written to at most ten times a second. */
export function createMintStreams({
  read,
  maxStreams,
}: {
  read: (address: `0x${string}`) => Promise<MintStates>
  maxStreams: number
}) {
  const streams = new Map<`0x${string}`, Set<Stream>>()
  let count = 0
  const timer = setInterval(() => {
    for (const [address, followers] of streams) {
      for (const { response } of followers) response.write(': still here\n\n')
      // The day may have turned, for which there is no notice.
      notify(address)
    }
  }, heartbeatMilliseconds)
  timer.unref()

  function notify(address: `0x${string}`): void {
    for (const stream of streams.get(address) ?? []) {
      stream.isDue = true
      if (!stream.isBusy) void send(address, stream)
    }
  }

  async function send(address: `0x${string}`, stream: Stream): Promise<void> {
    stream.isBusy = true
    stream.isDue = false
    const states = await read(address).catch(() => undefined)
    const text = JSON.stringify(states)
    if (states && text !== stream.lastSent && !stream.response.destroyed) {
      stream.lastSent = text
      stream.response.write(`event: mints\ndata: ${text}\n\n`)
    }
    await sleep(gatherMilliseconds)
    stream.isBusy = false
    if (stream.isDue && streams.get(address)?.has(stream)) void send(address, stream)
  }

  return {
    open(address: `0x${string}`, response: ServerResponse): void {
      if (count >= maxStreams) throw mintFailure('QUEUE_FULL')
      const key = address.toLowerCase() as `0x${string}`
      const stream: Stream = { response, lastSent: '', isDue: false, isBusy: false }
      const followers = streams.get(key) ?? new Set()
      streams.set(key, followers.add(stream))
      count++
      response.once('close', () => {
        count--
        followers.delete(stream)
        if (followers.size === 0) streams.delete(key)
      })
      notify(key)
    },
    /** The items of these wallets have made progress, or those of any wallet may have. */
    update(minters: string[] | undefined): void {
      if (streams.size === 0) return
      for (const address of minters ? new Set(minters) : streams.keys()) notify(address as `0x${string}`)
    },
    close(): void {
      clearInterval(timer)
      for (const followers of streams.values()) for (const { response } of followers) response.end()
    },
  }
}
