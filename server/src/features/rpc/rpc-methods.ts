import { z } from 'zod'

const maxFeeBlocks = 1024n

const hexPattern = /^0x[0-9a-f]*$/i
const bytes = z.string().refine((text) => text.length % 2 === 0 && hexPattern.test(text), 'must be hex-encoded bytes')
const quantity = z.string().regex(/^0x[0-9a-f]{1,64}$/i, 'must be a hex quantity')
const address = z.string().regex(/^0x[0-9a-f]{40}$/i, 'must be an address')
const hash = z.string().regex(/^0x[0-9a-f]{64}$/i, 'must be 32 hex-encoded bytes')
const blockTag = z.union([z.enum(['latest', 'earliest', 'pending', 'safe', 'finalized']), quantity])
/** A block by number, by tag, or by EIP-1898 object. */
const block = z.union([
  blockTag,
  z.strictObject({ blockHash: hash, requireCanonical: z.boolean().optional() }),
  z.strictObject({ blockNumber: quantity }),
])

const accessList = z.array(z.object({ address, storageKeys: z.array(hash).max(1000) })).max(100)
const authorization = z.object({
  chainId: quantity,
  address,
  nonce: quantity,
  yParity: quantity,
  r: quantity,
  s: quantity,
})

/** A call. Other fields are dropped. */
const callSchema = z.object({
  from: address.nullish(),
  to: address.nullish(),
  gas: quantity.nullish(),
  gasPrice: quantity.nullish(),
  maxFeePerGas: quantity.nullish(),
  maxPriorityFeePerGas: quantity.nullish(),
  value: quantity.nullish(),
  data: bytes.nullish(),
  input: bytes.nullish(),
  nonce: quantity.nullish(),
  chainId: quantity.nullish(),
  type: quantity.nullish(),
  accessList: accessList.nullish(),
  authorizationList: z.array(authorization).max(100).nullish(),
})

const topic = z.union([hash, z.null(), z.array(z.union([hash, z.null()])).max(100)])
const logFilter = z
  .strictObject({
    fromBlock: blockTag.optional(),
    toBlock: blockTag.optional(),
    blockHash: hash.optional(),
    address: z.union([address, z.array(address).max(100)]).nullish(),
    topics: z.array(topic).max(4).nullish(),
  })
  // A node that ignored the hash would search an unchecked range.
  .refine(
    ({ blockHash, fromBlock, toBlock }) => blockHash === undefined || (fromBlock ?? toBlock) === undefined,
    'must have either a block hash or a range of blocks',
  )
export type LogFilter = z.infer<typeof logFilter>

const feeBlocks = z
  .union([
    quantity,
    z
      .int()
      .min(1)
      .transform((count) => `0x${count.toString(16)}`),
  ])
  .transform((count) => limit(count, maxFeeBlocks))
const percentiles = z.array(z.number().min(0).max(100)).max(100).nullish()

/** The parameters of each kind of method. Tuples reject further ones, such as the state overrides of a call. */
const parameters = {
  none: z.tuple([]),
  call: z.tuple([callSchema, block.optional()]),
  atBlock: z.tuple([address, block.optional()]),
  storage: z.tuple([address, quantity, block.optional()]),
  feeHistory: z.tuple([feeBlocks, blockTag, percentiles]),
  blockByHash: z.tuple([hash, z.boolean().optional()]),
  blockByNumber: z.tuple([blockTag, z.boolean().optional()]),
  hash: z.tuple([hash]),
  logs: z.tuple([logFilter]),
  rawTransaction: z.tuple([bytes]),
}

/** The least gas of a transaction. If an estimate has less, geth ignores it and uses its own maximum. */
const leastGas = 21_000n

/** Limits the gas of a call, including calls without a gas field or with less than a transaction needs. */
export function limitGas([call, ...rest]: unknown[], maxGas: bigint): unknown[] {
  const { gas } = call as z.infer<typeof callSchema>
  const requested = gas && BigInt(gas) >= leastGas ? gas : undefined
  return [{ ...(call as object), gas: limit(requested, maxGas) }, ...rest]
}

/** Returns the requested quantity, or the maximum if it is higher or missing. */
function limit(requested: string | null | undefined, maximum: bigint): string {
  return requested && BigInt(requested) < maximum ? requested : `0x${maximum.toString(16)}`
}

/** Returns the units of a fee history by its number of blocks and whether it asks for percentiles. */
function feeHistoryUnits(params: unknown[]): number {
  const [count, , wanted] = params as z.infer<typeof parameters.feeHistory>
  return 1 + (wanted?.length ? 2 * Number(count) : Math.ceil(Number(count) / 10))
}

type RpcMethod = {
  params: z.ZodType<unknown[]>
  /** The cost of a call against the rate limit, which may depend on its parameters. */
  units: number | ((params: unknown[]) => number)
  /** Whether the method runs code until its gas is used up. */
  runsCode?: true
}

/**
 * The public methods: reads, and sending signed transactions. Units reflect the work of a node. A lookup costs 1, and a call
 * 5. An estimate runs its call about ten times, because it searches for the lowest sufficient gas limit. A fee history reads
 * a header per block; with percentiles, it reads and sorts each block's transactions and receipts. A log query may search
 * 10,000 blocks.
 */
export const rpcMethods: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ['eth_blockNumber', { params: parameters.none, units: 1 }],
  ['eth_call', { params: parameters.call, units: 5, runsCode: true }],
  ['eth_chainId', { params: parameters.none, units: 1 }],
  ['eth_estimateGas', { params: parameters.call, units: 50, runsCode: true }],
  ['eth_feeHistory', { params: parameters.feeHistory, units: feeHistoryUnits }],
  ['eth_gasPrice', { params: parameters.none, units: 1 }],
  ['eth_getBalance', { params: parameters.atBlock, units: 1 }],
  ['eth_getBlockByHash', { params: parameters.blockByHash, units: 5 }],
  ['eth_getBlockByNumber', { params: parameters.blockByNumber, units: 5 }],
  ['eth_getCode', { params: parameters.atBlock, units: 1 }],
  ['eth_getLogs', { params: parameters.logs, units: 50 }],
  ['eth_getStorageAt', { params: parameters.storage, units: 1 }],
  ['eth_getTransactionByHash', { params: parameters.hash, units: 1 }],
  ['eth_getTransactionCount', { params: parameters.atBlock, units: 1 }],
  ['eth_getTransactionReceipt', { params: parameters.hash, units: 1 }],
  ['eth_maxPriorityFeePerGas', { params: parameters.none, units: 1 }],
  ['eth_sendRawTransaction', { params: parameters.rawTransaction, units: 10 }],
  ['eth_syncing', { params: parameters.none, units: 1 }],
  ['net_version', { params: parameters.none, units: 1 }],
  ['web3_clientVersion', { params: parameters.none, units: 1 }],
])
