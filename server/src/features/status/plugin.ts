import type { FastifyInstance } from 'fastify'
import { statusSchema } from '@network-site/protocol/network-status'
import { failures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import { readHead } from '../../transactions/chain-state.ts'
import { createStatusHistory, minuteStore } from './status-history.ts'
import { createStatusWatch, type StatusOptions } from './worker.ts'

/** Serves the status document. Features add readers of their parts to `context.status`. */
export async function statusPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { chain, database, status, clock, log, version } = context
  const { nowMilliseconds } = clock
  status.add('chain', async () => {
    const { number, timestampSeconds } = await readHead(chain)
    return { block: number, blockAt: new Date(timestampSeconds * 1000).toISOString() }
  })
  status.add('database', database.ping)
  statusRoutes(app, {
    readers: status.readers,
    history: createStatusHistory({ store: minuteStore(database.sql), nowMilliseconds }),
    version,
    nowMilliseconds,
    log,
  })
}

/** Serves `GET /status.json` from memory. Caches may serve it while this server is down. */
export function statusRoutes(app: FastifyInstance, options: StatusOptions): void {
  const watch = createStatusWatch(options)
  // After every feature has added its readers.
  app.addHook('onReady', async () => watch.start())
  app.addHook('onClose', watch.stop)
  const schema = statusSchemas.status
  withZod(app).get(schema.url, { schema }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=5, stale-if-error=86400')
      .header('access-control-allow-origin', '*')
      .send(await watch.status()),
  )
}

/** API reference of the status. */
export const statusSchemas = {
  status: {
    method: 'GET',
    url: '/status.json',
    tag: 'Operation',
    summary: 'Get the network’s current and past status',
    description:
      'The server checks every part every ten seconds and answers from memory, so this works while other parts are down. `checkedAt` is the time of the last check. Readable from any origin.',
    response: { 200: json('The status.', statusSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
} satisfies Record<string, RouteDescription>
