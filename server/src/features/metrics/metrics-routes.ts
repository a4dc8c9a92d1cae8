import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { withZod } from '../../http/route-schema.ts'
import { metricsSchemas } from './metrics-schemas.ts'

export type MetricsOptions = {
  registry: Registry
  /** Without one nobody is answered. */
  token: string | undefined
}

/** `GET /metrics` for whoever brings the token. Others get a 404, as where there is nothing. */
export function metricsRoutes(app: FastifyInstance, { registry, token }: MetricsOptions): void {
  collectDefaultMetrics({ register: registry })
  const schema = metricsSchemas.metrics
  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    if (!token || !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw new ServiceError('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(words: string): Buffer {
  return createHash('sha256').update(words).digest()
}
