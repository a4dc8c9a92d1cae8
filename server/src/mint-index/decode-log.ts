import { itemCount } from '@network-site/protocol/item-count'
import { collectionAbi, testnetTokenAbi } from '@network-site/protocol/contracts'
import { decodeAbiParameters, getAbiItem, toEventSelector, zeroHash, type Hex } from 'viem'
import { z } from 'zod'

const hexNumber = z.string().transform((hex) => Number(hex))

/** A log as nodes send it. Only some of them say when its block was made. */
export const logSchema = z.object({
  address: z.string().toLowerCase(),
  topics: z.array(z.string()),
  data: z.custom<Hex>((data) => typeof data === 'string' && data.startsWith('0x')),
  blockNumber: hexNumber,
  blockHash: z.string(),
  blockTimestamp: hexNumber.nullish(),
  logIndex: hexNumber,
})

export type Log = z.infer<typeof logSchema>

export type DecodedLog =
  | { kind: 'mint'; operator: string; minter: string; items: bigint; isBatch: boolean }
  | { kind: 'swap'; minter: string }
  | { kind: 'owner'; owner: string }

const transferSingle = toEventSelector(getAbiItem({ abi: collectionAbi, name: 'TransferSingle' }))
const transferBatch = toEventSelector(getAbiItem({ abi: collectionAbi, name: 'TransferBatch' }))
const ownershipTransferred = toEventSelector(getAbiItem({ abi: collectionAbi, name: 'OwnershipTransferred' }))
const bought = toEventSelector(getAbiItem({ abi: testnetTokenAbi, name: 'Bought' }))
const sold = toEventSelector(getAbiItem({ abi: testnetTokenAbi, name: 'Sold' }))

/** The signatures of all events that the record is made of. */
export const recordedEvents: Hex[] = [transferSingle, transferBatch, ownershipTransferred, bought, sold]

/** What a log says; nothing where it is none of our business, such as a transfer between wallets. */
export function decodeLog(
  { address, topics, data }: Pick<Log, 'address' | 'topics' | 'data'>,
  contracts: { collection: string; testnetToken: string },
): DecodedLog | undefined {
  const [signature, first, second, third] = topics
  if (address === contracts.testnetToken.toLowerCase()) {
    return signature === bought || signature === sold ? { kind: 'swap', minter: addressIn(first) } : undefined
  }
  if (address !== contracts.collection.toLowerCase()) return undefined
  if (signature === ownershipTransferred) return { kind: 'owner', owner: addressIn(second) }
  const isBatch = signature === transferBatch
  if ((!isBatch && signature !== transferSingle) || second !== zeroHash) return undefined
  const items = isBatch ? itemsOfBatch(data) : itemOfSingle(data)
  return items ? { kind: 'mint', operator: addressIn(first), minter: addressIn(third), items, isBatch } : undefined
}

/** An amount other than one is the owner's gift: a mint is of one each. */
function itemOfSingle(data: Hex): bigint {
  const [id, amount] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
  return amount === 1n ? bitOf(id) : 0n
}

function itemsOfBatch(data: Hex): bigint {
  const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
  return ids.reduce((items, id, index) => (amounts[index] === 1n ? items | bitOf(id) : items), 0n)
}

function bitOf(id: bigint): bigint {
  return id >= 1n && id <= BigInt(itemCount) ? 1n << (id - 1n) : 0n
}

function addressIn(topic = ''): string {
  return `0x${topic.slice(-40).toLowerCase()}`
}
