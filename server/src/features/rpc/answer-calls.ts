import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { LogFilter } from './rpc-methods.ts'
import { type CheckedCall, type RpcCall, rpcCodes, rpcFailure } from './check-call.ts'

/** Limits of a log query: the blocks it may span, and the logs that a response may contain. */
const maxLogBlocks = 10_000n
const maxLogs = 10_000

const headSchema = z.object({ result: z.string().transform(BigInt) })
const answerSchema = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  result: z.unknown().optional(),
})
const answersSchema = z.union([z.array(answerSchema).min(1), answerSchema.transform((one) => [one])])

/** Forwards allowed calls to the chain and appends the failures of the others. Wallets display `chainSilent`. */
export function answerCalls(options: { upstreamUrl: string; log: FastifyBaseLogger; chainSilent: string }) {
  const { upstreamUrl, log, chainSilent } = options
  return async (checked: CheckedCall[]): Promise<unknown[]> => {
    const failures = checked.flatMap((item) => ('failure' in item ? [item.failure] : []))
    const calls = checked.flatMap((item) => ('call' in item ? [item.call] : []))
    const failAll = (code: number, message: string) => [
      ...calls.map((call) => failed(call, code, message)),
      ...failures,
    ]
    try {
      const head = calls.some(needsHead) ? await readHead() : 0n
      const tooWide = calls.filter((call) => isTooWide(call, head))
      const forwarded = calls.filter((call) => !tooWide.includes(call))
      return [
        ...(await forward(forwarded)),
        ...tooWide.map((call) => failed(call, rpcCodes.limit, tooManyBlocks)),
        ...failures,
      ]
    } catch (error) {
      if (error instanceof ResponseTooLarge) return failAll(rpcCodes.limit, tooLarge)
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the chain did not answer')
      return failAll(rpcCodes.silent, chainSilent)
    }
  }

  async function forward(calls: RpcCall[]): Promise<unknown[]> {
    if (calls.length === 0) return []
    const answers = answersSchema.parse(await callChain(upstreamUrl, calls.length === 1 ? calls[0] : calls))
    // Only `eth_getLogs` returns a list.
    return answers.map((answer) =>
      Array.isArray(answer.result) && answer.result.length > maxLogs
        ? rpcFailure(answer.id, rpcCodes.limit, tooLarge)
        : answer,
    )
  }

  async function readHead(): Promise<bigint> {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
    return headSchema.parse(await callChain(upstreamUrl, call)).result
  }
}

const tooLarge = 'The response is too large. Request less at once.'
const tooManyBlocks = `A log query may span at most ${maxLogBlocks} blocks.`

/** Returns the filter of a log query over a range of blocks. */
function rangeOf({ method, params }: RpcCall): LogFilter | undefined {
  const filter = method === 'eth_getLogs' ? (params[0] as LogFilter) : undefined
  return filter?.blockHash === undefined ? filter : undefined
}

function needsHead(call: RpcCall): boolean {
  const range = rangeOf(call)
  return range !== undefined && !(isNumber(range.fromBlock) && isNumber(range.toBlock))
}

function isTooWide(call: RpcCall, head: bigint): boolean {
  const range = rangeOf(call)
  return range !== undefined && numberOf(range.toBlock, head) - numberOf(range.fromBlock, head) >= maxLogBlocks
}

function numberOf(tag: string | undefined, head: bigint): bigint {
  if (tag === 'earliest') return 0n
  return isNumber(tag) ? BigInt(tag) : head
}

function isNumber(tag: string | undefined): tag is string {
  return tag?.startsWith('0x') === true
}

function failed({ id }: RpcCall, code: number, message: string) {
  return rpcFailure(id ?? null, code, message)
}

const timeoutMilliseconds = 10_000
/** About a hundred full blocks. */
const maxResponseBytes = 8 * 1024 ** 2

class ResponseTooLarge extends Error {}

/** Posts JSON-RPC to a chain and reads the response within limits of time and size. */
async function callChain(url: string, calls: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  return JSON.parse(await readText(response)) as unknown
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest of the response.
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxResponseBytes) throw new ResponseTooLarge('the response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
