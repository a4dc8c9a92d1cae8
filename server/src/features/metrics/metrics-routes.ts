import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, type Registry } from 'prom-client'

export type MetricsOptions = {
  registry: Registry
  /** Without one only this machine itself may read. */
  token: string | undefined
}

/** `GET /metrics` for Prometheus. To anybody who may not read them, there are none. */
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
  // A proxy on this machine speaks for others.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/** Takes as long for a wrong guess as for a right one. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(words: string): Buffer {
  return createHash('sha256').update(words).digest()
}
