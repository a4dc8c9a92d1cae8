import type { FastifyInstance } from 'fastify'
import { statusSchema } from '@network-site/protocol/network-status'
import { commonFailures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
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
    const isDegraded = chain.endpoints.report().some(({ state }) => state !== 'ready' && state !== 'unchecked')
    return { block: number, blockAt: new Date(timestampSeconds * 1000).toISOString(), isDegraded }
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
      'The server checks each part every ten seconds and answers from memory, so this route works while other parts are down. `checkedAt` is the time of the last check. Readable from any origin.',
    response: { 200: json('The status.', statusSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        checkedAt: '2026-01-02T12:00:00.000Z',
        startedAt: '2026-01-01T08:00:00.000Z',
        version: '1.0.0',
        chain: { isWell: true, isDegraded: false, block: 1042, blockAt: '2026-01-02T11:59:58.000Z' },
        minting: {
          isWell: true,
          isOpen: true,
          delaySeconds: 0,
          relayers: [{ address: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', state: 'ready' }],
        },
        database: { isWell: true },
        mail: { isWell: true, waiting: 0 },
        days: [
          {
            day: '2026-01-02',
            recordedMinutes: 720,
            failedMinutes: { chain: 0, minting: 2, database: 0, mail: 0 },
          },
        ],
      },
    },
  },
} satisfies Record<string, RouteDescription>
