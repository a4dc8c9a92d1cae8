import { z } from 'zod'
import { json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Operation'
const healthSchema = z.object({
  ready: z.boolean(),
  parts: z.record(z.string(), z.string()).describe('Each part by name: `ready`, or why it is not.'),
})

/** The health of the server, as the API reference describes it. */
export const healthSchemas = {
  livez: {
    method: 'GET',
    url: '/livez',
    tag,
    summary: 'Whether the process answers',
    response: { 200: json('It does.', z.object({ alive: z.literal(true) })) },
    example: { status: 200, answer: { alive: true } },
  },
  readyz: {
    method: 'GET',
    url: '/readyz',
    tag,
    summary: 'Whether visitors can be served',
    description: 'For load balancers. Names only the parts without which nobody can be served.',
    response: { 200: json('They can.', healthSchema), 503: json('They cannot.', healthSchema) },
    example: { status: 200, answer: { ready: true, parts: { site: 'ready' } } },
  },
  healthz: {
    method: 'GET',
    url: '/healthz',
    tag,
    summary: 'Whether every part is ready',
    description: 'For people and alarms. Most of the site works while a part is not ready.',
    response: { 200: json('All are.', healthSchema), 503: json('One or more are not.', healthSchema) },
    example: {
      status: 200,
      answer: { ready: true, parts: { database: 'ready', chain: 'ready', relayer: 'ready', site: 'ready' } },
    },
  },
} satisfies Record<string, RouteDescription>
