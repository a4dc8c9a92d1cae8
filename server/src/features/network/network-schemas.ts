import { browserSettingsSchema, networkDocumentSchema } from '@network-site/protocol/settings'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Network'

/** The public documents, as the API reference describes them. */
export const networkSchemas = {
  network: {
    method: 'GET',
    url: '/network.json',
    tag,
    summary: 'The chain, the signing message and the contracts',
    description: 'Everything a program needs to find the network. Pages of other sites may read it.',
    response: { 200: json('The network.', networkDocumentSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
  settings: {
    method: 'GET',
    url: '/settings.json',
    tag,
    summary: 'What our own pages must know of this deployment',
    description: 'For the pages of this site: it changes with them. Addresses that this server answers are paths.',
    response: { 200: json('The settings.', browserSettingsSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
} satisfies Record<string, RouteDescription>
