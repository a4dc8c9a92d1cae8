import { toHex } from 'viem'
import { z } from 'zod'
import type { Chain } from '../services/chain.ts'
import { decodeLog, logSchema, recordedEvents, type Log } from './decode-log.ts'
import type { BlockMark, EventRange, MintEvent, SwapEvent } from './events.ts'
import { readBlock } from './read-block.ts'
import { readReceived } from './read-received.ts'

export type RangeOptions = {
  chain: Chain
  /** When the collection's day 1 began. */
  startSeconds: number
  /** Everybody known to have owned the collection. */
  owners: string[]
  /** The last block that was read before. */
  after: BlockMark
  end: BlockMark
  /** The newest block. */
  head: number
}

/** What became of a read: events; or one of the blocks around them is no longer the one that is known. */
export type RangeResult = { kind: 'read'; range: EventRange } | { kind: 'reorganised' } | { kind: 'changing' }

const secondsPerDay = 86_400

/** Reads the events of the blocks after `after` up to `end`. */
export async function readRange(options: RangeOptions): Promise<RangeResult> {
  const { chain, after, end } = options
  // One request: the node that answers for the logs is then the one that says it knows these very blocks.
  const [before, logs, endAgain] = await Promise.all([
    after.number < 0 ? after : readBlock(chain.gatheringClient, after.number),
    readLogs(chain, { from: after.number + 1, to: end.number }),
    readBlock(chain.gatheringClient, end.number),
  ])
  if (before.hash !== after.hash) return { kind: 'reorganised' }
  const isOfEnd = (log: Log) => log.blockNumber !== end.number || log.blockHash === end.hash
  if (endAgain.hash !== end.hash || !logs.every(isOfEnd)) return { kind: 'changing' }

  const decoded = logs.flatMap((log) => {
    const event = decodeLog(log, chain.contracts)
    return event ? [{ log, event }] : []
  })
  const blocks = await readBlocks(
    chain,
    decoded.map(({ log }) => log),
  )
  const newOwners = decoded.flatMap(({ event }) => (event.kind === 'owner' ? [event.owner] : []))
  const owners = new Set([...options.owners, ...newOwners])
  const mints: MintEvent[] = []
  const swaps: SwapEvent[] = []
  for (const { log, event } of decoded) {
    const place = { block: log.blockNumber, logIndex: log.logIndex }
    if (event.kind === 'swap') swaps.push({ ...place, minter: event.minter })
    if (event.kind !== 'mint') continue
    const { minter, items, operator, isBatch } = event
    const seconds = blocks.get(log.blockNumber)?.timestampSeconds ?? 0
    const day = Math.floor((seconds - options.startSeconds) / secondsPerDay) + 1
    // The owner can give a single item away with the same event, which is no mint.
    mints.push({ ...place, minter, day, items, isCertain: isBatch || !owners.has(operator) })
  }
  await judgeUncertain(mints, options)
  return { kind: 'read', range: { end, blocks: [...blocks.values()], mints, swaps, owners: newOwners } }
}

async function readLogs(chain: Chain, { from, to }: { from: number; to: number }): Promise<Log[]> {
  const filter = {
    address: Object.values(chain.contracts),
    topics: [recordedEvents],
    fromBlock: toHex(from),
    toBlock: toHex(to),
  }
  const answer = await chain.gatheringClient.request({ method: 'eth_getLogs', params: [filter] })
  return z
    .array(logSchema)
    .parse(answer)
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex)
}

/** The blocks of logs, by number and in their order. Those whose logs do not say when they were made are read. */
async function readBlocks(chain: Chain, logs: Log[]): Promise<Map<number, BlockMark>> {
  const logOf = new Map(logs.map((log) => [log.blockNumber, log]))
  const blocks = await Promise.all(
    [...logOf.values()].map(async ({ blockNumber: number, blockHash: hash, blockTimestamp }) => {
      if (blockTimestamp) return { number, hash, timestampSeconds: blockTimestamp }
      const block = await readBlock(chain.gatheringClient, number)
      if (block.hash !== hash) throw new Error('the chain was reorganised while its events were read')
      return block
    }),
  )
  return new Map(blocks.map((block) => [block.number, block]))
}

/** Leaves of what owners transferred only the items that the contract counts as minted. */
async function judgeUncertain(mints: MintEvent[], { chain, end, head }: RangeOptions): Promise<void> {
  const received = new Map<string, Promise<bigint>>()
  const receivedBy = ({ minter, day }: MintEvent) => {
    const key = `${minter} ${day}`
    const reading = received.get(key) ?? readReceived(chain, { minter, day }, { block: end.number, head })
    received.set(key, reading)
    return reading
  }
  await Promise.all(
    mints.filter(({ isCertain }) => !isCertain).map(async (mint) => void (mint.items &= await receivedBy(mint))),
  )
}
