import type { FastifyInstance } from 'fastify'
import { browserSettingsSchema, networkDocumentSchema } from '@network-site/protocol/settings'
import { failures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

/** Serves `/network.json` for everyone and `/settings.json` for our own pages. Both are fixed while the server runs. */
export async function networkPlugin(
  app: FastifyInstance,
  { deployment: { network, settings } }: Pick<Context, 'deployment'>,
): Promise<void> {
  const answers = [
    { schema: networkSchemas.network, answer: JSON.stringify(network) },
    { schema: networkSchemas.settings, answer: JSON.stringify(settings) },
  ]
  for (const { schema, answer } of answers) {
    withZod(app).get(schema.url, { schema }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('access-control-allow-origin', '*')
        .type('application/json; charset=utf-8')
        .send(answer),
    )
  }
}

const tag = 'Network'

/** API reference of the public documents. */
export const networkSchemas = {
  network: {
    method: 'GET',
    url: '/network.json',
    tag,
    summary: 'Get the chain, the signing message, and the contracts',
    description: 'Everything a program needs to connect to the network. Readable from any origin.',
    response: { 200: json('The network.', networkDocumentSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
  settings: {
    method: 'GET',
    url: '/settings.json',
    tag,
    summary: 'Get the settings of the site’s pages',
    description: 'For this site’s own pages, so it may change with them. URLs on this server are paths.',
    response: { 200: json('The settings.', browserSettingsSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
} satisfies Record<string, RouteDescription>
