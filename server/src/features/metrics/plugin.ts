import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { z } from 'zod'
import { failures, type RouteDescription, withZod } from '../../http/route-schema.ts'
import { isSameSecret } from '../../lib/digests.ts'
import type { Services } from '../../services/open-services.ts'

/** `GET /metrics` for clients that send the token. Others get a 404, and so does everybody if no token is set. */
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

/** The metrics, as the API reference describes them. */
export const metricsSchemas = {
  metrics: {
    method: 'GET',
    url: '/metrics',
    tag: 'Operation',
    summary: 'Figures for Prometheus',
    description: 'For whoever brings the operator’s `METRICS_TOKEN`. Others get a 404, as where there is nothing.',
    bearer: 'required',
    response: {
      200: { description: 'The figures.', content: { 'text/plain': { schema: z.string() } } },
      ...failures({ 404: ['NOT_FOUND'], 500: ['INTERNAL'], 503: ['OVERLOADED'] }),
    },
    example: { headers: { authorization: 'Bearer the-token-in-METRICS_TOKEN' }, status: 200 },
  },
} satisfies Record<string, RouteDescription>
