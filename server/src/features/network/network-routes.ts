import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { FastifyInstance } from 'fastify'
import { withZod } from '../../http/route-schema.ts'
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
