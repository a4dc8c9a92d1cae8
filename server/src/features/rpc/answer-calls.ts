import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { LogFilter } from './rpc-methods.ts'
import { type CheckedCall, type RpcCall, rpcCodes, rpcFailure } from './check-call.ts'

/** The most blocks that one query for logs may span, and the most logs that one answer may hold. */
const mostLogBlocks = 10_000n
const mostLogs = 10_000

/** Whether a query for logs spans more blocks than one answer should, on a chain with this newest block. */
function spansTooManyBlocks({ fromBlock, toBlock, blockHash }: LogFilter, head: bigint): boolean {
  if (blockHash !== undefined) return false
  return numberOf(toBlock, head) - numberOf(fromBlock, head) >= mostLogBlocks
}

/** Whether the newest block must be known to tell. */
function isOpenEnded({ fromBlock, toBlock, blockHash }: LogFilter): boolean {
  if (blockHash !== undefined) return false
  return !isNumber(fromBlock) || !isNumber(toBlock)
}

function numberOf(tag: string | undefined, head: bigint): bigint {
  if (tag === 'earliest') return 0n
  return isNumber(tag) ? BigInt(tag) : head
}

function isNumber(tag: string | undefined): tag is string {
  return tag?.startsWith('0x') === true
}

const headSchema = z.object({ result: z.string().transform(BigInt) })
const answerSchema = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  result: z.unknown().optional(),
})
const answersSchema = z.union([z.array(answerSchema).min(1), answerSchema.transform((one) => [one])])

type AnswerOptions = {
  upstreamUrl: string
  log: FastifyBaseLogger
  /** What a person reads who asked in vain: wallets show it. */
  chainSilent: string
}

/** Forwards the calls that may go to the chain, and puts the refused ones after their answers. */
export function answerCalls({ upstreamUrl, log, chainSilent }: AnswerOptions) {
  return async (checked: CheckedCall[]): Promise<unknown[]> => {
    const failures = checked.flatMap((item) => ('failure' in item ? [item.failure] : []))
    const calls = checked.flatMap((item) => ('call' in item ? [item.call] : []))
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
      if (error instanceof AnswerTooLarge)
        return [...calls.map((call) => failed(call, rpcCodes.limit, tooLarge)), ...failures]
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the chain did not answer')
      return [...calls.map((call) => failed(call, rpcCodes.silent, chainSilent)), ...failures]
    }
  }

  async function forward(calls: RpcCall[]): Promise<unknown[]> {
    if (calls.length === 0) return []
    const answers = answersSchema.parse(await askChain(upstreamUrl, calls.length === 1 ? calls[0] : calls))
    // Of all methods here only the one for logs answers with a list.
    return answers.map((answer) =>
      Array.isArray(answer.result) && answer.result.length > mostLogs
        ? rpcFailure(answer.id, rpcCodes.limit, tooLarge)
        : answer,
    )
  }

  async function readHead(): Promise<bigint> {
    return headSchema.parse(
      await askChain(upstreamUrl, { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    ).result
  }
}

const tooLarge = 'The answer is too large. Ask for less at once.'
const tooManyBlocks = `A query for logs may span at most ${mostLogBlocks} blocks.`

function needsHead({ method, params }: RpcCall): boolean {
  return method === 'eth_getLogs' && isOpenEnded(params[0] as LogFilter)
}

function isTooWide({ method, params }: RpcCall, head: bigint): boolean {
  return method === 'eth_getLogs' && spansTooManyBlocks(params[0] as LogFilter, head)
}

function failed({ id }: RpcCall, code: number, message: string) {
  return rpcFailure(id ?? null, code, message)
}

const patienceMilliseconds = 10_000
/** A hundred full blocks are about this much. */
const mostAnswerBytes = 8 * 1024 ** 2

/** Thrown where an answer is larger than a visitor may have. */
class AnswerTooLarge extends Error {}

/** Posts JSON-RPC to a chain and reads the answer, which is limited in time and in size. */
async function askChain(url: string, calls: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  return JSON.parse(await readText(response)) as unknown
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest of the answer.
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostAnswerBytes) throw new AnswerTooLarge('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
