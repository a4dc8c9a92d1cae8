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

/** The fields of a block header that the index uses. */
export type BlockHeader = { number: number; hash: string; timestampSeconds: number }

/** Items minted to a wallet in one event. */
export type MintEvent = {
  block: number
  logIndex: number
  /** In lower case. */
  minter: string
  day: number
  /** One bit per item, bit 0 for item 1; 0 if a transfer was not a mint. */
  items: bigint
  /** False for an owner's transfer, which may be a gift; only the contract knows. */
  isCertain: boolean
}

/** A purchase or sale of the test token. */
export type SwapEvent = { block: number; logIndex: number; minter: string }

/** Every indexed event from the block after the cursor to `end`, in chain order. */
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
  /** When day 1 of the collection began. */
  startSeconds: number
  /** Every known owner of the collection, past and present. */
  owners: string[]
  /** The last block read. */
  after: BlockHeader
  end: BlockHeader
  /** The newest block. */
  head: number
}

/** The events, or `reorganized` if the block before them changed, or `changing` if the last one did. */
type ReadEventsResult = { kind: 'read'; range: EventRange } | { kind: 'reorganized' } | { kind: 'changing' }

/** Reads the events after the block `after`, up to and including `end`. */
export async function readEvents(options: ReadEventsOptions): Promise<ReadEventsResult> {
  const { chain, after, end } = options
  // One batch request, so that the node that returns the logs also confirms these blocks.
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
  const indexedLogs = decoded.map(({ log }) => log)
  const blocks = await readBlocks(chain, indexedLogs)
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
    // A single item given away by the owner emits the same event as a mint.
    mints.push({ ...place, minter, day, items, isCertain: isBatch || !owners.has(operator) })
  }
  await settleUncertain(mints, options)
  return { kind: 'read', range: { end, blocks: [...blocks.values()], mints, swaps, owners: newOwners } }
}

/** Returns the block with this number, or the newest one. */
export async function readBlock(client: PublicClient, number?: number): Promise<BlockHeader> {
  const block = await client.getBlock(number === undefined ? {} : { blockNumber: BigInt(number) })
  return { number: Number(block.number), hash: block.hash, timestampSeconds: Number(block.timestamp) }
}

/** Returns when day 1 of the collection began. */
export async function readStartSeconds({ client, contracts }: Chain): Promise<number> {
  const address = contracts.collection
  return Number(await client.readContract({ abi: collectionAbi, address, functionName: 'startDate' }))
}

/** Returns the block before the first contract was deployed, or block -1 if the node has pruned old states. */
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

/** Returns the items minted to a wallet on a day as of a block, or as of the newest one if that state is pruned. */
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

/** Removes the items of owners' transfers that the contract does not count as minted. */
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

const hexNumber = z.string().transform((hex) => Number(hex))

/** A log as nodes return it. Only some nodes include the block's timestamp. */
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
    topics: [[transferSingle, transferBatch, ownershipTransferred, bought, sold]],
    fromBlock: toHex(from),
    toBlock: toHex(to),
  }
  const logs = await chain.gatheringClient.request({ method: 'eth_getLogs', params: [filter] })
  return z
    .array(logSchema)
    .parse(logs)
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex)
}

/** Returns the blocks of logs by number, in order, and reads those whose logs lack a timestamp. */
async function readBlocks(chain: Chain, logs: Log[]): Promise<Map<number, BlockHeader>> {
  const logOf = new Map(logs.map((log) => [log.blockNumber, log]))
  const blocks = await Promise.all(
    [...logOf.values()].map(async ({ blockNumber: number, blockHash: hash, blockTimestamp }) => {
      if (blockTimestamp) return { number, hash, timestampSeconds: blockTimestamp }
      const block = await readBlock(chain.gatheringClient, number)
      if (block.hash !== hash) throw new Error('the chain was reorganized while reading its events')
      return block
    }),
  )
  return new Map(blocks.map((block) => [block.number, block]))
}

type DecodedLog =
  | { kind: 'mint'; operator: string; minter: string; items: bigint; isBatch: boolean }
  | { kind: 'swap'; minter: string }
  | { kind: 'owner'; owner: string }

/** Decodes a log; returns undefined for logs that the index ignores, such as transfers between wallets. */
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

/** A mint has amount 1; any other amount is a gift by the owner. */
function itemOfSingle(data: Hex): bigint {
  const [id, amount] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
  return amount === 1n ? bitOf(id) : 0n
}

/** Reads the two lists of numbers from their words, because decoding each word takes as long as the rest of indexing. */
function itemsOfBatch(data: Hex): bigint {
  const wordAt = (index: number) => Number(`0x${data.slice(2 + index * 64, 2 + (index + 1) * 64)}`)
  const [ids, amounts] = [wordAt(0) / 32, wordAt(1) / 32]
  let items = 0n
  for (let index = 1; index <= wordAt(ids); index++) {
    if (wordAt(amounts + index) === 1) items |= bitOf(BigInt(wordAt(ids + index)))
  }
  return items
}

function addressIn(topic = ''): string {
  return `0x${topic.slice(-40).toLowerCase()}`
}
