import { withTimeout } from '@network-site/protocol/concurrency'
import { reasonOf } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { withZod } from '../../http/route-schema.ts'
import type { HealthCheck } from '../../services/health.ts'
import type { Services } from '../../services/open-services.ts'
import { healthSchemas } from './schemas.ts'

/** Whether every part that was checked is ready, and the state of each in words. */
type Health = { ready: boolean; parts: Record<string, string> }

const timeoutMilliseconds = 3000
const freshMilliseconds = 1000

/**
 * `GET /livez`: this process answers. `GET /readyz`: it can serve visitors, for load balancers. `GET /healthz`: every part
 * is ready, for people and alerts. Both name the parts that are not.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { health, clock, registry }: Pick<Services, 'health' | 'clock' | 'registry'>,
): Promise<void> {
  const readReadiness = atMostOnceASecond(() => check(health.all().filter(({ isNeededToServe }) => isNeededToServe)))
  const readHealth = atMostOnceASecond(() => check(health.all()))
  exportHealth(registry, readHealth)

  const { livez, readyz, healthz } = healthSchemas
  const api = withZod(app)
  api.get(livez.url, { schema: livez }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )
  api.get(readyz.url, { schema: readyz }, async (_request, reply) => answer(reply, await readReadiness()))
  api.get(healthz.url, { schema: healthz }, async (_request, reply) => answer(reply, await readHealth()))

  /** Anybody may ask, and each check costs the database and the chain a request. */
  function atMostOnceASecond(work: () => Promise<Health>): () => Promise<Health> {
    let last: { result: Promise<Health>; atMilliseconds: number } | undefined
    return () => {
      const now = clock.nowMilliseconds()
      if (!last || now - last.atMilliseconds >= freshMilliseconds) last = { result: work(), atMilliseconds: now }
      return last.result
    }
  }
}

async function check(checks: readonly HealthCheck[]): Promise<Health> {
  const states = await Promise.all(checks.map(async ({ name, ping }) => [name, await stateOf(ping)] as const))
  return { ready: states.every(([, state]) => state === 'ready'), parts: Object.fromEntries(states) }
}

async function stateOf(ping: () => Promise<void>): Promise<string> {
  const ready = ping().then(
    () => 'ready',
    (error: unknown) => `not ready: ${reasonOf(error)}`,
  )
  return withTimeout(ready, { milliseconds: timeoutMilliseconds, otherwise: () => 'not ready: does not answer' })
}

function answer(reply: FastifyReply, health: Health) {
  return reply
    .code(health.ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(health)
}

/** Exports what `/healthz` answers to Prometheus; checked whenever the metrics are read. */
function exportHealth(registry: Registry, readHealth: () => Promise<Health>): void {
  const ready = new Gauge({
    name: 'health_part_ready',
    help: '1 while a part of the site is ready, else 0.',
    labelNames: ['part'],
    registers: [],
    async collect() {
      const { parts } = await readHealth()
      for (const [part, state] of Object.entries(parts)) this.set({ part }, state === 'ready' ? 1 : 0)
    },
  })
  registry.registerMetric(ready)
}
