import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { NetworkDocument } from '@network-site/protocol/network-document'
import type { FastifyInstance } from 'fastify'

/** `/network.json` for everybody, `/settings.json` for our own pages: both fixed while the server runs. */
export function networkRoutes(
  app: FastifyInstance,
  { network, settings }: { network: NetworkDocument; settings: BrowserSettings },
): void {
  const answers = { '/network.json': JSON.stringify(network), '/settings.json': JSON.stringify(settings) }
  for (const [path, answer] of Object.entries(answers)) {
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('access-control-allow-origin', '*')
        .type('application/json; charset=utf-8')
        .send(answer),
    )
  }
}
