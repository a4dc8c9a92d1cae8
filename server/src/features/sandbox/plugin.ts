import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import { type RouteDescription, withDescriptions } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

/** The stand-ins' pages need inline styles and forms. */
const standInPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

/** In sandbox mode, forwards requests under `/sandbox` to the stand-ins with unread bodies, and WebSockets to the relay. */
export async function sandboxPlugin(app: FastifyInstance, { external }: Pick<Context, 'external'>): Promise<void> {
  if (!external.sandbox) return
  const { handle, upgrade, closeSockets } = external.sandbox
  withDescriptions(app).removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const bare = (['GET', 'POST'] as const).map((method) => ({ method, url: '/sandbox', hide: true }))
  for (const schema of [...bare, ...Object.values(sandboxSchemas)]) {
    app.route({
      method: schema.method,
      url: schema.url,
      schema,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.hijack()
        const headers = { ...reply.getHeaders(), 'content-security-policy': standInPolicy }
        reply.raw.setHeaders(new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])))
        handle(request.raw, reply.raw)
      },
    })
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] === '/sandbox/relay') upgrade(request, socket, head)
    else socket.destroy()
  })
  // Close WebSockets before the server waits for its connections to end.
  app.addHook('preClose', async () => closeSockets())
}

const tag = 'Sandbox'
const params = z.object({ '*': z.string().describe('The name of the stand-in and the path within it.') })
const description =
  'The stand-ins `mailbox`, `code-host`, `social`, `relay`, and `walletconnect-rpc` implement the protocols of the services that they replace.'
const refused = {
  description:
    'The `Host` is neither an address of this machine nor `PUBLIC_URL`, or the client is on another machine or behind a proxy and `HOST` does not admit it.',
}
const anyAnswer = { description: 'The stand-in’s response, in the format of the service it replaces.' }

/** API reference of the stand-ins. */
export const sandboxSchemas = {
  read: {
    method: 'GET',
    url: '/sandbox/*',
    tag,
    summary: 'Send a GET request to a stand-in',
    description,
    params,
    response: { 200: anyAnswer, 403: refused, 404: anyAnswer },
    example: { params: { '*': 'mailbox' }, status: 200 },
  },
  write: {
    method: 'POST',
    url: '/sandbox/*',
    tag,
    summary: 'Send a POST request to a stand-in',
    description,
    params,
    response: { 200: anyAnswer, 403: refused, 404: anyAnswer },
    example: {
      params: { '*': 'walletconnect-rpc/v1' },
      body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
      status: 200,
    },
  },
} satisfies Record<string, RouteDescription>
