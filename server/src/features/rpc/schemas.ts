import { z } from 'zod'
import { json, type RouteDescription } from '../../http/route-schema.ts'
import { callSchema } from './check-call.ts'
import { rpcMethods } from './rpc-methods.ts'

const tag = 'Chain'
const url = '/rpc'
const idSchema = z.union([z.string(), z.number(), z.null()])
const failureSchema = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: idSchema,
    error: z.looseObject({ code: z.int(), message: z.string() }),
  })
  .meta({ id: 'RpcFailure', description: 'A failure as JSON-RPC 2.0 has it.' })
const resultSchema = z
  .looseObject({ jsonrpc: z.literal('2.0'), id: idSchema, result: z.unknown() })
  .meta({ id: 'RpcResult', description: 'A result as JSON-RPC 2.0 has it.' })
const answerSchema = z.union([resultSchema, failureSchema])
const unreadable = {
  400: json('The request cannot be read.', failureSchema),
  413: json('It is too large.', failureSchema),
  415: json('It is not `application/json`.', failureSchema),
}

/** The chain's endpoint, as the API reference describes it. */
export const rpcSchemas = {
  call: {
    method: 'POST',
    url,
    tag,
    summary: 'Ask the chain, or send it a signed transaction',
    description: `JSON-RPC 2.0, one call or up to 100 in a list. The methods are ${[...rpcMethods.keys()].map((name) => `\`${name}\``).join(', ')}. A call that fails is answered with status 200 and an error, as JSON-RPC asks.`,
    body: { content: { 'application/json': { schema: z.union([callSchema, z.array(callSchema).min(1).max(100)]) } } },
    response: {
      200: json('The answer, or a list of answers.', z.union([answerSchema, z.array(answerSchema)])),
      ...unreadable,
      429: json('Too much was asked from this network.', failureSchema),
      503: json('The server is too busy.', failureSchema),
    },
    example: {
      body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      status: 200,
      answer: { jsonrpc: '2.0', id: 1, result: '0x2a' },
    },
  },
  preflight: {
    method: 'OPTIONS',
    url,
    tag,
    summary: 'Whether a page of another site may ask',
    response: {
      204: { description: 'The permission, in CORS headers, where other sites may ask.' },
      ...unreadable,
      503: json('The server is too busy.', failureSchema),
    },
    example: { status: 204 },
  },
} satisfies Record<string, RouteDescription>
