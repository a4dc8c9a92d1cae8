import type { FastifyInstance } from 'fastify'
import { withZod } from '../../http/route-schema.ts'
import { statusSchemas } from './status-schemas.ts'
import { watchStatus, type StatusOptions } from './watch-status.ts'

/** `GET /status.json`: how every part is, from memory. Caches may show it for as long as we are away. */
export function statusRoutes(app: FastifyInstance, options: StatusOptions): void {
  const watch = watchStatus(options)
  app.addHook('onClose', watch.stop)
  const schema = statusSchemas.status
  withZod(app).get(schema.url, { schema }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=5, stale-if-error=86400')
      .header('access-control-allow-origin', '*')
      .send(await watch.status()),
  )
}
