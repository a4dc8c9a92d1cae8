import { collectionAbi } from '@network-site/protocol/contracts'
import { decodeFunctionData, numberToHex, pad, zeroHash, type Address, type Hex } from 'viem'
import { z } from 'zod'
import type { Chain } from '../../../services/chain.ts'
import { readReceipt, transferBatch, transferSingle } from './read-receipt.ts'
import type { RelayerWorker } from './relayer-worker.ts'

/** A batch that the chain has, as its transaction and its receipt say. */
export type MinedBatch = {
  nonce: number
  hash: Hex
  day: number
  entries: Hex
  refused: Hex
  already: Hex
  gasLimit: number
  gasUsed: number
  maxFeeWei: bigint
  tipWei: bigint
  blockNumber: number
  minedAtSeconds: number
}

/** Most providers answer so many at once. */
const blocksAtOnce = 2000
const logsSchema = z.array(z.object({ transactionHash: z.custom<Hex>() }))

/** The batches by which a relayer has minted, the oldest first. Without a first block, from the collection's first day. */
export async function* findMinedBatches(
  { chain, collection, account }: Pick<RelayerWorker, 'chain' | 'collection' | 'account'>,
  { fromBlock, toBlock }: { fromBlock: number | undefined; toBlock: number },
): AsyncGenerator<MinedBatch> {
  const first = fromBlock ?? (await findBlockAt(chain, { timestampSeconds: collection.endOf(0), toBlock }))
  for (let from = first; from <= toBlock; from += blocksAtOnce) {
    const to = Math.min(toBlock, from + blocksAtOnce - 1)
    for (const hash of await findMintTransactions(chain, { relayer: account.address, from, to })) {
      const batch = await readBatch(chain, { hash, relayer: account.address })
      if (batch) yield batch
    }
  }
}

async function findMintTransactions(
  { client, contracts }: Chain,
  { relayer, from, to }: { relayer: Address; from: number; to: number },
): Promise<Set<Hex>> {
  const topics = [[transferSingle, transferBatch] as Hex[], pad(relayer.toLowerCase() as Address), zeroHash]
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address: contracts.collection, fromBlock: numberToHex(from), toBlock: numberToHex(to), topics }],
  })
  return new Set(logsSchema.parse(logs).map(({ transactionHash }) => transactionHash))
}

async function readBatch(
  { client, contracts }: Chain,
  { hash, relayer }: { hash: Hex; relayer: Address },
): Promise<MinedBatch | undefined> {
  const [transaction, receipt] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ])
  const contract = contracts.collection
  if (transaction.to?.toLowerCase() !== contract.toLowerCase() || receipt.status !== 'success') return undefined
  const { functionName, args } = decodeFunctionData({ abi: collectionAbi, data: transaction.input })
  if (functionName !== 'mintBatch') return undefined
  const [day, entries] = args
  const { refused, already } = readReceipt(receipt, { entries, contract, relayer })
  const block = await client.getBlock({ blockNumber: receipt.blockNumber })
  return {
    nonce: transaction.nonce,
    hash,
    day: Number(day),
    entries,
    refused,
    already,
    gasLimit: Number(transaction.gas),
    gasUsed: Number(receipt.gasUsed),
    maxFeeWei: transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n,
    tipWei: transaction.maxPriorityFeePerGas ?? 0n,
    blockNumber: Number(receipt.blockNumber),
    minedAtSeconds: Number(block.timestamp),
  }
}

/** The first block that is not older than a time. */
async function findBlockAt(
  { client }: Chain,
  { timestampSeconds, toBlock }: { timestampSeconds: number; toBlock: number },
): Promise<number> {
  let low = 0
  let high = toBlock
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { timestamp } = await client.getBlock({ blockNumber: BigInt(middle) })
    if (Number(timestamp) < timestampSeconds) low = middle + 1
    else high = middle
  }
  return low
}
