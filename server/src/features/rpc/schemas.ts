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
  .meta({ id: 'RpcFailure', description: 'A JSON-RPC 2.0 error.' })
const resultSchema = z
  .looseObject({ jsonrpc: z.literal('2.0'), id: idSchema, result: z.unknown() })
  .meta({ id: 'RpcResult', description: 'A JSON-RPC 2.0 result.' })
const answerSchema = z.union([resultSchema, failureSchema])
const unreadable = {
  400: json('The request is malformed.', failureSchema),
  413: json('The body is too large.', failureSchema),
  415: json('The content type is not `application/json`.', failureSchema),
}

/** The JSON-RPC endpoint for the API reference. */
export const rpcSchemas = {
  call: {
    method: 'POST',
    url,
    tag,
    summary: 'Call the chain or send a signed transaction',
    description: `Accepts a JSON-RPC 2.0 call or a batch of up to 100. The supported methods are ${[...rpcMethods.keys()].map((name) => `\`${name}\``).join(', ')}. A failed call has status 200 and a JSON-RPC error.`,
    body: { content: { 'application/json': { schema: z.union([callSchema, z.array(callSchema).min(1).max(100)]) } } },
    response: {
      200: json('The response, or a list of responses.', z.union([answerSchema, z.array(answerSchema)])),
      ...unreadable,
      429: json('Too many calls from this client’s network.', failureSchema),
      503: json('The server is overloaded.', failureSchema),
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
    summary: 'Preflight a cross-origin call',
    response: {
      204: {
        description: 'Cross-origin calls are allowed, unless the response has only the last header.',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '86400',
        },
      },
      ...unreadable,
      503: json('The server is overloaded.', failureSchema),
    },
    example: { status: 204 },
  },
} satisfies Record<string, RouteDescription>
