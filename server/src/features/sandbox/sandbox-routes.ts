import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { withDescriptions } from '../../http/route-schema.ts'
import { sandboxSchemas } from './sandbox-schemas.ts'

export type SandboxOptions = {
  handle: (request: IncomingMessage, response: ServerResponse) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  closeSockets: () => void
}

const relayPath = '/sandbox/relay'
/** The stand-ins' pages have text, a style and forms. */
const standInPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

/** Hands every request under /sandbox to the stand-ins, body unread, and WebSockets to the relay among them. */
export function sandboxRoutes(app: FastifyInstance, { handle, upgrade, closeSockets }: SandboxOptions): void {
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
    if (request.url?.split('?')[0] === relayPath) upgrade(request, socket, head)
    else socket.destroy()
  })
  // Runs before the server waits for its connections to end, since WebSockets do not end by themselves.
  app.addHook('preClose', async () => closeSockets())
}
