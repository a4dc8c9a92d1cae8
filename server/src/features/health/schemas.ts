import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Operation'
const malformed = failures({ 400: ['BAD_REQUEST'] })
export const healthSchema = z.object({
  ready: z.boolean(),
  parts: z
    .record(z.string(), z.enum(['ready', 'not ready']))
    .describe('The state of each part: `ready` or `not ready`. The server’s log has the reason.'),
})

/** API reference of the health checks. */
export const healthSchemas = {
  livez: {
    method: 'GET',
    url: '/livez',
    tag,
    summary: 'Check liveness',
    description: 'Answers while the process runs, even if other parts are down.',
    response: { 200: json('The process is running.', z.object({ alive: z.literal(true) })), ...malformed },
    example: { status: 200, answer: { alive: true } },
  },
  readyz: {
    method: 'GET',
    url: '/readyz',
    tag,
    summary: 'Check readiness',
    description: 'For load balancers. Lists only the parts that are required to serve visitors.',
    response: {
      200: json('Ready to serve.', healthSchema),
      ...malformed,
      503: json('Not ready to serve.', healthSchema),
    },
    example: { status: 200, answer: { ready: true, parts: { site: 'ready' } } },
  },
  healthz: {
    method: 'GET',
    url: '/healthz',
    tag,
    summary: 'Check every part',
    description: 'For people and alerts. Most of the site keeps working while a part is not ready.',
    response: {
      200: json('All parts are ready.', healthSchema),
      ...malformed,
      503: json('At least one part is not ready.', healthSchema),
    },
    example: {
      status: 200,
      answer: { ready: true, parts: { database: 'ready', chain: 'ready', relayer: 'ready', site: 'ready' } },
    },
  },
} satisfies Record<string, RouteDescription>
