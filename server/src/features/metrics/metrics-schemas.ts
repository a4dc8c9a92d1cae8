import { z } from 'zod'
import { failures, type RouteDescription } from '../../http/route-schema.ts'

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
