import { oneAtATime, withTimeout } from '@network-site/protocol/concurrency'
import { z } from 'zod'
import { boundRequest, spansTooManyBlocks } from './bound-request.ts'
import type { BlockProducer } from './block-producer.ts'
import type { ChainClock } from './chain-clock.ts'
import type { Engine, RpcResult } from './engine.ts'
import type { JournalEntry } from './journal.ts'
import { readMethods, stateMethods } from './methods.ts'
import type { Mining } from './mining.ts'

export type ChainParts = {
  engine: Engine
  clock: ChainClock
  producer: BlockProducer
  mining: Mining
  /** Runs a change of the chain alone, and keeps what it did before it is answered for. */
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
const mostBlocksAtOnce = 1000

/** Answers one JSON-RPC request. Every request is bounded, so none can block the chain for long. */
export function createAnswerRequest(parts: ChainParts) {
  const { engine, clock, producer, mining, change, record } = parts
  // The engine does one thing at a time: between two slow calls, everything else has its turn.
  const calls = oneAtATime()

  async function read(method: string, params: unknown[]): Promise<RpcResult> {
    const bounded = boundRequest(method, params)
    const isCall = method === 'eth_call' || method === 'eth_estimateGas'
    if (method === 'eth_getLogs' && spansTooManyBlocks(params, producer.head().number))
      return failure(-32005, 'The query spans too many blocks.')
    const tooLong = failure(-32002, `${method} took longer than ${readMilliseconds / 1000} seconds.`)
    let isAnswered = false
    const request = () => engine.request(method, bounded)
    // A call whose caller has been answered meanwhile is not run: a thousand slow ones would keep others waiting.
    const result = isCall ? calls(async () => (isAnswered ? tooLong : request())) : request()
    return withTimeout(result, {
      milliseconds: readMilliseconds,
      otherwise: () => {
        isAnswered = true
        return tooLong
      },
    })
  }

  async function send(method: string, params: unknown[]): Promise<RpcResult> {
    const sent = await engine.request(method, params)
    if (typeof sent.result !== 'string') return sent
    record({
      kind: 'call',
      method,
      params: method === 'eth_sendRawTransaction' ? params : [await filledIn(params[0], sent.result)],
    })
    if (mining.isAutomatic()) await producer.mineUntilIncluded(sent.result)
    return sent
  }

  /** An impersonated transaction with every default filled in, so that it comes out the same again. */
  async function filledIn(given: unknown, hash: string): Promise<object> {
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
    if (!(count >= 0 && count <= mostBlocksAtOnce))
      return failure(-32602, `At most ${mostBlocksAtOnce} blocks at once.`)
    for (let mined = 0; mined < count; mined++) await producer.mine()
    return { result: '0x0' }
  }

  /** The time offset is kept here: the engine's own clock restarts with every process. */
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
        // The block that it is for is written down with its fee.
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

  /** The engine does not tell a transaction that can be mined from one that waits for another. */
  async function poolStatus(): Promise<RpcResult> {
    const pending = z.array(z.unknown()).parse(await engine.requestOrThrow('eth_pendingTransactions'))
    return { result: { pending: `0x${pending.length.toString(16)}`, queued: '0x0' } }
  }
}

function failure(code: number, message: string): RpcResult {
  return { error: { code, message } }
}
