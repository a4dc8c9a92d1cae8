import { oneAtATime, withTimeout } from '@network-site/protocol/concurrency'
import { z } from 'zod'
import type { BlockProducer, ChainClock, Mining } from './mining.ts'
import type { Engine, RpcError, RpcResult } from './engine.ts'
import type { JournalEntry } from './journal.ts'

export type ChainParts = {
  engine: Engine
  clock: ChainClock
  producer: BlockProducer
  mining: Mining
  /** Runs a change exclusively, and journals it before it resolves. */
  change: <Result>(work: () => Promise<Result>) => Promise<Result>
  record: (entry: JournalEntry) => void
}

const sentTransactionSchema = z.object({
  nonce: z.string(),
  gas: z.string(),
  gasPrice: z.string().optional(),
  maxFeePerGas: z.string().optional(),
  maxPriorityFeePerGas: z.string().optional(),
})

const readMilliseconds = 10_000
const maxMinedBlocks = 1000

/** Answers one JSON-RPC request. Every request is bounded, so none can block the chain for long. */
export function createAnswerRequest(parts: ChainParts) {
  const { engine, clock, producer, mining, change, record } = parts
  // The engine is single-threaded. Queuing slow calls here lets other requests run in between.
  const calls = oneAtATime()

  async function read(method: string, params: unknown[]): Promise<RpcResult> {
    const bounded = boundRequest(method, params)
    const isCall = method === 'eth_call' || method === 'eth_estimateGas'
    if (method === 'eth_getLogs' && spansTooManyBlocks(params, producer.head().number))
      return failure(-32005, 'The query spans too many blocks.')
    const timedOut = failure(-32002, `${method} took longer than ${readMilliseconds / 1000} seconds.`)
    let isTimedOut = false
    const request = () => engine.request(method, bounded)
    // A queued call that has timed out is not run, so a thousand slow calls cannot block the others.
    const result = isCall ? calls(async () => (isTimedOut ? timedOut : request())) : request()
    return withTimeout(result, {
      milliseconds: readMilliseconds,
      otherwise: () => {
        isTimedOut = true
        return timedOut
      },
    })
  }

  async function send(method: string, params: unknown[]): Promise<RpcResult> {
    const sent = await engine.request(method, params)
    if (typeof sent.result !== 'string') return sent
    record({
      kind: 'call',
      method,
      params: method === 'eth_sendRawTransaction' ? params : [await fillDefaults(params[0], sent.result)],
    })
    if (mining.isAutomatic()) await producer.mineUntilIncluded(sent.result)
    return sent
  }

  /** Fills in the defaults of an impersonated transaction, so a replay produces the same one. */
  async function fillDefaults(given: unknown, hash: string): Promise<object> {
    const { nonce, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = sentTransactionSchema.parse(
      await engine.requestOrThrow('eth_getTransactionByHash', [hash]),
    )
    const fees = maxFeePerGas ? { maxFeePerGas, maxPriorityFeePerGas } : { gasPrice }
    return { ...(given as object), nonce, gas, ...fees }
  }

  async function changeState(method: string, params: unknown[]): Promise<RpcResult> {
    const changed = await engine.request(method, params)
    if (changed.error) return changed
    record({ kind: 'call', method, params })
    if (method === 'evm_revert') await producer.readHead()
    return changed
  }

  async function mineBlocks(count: number): Promise<RpcResult> {
    if (!(count >= 0 && count <= maxMinedBlocks)) return failure(-32602, `At most ${maxMinedBlocks} blocks at once.`)
    for (let mined = 0; mined < count; mined++) await producer.mine()
    return { result: '0x0' }
  }

  /** Stores the offset in the chain's clock, because the engine's clock restarts with every process. */
  async function setTime(method: string, params: unknown[]): Promise<RpcResult> {
    const set = await engine.request(method, params)
    if (set.error) return set
    if (method === 'evm_increaseTime') clock.advance(Number(params[0]))
    else clock.setNextBlockTime(Number(params[0]))
    return set
  }

  return async (method: string, params: unknown[]): Promise<RpcResult> => {
    if (readMethods.has(method)) return read(method, params)
    if (stateMethods.has(method)) return change(() => changeState(method, params))
    switch (method) {
      case 'eth_sendRawTransaction':
      case 'eth_sendTransaction':
        return change(() => send(method, params))
      case 'evm_mine':
        return change(() => mineBlocks(1))
      case 'hardhat_mine':
        return change(() => mineBlocks(Number(params[0] ?? 1)))
      case 'evm_increaseTime':
      case 'evm_setNextBlockTimestamp':
        return change(() => setTime(method, params))
      case 'hardhat_setNextBlockBaseFeePerGas':
        // Not journaled: the block is journaled with its fee.
        return change(() => engine.request(method, params))
      case 'evm_setAutomine':
        mining.setAutomatic(params[0] === true)
        return { result: true }
      case 'evm_setIntervalMining':
        mining.setInterval(Number(params[0]))
        return { result: true }
      case 'txpool_status':
        return poolStatus()
      default:
        return failure(-32601, `The method ${method} is not available.`)
    }
  }

  /** Counts all transactions as pending, because the engine does not distinguish queued ones. */
  async function poolStatus(): Promise<RpcResult> {
    const pending = z.array(z.unknown()).parse(await engine.requestOrThrow('eth_pendingTransactions'))
    return { result: { pending: `0x${pending.length.toString(16)}`, queued: '0x0' } }
  }
}

function failure(code: number, message: string): RpcResult {
  return { error: { code, message } }
}

/** The maximum gas of a call or an estimate. A loop with this much gas takes the engine two seconds. */
const callGasCap = 5_000_000
const maxLogBlocks = 10_000
const maxFeeBlocks = 1024

/** Limits the gas and the block range of a request, as public nodes do. */
export function boundRequest(method: string, params: unknown[]): unknown[] {
  switch (method) {
    case 'eth_call':
    case 'eth_estimateGas':
      return boundGas(withOneInput(params))
    case 'eth_feeHistory':
      return [limitQuantity(params[0], maxFeeBlocks), ...params.slice(1)]
    default:
      return params
  }
}

export function spansTooManyBlocks(params: unknown[], headNumber: number): boolean {
  const { fromBlock, toBlock, blockHash } = (params[0] ?? {}) as Record<string, unknown>
  if (blockHash !== undefined) return false
  return blockNumber(toBlock, headNumber) - blockNumber(fromBlock, headNumber) >= maxLogBlocks
}

function boundGas([call, ...rest]: unknown[]): unknown[] {
  if (typeof call !== 'object' || call === null) return [call, ...rest]
  return [{ ...call, gas: limitQuantity((call as { gas?: unknown }).gas, callGasCap) }, ...rest]
}

/** Removes `data` where `input` has the same bytes. Foundry sends both, and the engine takes one of them only. */
function withOneInput([call, ...rest]: unknown[]): unknown[] {
  const { data, ...others } = (call ?? {}) as { data?: unknown; input?: unknown }
  return data !== undefined && data === others.input ? [others, ...rest] : [call, ...rest]
}

/** Returns the value, or the limit if the value is larger or missing. An invalid value is passed on and fails. */
function limitQuantity(value: unknown, limit: number): unknown {
  if (value === undefined || value === null) return `0x${limit.toString(16)}`
  const quantity = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return quantity > limit ? `0x${limit.toString(16)}` : value
}

function blockNumber(tag: unknown, headNumber: number): number {
  if (tag === 'earliest') return 0
  return typeof tag === 'string' && tag.startsWith('0x') ? Number(tag) : headNumber
}

/** Converts the engine's errors to geth's format, which libraries and wallets expect. */
export function translateError({ code, message, data }: RpcError): RpcError {
  const revert = revertDataOf(data)
  if (revert !== undefined) return { code: 3, message: `execution reverted${reasonIn(message)}`, data: revert }
  if (message.startsWith("Sender doesn't have enough funds"))
    return { code: -32000, message: `insufficient funds for gas * price + value (${message})` }
  // Other data is the request itself or internal to the engine.
  return { code, message }
}

function revertDataOf(data: unknown): string | undefined {
  const { reason, data: bytes } = (data ?? {}) as { reason?: unknown; data?: unknown }
  const isRevert = typeof reason === 'object' && reason !== null && 'Revert' in reason
  return isRevert && typeof bytes === 'string' ? bytes : undefined
}

function reasonIn(message: string): string {
  const reason = /reverted with reason string '(.*)'/s.exec(message)?.[1]
  return reason ? `: ${reason}` : ''
}

/** Methods that only read. The engine answers them, some with limits. */
const readMethods: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_coinbase',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_pendingTransactions',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
])

/** Hardhat's methods that change the chain without a block. Each call is journaled. */
const stateMethods: ReadonlySet<string> = new Set([
  'evm_revert',
  'evm_setBlockGasLimit',
  'evm_snapshot',
  'hardhat_dropTransaction',
  'hardhat_impersonateAccount',
  'hardhat_setBalance',
  'hardhat_setCode',
  'hardhat_setCoinbase',
  'hardhat_setNonce',
  'hardhat_setPrevRandao',
  'hardhat_setStorageAt',
  'hardhat_stopImpersonatingAccount',
])
