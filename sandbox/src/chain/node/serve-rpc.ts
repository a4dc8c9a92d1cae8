import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { parseJson } from '@network-site/protocol/text'
import { hostOf, isLoopbackHost } from '../../sandbox-access.ts'
import type { RpcResult } from './engine.ts'
import { translateError } from './answer-request.ts'

type Answer = { jsonrpc: '2.0'; id: unknown } & RpcResult

const requestSchema = z.object({
  id: z.unknown().optional(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})
const maxBytes = 16 * 1024 ** 2
const maxRequests = 1000

/** Serves JSON-RPC over HTTP on a free loopback port. */
export async function serveRpc(
  answerRequest: (method: string, params: unknown[]) => Promise<RpcResult>,
  { isOpenToPages }: { isOpenToPages: boolean },
): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    // Another host is a website that pointed its own name at this machine (DNS rebinding).
    if (!isLoopbackHost(hostOf(`http://${request.headers.host ?? ''}`) ?? '')) {
      response.writeHead(403).end('The chain answers only at loopback addresses.')
      return
    }
    if (isOpenToPages) {
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type')
    }
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    // Another site cannot send this type without a preflight, which fails.
    else if (request.headers['content-type']?.startsWith('application/json')) void respond(request, response)
    else response.writeHead(415).end('The content type must be application/json.')
  })
  // Longer than clients keep connections open, because closing one under a request would fail it.
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
    if (body === undefined) return failed(null, -32600, 'The body is too large.')
    const parsed = parseJson(body)
    if (parsed === undefined) return failed(null, -32700, 'The request is not valid JSON.')
    if (!Array.isArray(parsed)) return answerOne(parsed)
    if (parsed.length === 0 || parsed.length > maxRequests)
      return failed(null, -32600, `A batch must have 1 to ${maxRequests} requests.`)
    return Promise.all(parsed.map((one) => answerOne(one)))
  }

  async function answerOne(request: unknown): Promise<Answer> {
    const parsed = requestSchema.safeParse(request)
    if (!parsed.success) return failed(null, -32600, 'The request is not valid JSON-RPC.')
    const { id = null, method, params } = parsed.data
    const { result, error } = await answerRequest(method, params).catch((thrown: unknown) => ({
      result: undefined,
      error: { code: -32603, message: String(thrown) },
    }))
    return error ? { jsonrpc: '2.0', id, error: translateError(error) } : { jsonrpc: '2.0', id, result: result ?? null }
  }
}

/** Reads the body as text. Returns undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  return bytes <= maxBytes ? Buffer.concat(chunks).toString('utf8') : undefined
}

function failed(id: unknown, code: number, message: string): Answer {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
