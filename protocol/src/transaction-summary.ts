import * as z from 'zod/mini'

/** What the chain says about a transaction. */
export interface TransactionSummary {
  hash: string
  status: 'pending' | 'success' | 'reverted'
  /** Null while pending. */
  block: number | null
  timestampSeconds: number | null
  /** How many blocks build on the transaction's block, including that block; 0 while pending. */
  confirmations: number
  from: string
  /** Null if the transaction creates a contract. */
  to: string | null
  createdContract: string | null
  nonce: number
  valueWei: bigint
  gasLimit: bigint
  gasUsed: bigint | null
  feeWei: bigint | null
  /** The receiver and the items of a mint, such as `7`, or `7 × 3` for several of one item. */
  mints: { receiver: string; items: string[] }[]
}

/** Sends a JSON-RPC call and resolves to its result. */
export type RpcRequest = (call: { method: string; params: unknown[] }) => Promise<unknown>

/** Reads a transaction from any endpoint. Resolves to undefined if the chain does not know the hash. */
export async function readTransaction(
  request: RpcRequest,
  { hash, collection }: { hash: string; collection: string },
): Promise<TransactionSummary | undefined> {
  const [answeredTransaction, answeredReceipt, answeredHead] = await Promise.all([
    request({ method: 'eth_getTransactionByHash', params: [hash] }),
    request({ method: 'eth_getTransactionReceipt', params: [hash] }),
    request({ method: 'eth_blockNumber', params: [] }),
  ])
  const transaction = z.nullable(transactionSchema).parse(answeredTransaction)
  if (!transaction) return undefined
  const receipt = z.nullable(receiptSchema).parse(answeredReceipt)
  const summary = {
    hash,
    from: transaction.from,
    to: transaction.to ?? null,
    nonce: Number(transaction.nonce),
    valueWei: transaction.value,
    gasLimit: transaction.gas,
  }
  if (!receipt)
    return {
      ...summary,
      status: 'pending',
      block: null,
      timestampSeconds: null,
      confirmations: 0,
      createdContract: null,
      gasUsed: null,
      feeWei: null,
      mints: [],
    }
  const params = [`0x${receipt.blockNumber.toString(16)}`, false]
  const block = z.nullable(blockSchema).parse(await request({ method: 'eth_getBlockByNumber', params }))
  // The head may be from a node that is behind the one with the receipt.
  const confirmations = Math.max(1, Number(quantity.parse(answeredHead) - receipt.blockNumber) + 1)
  return {
    ...summary,
    status: receipt.status === 1n ? 'success' : 'reverted',
    block: Number(receipt.blockNumber),
    timestampSeconds: block ? Number(block.timestamp) : null,
    confirmations,
    createdContract: receipt.contractAddress ?? null,
    gasUsed: receipt.gasUsed,
    feeWei: receipt.gasUsed * (receipt.effectiveGasPrice ?? 0n),
    mints: groupByReceiver(receipt.logs.flatMap((log) => mintsIn(log, collection))),
  }
}

export function isTransactionHash(text: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((hex) => BigInt(hex)),
)
const transactionSchema = z.object({
  from: z.string(),
  to: z.nullish(z.string()),
  nonce: quantity,
  value: quantity,
  gas: quantity,
})
const logSchema = z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })
const receiptSchema = z.object({
  blockNumber: quantity,
  status: quantity,
  gasUsed: quantity,
  effectiveGasPrice: z.optional(quantity),
  contractAddress: z.nullish(z.string()),
  logs: z.array(logSchema),
})
const blockSchema = z.object({ timestamp: quantity })

/** Selectors of `TransferSingle(address,address,address,uint256,uint256)` and of its form with two lists (ERC-1155). */
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

interface Mint {
  receiver: string
  item: bigint
  amount: bigint
}

function groupByReceiver(mints: Mint[]): TransactionSummary['mints'] {
  return [...Map.groupBy(mints, ({ receiver }) => receiver)].map(([receiver, received]) => ({
    receiver,
    items: received.map(({ item, amount }) => (amount === 1n ? `${item}` : `${item} × ${amount}`)),
  }))
}

/** Returns the items that a log of the collection mints: transfers from the zero address. */
function mintsIn({ address, topics, data }: z.infer<typeof logSchema>, collection: string): Mint[] {
  const [selector, , from = '0x1', to = ''] = topics
  const isBatch = selector === transferBatch
  if (address.toLowerCase() !== collection.toLowerCase() || (!isBatch && selector !== transferSingle)) return []
  if (BigInt(from) !== 0n) return []
  const receiver = `0x${to.slice(-40)}`
  const wordAt = (index: number) => BigInt(`0x${data.slice(2 + index * 64, 2 + (index + 1) * 64)}`)
  if (!isBatch) return [{ receiver, item: wordAt(0), amount: wordAt(1) }]
  // Both lists start with their length; the first two words say where, in bytes.
  const [items, amounts] = [Number(wordAt(0)) / 32, Number(wordAt(1)) / 32]
  return Array.from({ length: Number(wordAt(items)) }, (_, index) => ({
    receiver,
    item: wordAt(items + 1 + index),
    amount: wordAt(amounts + 1 + index),
  }))
}
