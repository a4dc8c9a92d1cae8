import type { FastifyInstance } from 'fastify'
import { browserSettingsSchema, networkDocumentSchema } from '@network-site/protocol/settings'
import { failures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

/** `/network.json` for everybody, `/settings.json` for our own pages: both fixed while the server runs. */
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
