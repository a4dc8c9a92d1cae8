import { collectionAbi, testnetTokenAbi } from '@network-site/protocol/contracts'
import {
  type Address,
  decodeAbiParameters,
  getAbiItem,
  type Hex,
  type PublicClient,
  toEventSelector,
  toHex,
  zeroHash,
} from 'viem'
import { z } from 'zod'
import type { Chain } from '../services/chain.ts'
import { bitOf, dayAt } from './mint-days.ts'

/** The part of a block header that the index needs. */
export type BlockHeader = { number: number; hash: string; timestampSeconds: number }

/** Items that a wallet received by minting, in one event. */
export type MintEvent = {
  block: number
  logIndex: number
  /** In lower case. */
  minter: string
  day: number
  /** A bit for each item, bit 0 for item 1; 0 if a transfer turned out not to be a mint. */
  items: bigint
  /** False for a transfer by an owner, which only the contract can tell from a gift. */
  isCertain: boolean
}

/** A purchase or a sale of the test token. */
export type SwapEvent = { block: number; logIndex: number; minter: string }

/** Every indexed event from the block after the cursor up to `end`, in the chain's order. */
export type EventRange = {
  end: BlockHeader
  /** The blocks with events. */
  blocks: BlockHeader[]
  mints: MintEvent[]
  swaps: SwapEvent[]
  /** New owners of the collection, in lower case. */
  owners: string[]
}

type ReadEventsOptions = {
  chain: Chain
  /** When the collection's day 1 began. */
  startSeconds: number
  /** Every known owner of the collection, past and present. */
  owners: string[]
  /** The last block that was read. */
  after: BlockHeader
  end: BlockHeader
  /** The newest block. */
  head: number
}

/** The events, or which of the blocks around them has changed: the one before (`reorganized`) or the last (`changing`). */
type ReadEventsResult = { kind: 'read'; range: EventRange } | { kind: 'reorganized' } | { kind: 'changing' }

/** Reads the events of the blocks after `after`, up to and including `end`. */
export async function readEvents(options: ReadEventsOptions): Promise<ReadEventsResult> {
  const { chain, after, end } = options
  // One batch request, so that the node that answers for the logs also confirms these blocks.
  const [before, logs, endAgain] = await Promise.all([
    after.number < 0 ? after : readBlock(chain.gatheringClient, after.number),
    readLogs(chain, { from: after.number + 1, to: end.number }),
    readBlock(chain.gatheringClient, end.number),
  ])
  if (before.hash !== after.hash) return { kind: 'reorganized' }
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
    const day = dayAt(seconds, options.startSeconds)
    // The owner's gift of a single item emits the same event as a mint.
    mints.push({ ...place, minter, day, items, isCertain: isBatch || !owners.has(operator) })
  }
  await settleUncertain(mints, options)
  return { kind: 'read', range: { end, blocks: [...blocks.values()], mints, swaps, owners: newOwners } }
}

/** Returns the newest block, or the one with this number. */
export async function readBlock(client: PublicClient, number?: number): Promise<BlockHeader> {
  const block = await client.getBlock(number === undefined ? {} : { blockNumber: BigInt(number) })
  return { number: Number(block.number), hash: block.hash, timestampSeconds: Number(block.timestamp) }
}

/** Returns when the collection's day 1 began. */
export async function readStartSeconds({ client, contracts }: Chain): Promise<number> {
  const address = contracts.collection
  return Number(await client.readContract({ abi: collectionAbi, address, functionName: 'startDate' }))
}

/**
 * Returns the block before the first one that can have an event: the older contract's. If the node no longer has old
 * states, everything is read, and the block before block 0 is returned.
 */
export async function findBlockBeforeContracts(chain: Chain, head: number): Promise<BlockHeader> {
  const hasCode = async (block: number) => {
    const codes = Object.values(chain.contracts).map((address) =>
      chain.gatheringClient.getCode({ address, blockNumber: BigInt(block) }),
    )
    return (await Promise.all(codes)).some((code) => code !== undefined)
  }
  let without = -1
  try {
    let withCode = head
    while (withCode - without > 1) {
      const middle = Math.floor((without + withCode) / 2)
      if (await hasCode(middle)) withCode = middle
      else without = middle
    }
  } catch {
    without = -1
  }
  return without < 0 ? { number: -1, hash: '', timestampSeconds: 0 } : readBlock(chain.client, without)
}

export type WalletDay = { minter: string; day: number }

/**
 * Returns the items that a wallet received by minting on a day, as the contract's state after a block has them. If the
 * node no longer has that state, the newest one is used.
 */
export async function readReceived(
  chain: Chain,
  { minter, day }: WalletDay,
  { block, head }: { block: number; head: number },
): Promise<bigint> {
  const readAt = (blockNumber: number) =>
    chain.gatheringClient.readContract({
      abi: collectionAbi,
      address: chain.contracts.collection,
      functionName: 'receivedMints',
      args: [minter as Address, BigInt(day)],
      blockNumber: BigInt(blockNumber),
    })
  const received = await readAt(block).catch((error: unknown) => {
    if (block === head) throw error
    return readAt(head)
  })
  return received.reduce((items, has, index) => (has ? items | (1n << BigInt(index)) : items), 0n)
}

/** Keeps only the items of owners' transfers that the contract counts as minted. */
async function settleUncertain(mints: MintEvent[], { chain, end, head }: ReadEventsOptions): Promise<void> {
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

const transferSingle = toEventSelector(getAbiItem({ abi: collectionAbi, name: 'TransferSingle' }))
const transferBatch = toEventSelector(getAbiItem({ abi: collectionAbi, name: 'TransferBatch' }))
const ownershipTransferred = toEventSelector(getAbiItem({ abi: collectionAbi, name: 'OwnershipTransferred' }))
const bought = toEventSelector(getAbiItem({ abi: testnetTokenAbi, name: 'Bought' }))
const sold = toEventSelector(getAbiItem({ abi: testnetTokenAbi, name: 'Sold' }))

/** The signatures of all events that are indexed. */
const indexedEvents: Hex[] = [transferSingle, transferBatch, ownershipTransferred, bought, sold]

const hexNumber = z.string().transform((hex) => Number(hex))

/** A log as nodes send it. Only some include the block's timestamp. */
const logSchema = z.object({
  address: z.string().toLowerCase(),
  topics: z.array(z.string()),
  data: z.custom<Hex>((data) => typeof data === 'string' && data.startsWith('0x')),
  blockNumber: hexNumber,
  blockHash: z.string(),
  blockTimestamp: hexNumber.nullish(),
  logIndex: hexNumber,
})

type Log = z.infer<typeof logSchema>

async function readLogs(chain: Chain, { from, to }: { from: number; to: number }): Promise<Log[]> {
  const filter = {
    address: Object.values(chain.contracts),
    topics: [indexedEvents],
    fromBlock: toHex(from),
    toBlock: toHex(to),
  }
  const answer = await chain.gatheringClient.request({ method: 'eth_getLogs', params: [filter] })
  return z
    .array(logSchema)
    .parse(answer)
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex)
}

/** Returns the blocks of logs by number, in order. Those without a timestamp in their logs are read. */
async function readBlocks(chain: Chain, logs: Log[]): Promise<Map<number, BlockHeader>> {
  const logOf = new Map(logs.map((log) => [log.blockNumber, log]))
  const blocks = await Promise.all(
    [...logOf.values()].map(async ({ blockNumber: number, blockHash: hash, blockTimestamp }) => {
      if (blockTimestamp) return { number, hash, timestampSeconds: blockTimestamp }
      const block = await readBlock(chain.gatheringClient, number)
      if (block.hash !== hash) throw new Error('the chain was reorganized while its events were read')
      return block
    }),
  )
  return new Map(blocks.map((block) => [block.number, block]))
}

type DecodedLog =
  | { kind: 'mint'; operator: string; minter: string; items: bigint; isBatch: boolean }
  | { kind: 'swap'; minter: string }
  | { kind: 'owner'; owner: string }

/** Decodes a log; returns undefined for logs that are not indexed, such as transfers between wallets. */
function decodeLog(
  { address, topics, data }: Pick<Log, 'address' | 'topics' | 'data'>,
  contracts: { collection: string; token: string },
): DecodedLog | undefined {
  const [signature, first, second, third] = topics
  if (address === contracts.token.toLowerCase()) {
    return signature === bought || signature === sold ? { kind: 'swap', minter: addressIn(first) } : undefined
  }
  if (address !== contracts.collection.toLowerCase()) return undefined
  if (signature === ownershipTransferred) return { kind: 'owner', owner: addressIn(second) }
  const isBatch = signature === transferBatch
  if ((!isBatch && signature !== transferSingle) || second !== zeroHash) return undefined
  const items = isBatch ? itemsOfBatch(data) : itemOfSingle(data)
  return items ? { kind: 'mint', operator: addressIn(first), minter: addressIn(third), items, isBatch } : undefined
}

/** A mint is of one each; any other amount is a gift by the owner. */
function itemOfSingle(data: Hex): bigint {
  const [id, amount] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
  return amount === 1n ? bitOf(id) : 0n
}

function itemsOfBatch(data: Hex): bigint {
  const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
  return ids.reduce((items, id, index) => (amounts[index] === 1n ? items | bitOf(id) : items), 0n)
}

function addressIn(topic = ''): string {
  return `0x${topic.slice(-40).toLowerCase()}`
}
