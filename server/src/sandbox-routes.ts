import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Hands every request under /sandbox to the stand-ins, body unread. */
export function sandboxRoutes(
  app: FastifyInstance,
  { handle }: { handle: (request: IncomingMessage, response: ServerResponse) => void },
): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const url of ['/sandbox', '/sandbox/*']) {
    app.route({
      method: ['GET', 'POST'],
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.hijack()
        handle(request.raw, reply.raw)
      },
    })
  }
}
