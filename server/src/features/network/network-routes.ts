import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { NetworkDocument } from '@network-site/protocol/network-document'
import type { FastifyInstance } from 'fastify'
import { withZod } from '../../route-schema/with-zod.ts'
import { networkSchemas } from './network-schemas.ts'

/** `/network.json` for everybody, `/settings.json` for our own pages: both fixed while the server runs. */
export function networkRoutes(
  app: FastifyInstance,
  { network, settings }: { network: NetworkDocument; settings: BrowserSettings },
): void {
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
