import { withTimeout } from '@network-site/protocol/concurrency'
import { reasonOf } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { z } from 'zod'
import { withZod } from '../../http/route-schema.ts'
import type { HealthCheck } from '../../services/health.ts'
import type { Services } from '../../services/open-services.ts'
import { type healthSchema, healthSchemas } from './schemas.ts'

/** Whether every checked part is ready, and the state of each. */
type Health = z.output<typeof healthSchema>

/**
 * Serves `GET /livez` (the process is running), `GET /readyz` (it can serve visitors, for load balancers), and
 * `GET /healthz` (every part is ready, for people and alerts). Both answer states only: the endpoints are public, and
 * reasons name hosts, ports, and users, so they go to the log.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { health, clock, registry, log }: Pick<Services, 'health' | 'clock' | 'registry' | 'log'>,
): Promise<void> {
  const check = createChecker(log)
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

  /** Limits checks, because the endpoints are public and each check sends requests to the database and the chain. */
  function atMostOnceASecond(work: () => Promise<Health>): () => Promise<Health> {
    let last: { result: Promise<Health>; atMilliseconds: number } | undefined
    return () => {
      const now = clock.nowMilliseconds()
      if (!last || now - last.atMilliseconds >= 1000) last = { result: work(), atMilliseconds: now }
      return last.result
    }
  }
}

/** Returns a function that checks parts, and logs the reason whenever the state of a part changes. */
function createChecker(log: Logger): (checks: readonly HealthCheck[]) => Promise<Health> {
  const failing = new Set<string>()

  async function stateOf({ name, ping }: HealthCheck) {
    const reason = await failureOf(ping)
    if (reason === undefined) {
      if (failing.delete(name)) log.info({ part: name }, 'a part is ready again')
      return [name, 'ready'] as const
    }
    if (!failing.has(name)) log.warn({ part: name, reason }, 'a part is not ready')
    failing.add(name)
    return [name, 'not ready'] as const
  }

  return async (checks) => {
    const states = await Promise.all(checks.map(stateOf))
    return { ready: states.every(([, state]) => state === 'ready'), parts: Object.fromEntries(states) }
  }
}

/** Resolves to the reason why a part is not ready; undefined if it is. */
function failureOf(ping: () => Promise<void>): Promise<string | undefined> {
  return withTimeout(
    ping().then(() => undefined, reasonOf),
    { milliseconds: 3000, otherwise: () => 'no response' },
  )
}

function answer(reply: FastifyReply, health: Health) {
  return reply
    .code(health.ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(health)
}

/** Exports the state of each part to Prometheus. The parts are checked on each scrape. */
function exportHealth(registry: Registry, readHealth: () => Promise<Health>): void {
  const ready = new Gauge({
    name: 'health_part_ready',
    help: '1 if a part of the site is ready, otherwise 0.',
    labelNames: ['part'],
    registers: [],
    async collect() {
      const { parts } = await readHealth()
      for (const [part, state] of Object.entries(parts)) this.set({ part }, state === 'ready' ? 1 : 0)
    },
  })
  registry.registerMetric(ready)
}
