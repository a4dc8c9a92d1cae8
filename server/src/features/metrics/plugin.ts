import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { z } from 'zod'
import { failures, type RouteDescription, withZod } from '../../http/route-schema.ts'
import { isSameSecret } from '../../lib/digests.ts'
import type { Services } from '../../services/open-services.ts'

/** Serves `GET /metrics` to clients that send the token. All others get a 404, as does everyone if no token is set. */
export async function metricsPlugin(
  app: FastifyInstance,
  { registry, env: { METRICS_TOKEN: token } }: Pick<Services, 'registry' | 'env'>,
): Promise<void> {
  collectDefaultMetrics({ register: registry })
  const schema = metricsSchemas.metrics
  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    if (!token || !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new ServiceError('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** API reference of the metrics. */
export const metricsSchemas = {
  metrics: {
    method: 'GET',
    url: '/metrics',
    tag: 'Operation',
    summary: 'Get Prometheus metrics',
    description: 'Requests without the token get a 404.',
    security: { anyOf: ['metricsToken'] },
    response: {
      200: { description: 'The metrics.', content: { 'text/plain': { schema: z.string() } } },
      ...failures({ 404: ['NOT_FOUND'], 500: ['INTERNAL'], 503: ['OVERLOADED'] }),
    },
    example: {
      headers: { authorization: 'Bearer 3f9c1e7a5b2d48609f8e7d6c5b4a3928' },
      status: 200,
      answer: `# HELP health_part_ready 1 if a part of the site is ready, otherwise 0.
# TYPE health_part_ready gauge
health_part_ready{part="database"} 1
health_part_ready{part="chain"} 1
`,
    },
  },
} satisfies Record<string, RouteDescription>
