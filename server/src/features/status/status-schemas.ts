import { statusSchema } from '@network-site/protocol/network-status'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

/** The state of the network, as the API reference describes it. */
export const statusSchemas = {
  status: {
    method: 'GET',
    url: '/status.json',
    tag: 'Operation',
    summary: 'How the network is, and how it was',
    description:
      'Every part is asked every ten seconds, and the answer comes from memory: it is there while the others are down. What it says is of `checkedAt`. Pages of other sites may read it.',
    response: { 200: json('The status.', statusSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
} satisfies Record<string, RouteDescription>
