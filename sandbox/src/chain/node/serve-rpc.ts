import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { parseJson } from '@network-site/protocol/text'
import type { RpcResult } from './engine.ts'
import { translateError } from './answer-request.ts'

type Answer = { jsonrpc: '2.0'; id: unknown } & RpcResult

const requestSchema = z.object({
  id: z.unknown().optional(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})
const mostBytes = 16 * 1024 ** 2
const mostRequests = 1000

/** Serves JSON-RPC over HTTP on a free port of this machine, single requests and batches. */
export async function serveRpc(
  answerRequest: (method: string, params: unknown[]) => Promise<RpcResult>,
  { isOpenToPages }: { isOpenToPages: boolean },
): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    if (isOpenToPages) {
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type')
    }
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    // A page of another site cannot send this type without a preflight, which tells it that it may not.
    else if (request.headers['content-type']?.startsWith('application/json')) void respond(request, response)
    else response.writeHead(415).end('The content type must be application/json.')
  })
  // Longer than any client keeps a connection: one closed from here while a request is on its way fails it.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await answerBody(request).catch((error: unknown) => failed(null, -32603, String(error)))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }

  async function answerBody(request: IncomingMessage): Promise<Answer | Answer[]> {
    const body = await readBody(request)
    if (body === undefined) return failed(null, -32600, 'The request is too large.')
    const asked = parseJson(body)
    if (asked === undefined) return failed(null, -32700, 'The request is not JSON.')
    if (!Array.isArray(asked)) return answerOne(asked)
    if (asked.length === 0 || asked.length > mostRequests)
      return failed(null, -32600, `A batch has 1 to ${mostRequests} requests.`)
    return Promise.all(asked.map((one) => answerOne(one)))
  }

  async function answerOne(asked: unknown): Promise<Answer> {
    const parsed = requestSchema.safeParse(asked)
    if (!parsed.success) return failed(null, -32600, 'This is not a JSON-RPC request.')
    const { id = null, method, params } = parsed.data
    const { result, error } = await answerRequest(method, params).catch((thrown: unknown) => ({
      result: undefined,
      error: { code: -32603, message: String(thrown) },
    }))
    return error ? { jsonrpc: '2.0', id, error: translateError(error) } : { jsonrpc: '2.0', id, result: result ?? null }
  }
}

/** The body as text; nothing if it is too large, and then no more of it is kept. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= mostBytes) chunks.push(chunk)
  }
  return bytes <= mostBytes ? Buffer.concat(chunks).toString('utf8') : undefined
}

function failed(id: unknown, code: number, message: string): Answer {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
