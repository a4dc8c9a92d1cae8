import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { EndpointFailure } from '../../lib/endpoint-failure.ts'
import type { RpcEndpoint } from '../../services/rpc-endpoints.ts'
import type { LogFilter } from './rpc-methods.ts'
import { type CheckedCall, type RpcCall, rpcCodes, rpcFailure } from './check-call.ts'

/** Limits of a log query: the blocks it may span, and the logs that a response may contain. */
const maxLogBlocks = 10_000n
const maxLogs = 10_000

const answerSchema = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  result: z.unknown().optional(),
})
const answersSchema = z.union([z.array(answerSchema).min(1), answerSchema.transform((one) => [one])])
const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt)
/** The number of the head, or a block with its number. */
const numberedSchema = z.union([quantitySchema, z.object({ number: quantitySchema }).transform(({ number }) => number)])

type Endpoint = Pick<RpcEndpoint, 'fetch'>

/** Sends a request to the first endpoint that answers. */
export type Forwarder = {
  /** Failures are counted under `method`. */
  request: <Answer>(send: (endpoint: Endpoint) => Promise<Answer>, method: string) => Promise<Answer>
}

/** Forwards allowed calls to the chain and appends the failures of the others. Wallets display `chainSilent`. */
export function answerCalls(options: { endpoints: Forwarder; log: FastifyBaseLogger; chainSilent: string }) {
  const { endpoints, log, chainSilent } = options
  return async (checked: CheckedCall[]): Promise<unknown[]> => {
    const failures = checked.flatMap((item) => ('failure' in item ? [item.failure] : []))
    const calls = checked.flatMap((item) => ('call' in item ? [item.call] : []))
    const failAll = (code: number, message: string) => [
      ...calls.map((call) => failed(call, code, message)),
      ...failures,
    ]
    try {
      const blocks = await resolveTags(calls)
      const ranged = calls.map((call) => ({ call, failure: checkRange(call, blocks) }))
      return [
        ...(await forward(ranged.flatMap(({ call, failure }) => (failure ? [] : [call])))),
        ...ranged.flatMap(({ failure }) => failure ?? []),
        ...failures,
      ]
    } catch (error) {
      if (error instanceof ResponseTooLarge) return failAll(rpcCodes.limit, tooLarge)
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the chain did not answer')
      return failAll(rpcCodes.silent, chainSilent)
    }
  }

  async function send(calls: RpcCall[]) {
    const [first] = calls
    if (!first) return []
    return endpoints.request((endpoint) => callChain(endpoint, calls.length === 1 ? first : calls), first.method)
  }

  async function forward(calls: RpcCall[]): Promise<unknown[]> {
    const answers = await send(calls)
    // Only `eth_getLogs` returns a list.
    return answers.map((answer) =>
      Array.isArray(answer.result) && answer.result.length > maxLogs
        ? rpcFailure(answer.id, rpcCodes.limit, tooLarge)
        : answer,
    )
  }

  /** Reads the numbers of the blocks that log queries name by tag. */
  async function resolveTags(calls: RpcCall[]): Promise<BlocksByTag> {
    const tags = new Set(calls.flatMap(boundsOf).filter((bound) => !isNumber(bound) && bound !== 'earliest'))
    const blocks: BlocksByTag = new Map([['earliest', 0n]])
    for (const { id, result } of await send([...tags].map(readOf))) {
      const number = numberedSchema.safeParse(result).data
      if (number !== undefined) blocks.set(String(id), id === 'pending' ? number + 1n : number)
    }
    return blocks
  }
}

type BlocksByTag = Map<string, bigint>

/** Returns the call that reads the block of a tag. The pending block follows the head. */
function readOf(tag: string): RpcCall {
  return tag === 'latest' || tag === 'pending'
    ? { jsonrpc: '2.0', id: tag, method: 'eth_blockNumber', params: [] }
    : { jsonrpc: '2.0', id: tag, method: 'eth_getBlockByNumber', params: [tag, false] }
}

const tooLarge = 'The response is too large. Request less at once.'
const unknownBlock = 'The chain did not return the first or last block of this query.'
const tooManyBlocks = `A log query may span at most ${maxLogBlocks} blocks.`

/** Returns the first and last block of a log query over a range. Other calls have none. */
function boundsOf({ method, params }: RpcCall): string[] {
  if (method !== 'eth_getLogs') return []
  const { blockHash, fromBlock = 'latest', toBlock = 'latest' } = params[0] as LogFilter
  return blockHash === undefined ? [fromBlock, toBlock] : []
}

/** Returns the failure of a log query that spans too many blocks, or whose blocks are unknown. */
function checkRange(call: RpcCall, blocks: BlocksByTag) {
  const numbers = boundsOf(call).map((bound) => (isNumber(bound) ? BigInt(bound) : blocks.get(bound)))
  if (numbers.includes(undefined)) return failed(call, rpcCodes.silent, unknownBlock)
  const [from = 0n, to = 0n] = numbers
  return to - from >= maxLogBlocks ? failed(call, rpcCodes.limit, tooManyBlocks) : undefined
}

/** Nodes accept the prefix in either case. */
function isNumber(bound: string): boolean {
  return /^0x/i.test(bound)
}

function failed({ id }: RpcCall, code: number, message: string) {
  return rpcFailure(id ?? null, code, message)
}

const timeoutMilliseconds = 10_000
/** About a hundred full blocks. */
const maxResponseBytes = 8 * 1024 ** 2

class ResponseTooLarge extends Error {}

/** Posts JSON-RPC to an endpoint and reads the response within limits of time and size. */
async function callChain(endpoint: Endpoint, calls: unknown): Promise<z.output<typeof answersSchema>> {
  try {
    const response = await endpoint.fetch({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    return answersSchema.parse(JSON.parse(await readText(response)))
  } catch (cause) {
    if (cause instanceof ResponseTooLarge) throw cause
    throw new EndpointFailure('the endpoint did not return an answer', { cause })
  }
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
