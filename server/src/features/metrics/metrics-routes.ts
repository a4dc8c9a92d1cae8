import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, type Registry } from 'prom-client'

export type MetricsOptions = {
  registry: Registry
  /** Without a token only requests from this machine are answered. */
  token: string | undefined
}

/** `GET /metrics` for Prometheus. Others get a 404. */
export function metricsRoutes(app: FastifyInstance, { registry, token }: MetricsOptions): void {
  collectDefaultMetrics({ register: registry })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token))
      return reply.code(404).send({ error: 'There is nothing at this address.', code: 'NOT_FOUND' })
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  // A local proxy's requests come from elsewhere, so they do not count as local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(words: string): Buffer {
  return createHash('sha256').update(words).digest()
}
