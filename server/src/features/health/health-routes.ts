import { reasonOf } from '@network-site/protocol/redact'
import { withTimeout } from '@network-site/protocol/concurrency'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Registry } from 'prom-client'
import { withZod } from '../../http/route-schema.ts'
import { healthMetrics, type Health } from './health-metrics.ts'
import { healthSchemas } from './health-schemas.ts'

/** A dependency, and how to check it. */
export type HealthPart = {
  name: string
  ping: () => Promise<void>
  /** Whether this process is useless without it. Most of the site works without the others. */
  isNeededToServe?: boolean
}

export type HealthOptions = {
  parts: HealthPart[]
  nowMilliseconds: () => number
  /** Where Prometheus finds the same. */
  registry: Registry
}

const patienceMilliseconds = 3000
const freshMilliseconds = 1000

/**
 * `GET /livez`: this process answers. `GET /readyz`: it can serve visitors; a load balancer asks this one.
 * `GET /healthz`: every part is ready; for people and alarms. Both name the parts that are not.
 */
export function healthRoutes(app: FastifyInstance, { parts, nowMilliseconds, registry }: HealthOptions): void {
  const readiness = atMostOnceASecond(() => check(parts.filter(({ isNeededToServe }) => isNeededToServe)))
  const health = atMostOnceASecond(() => check(parts))
  healthMetrics(registry, health)

  const { livez, readyz, healthz } = healthSchemas
  const api = withZod(app)

  api.get(livez.url, { schema: livez }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )
  api.get(readyz.url, { schema: readyz }, async (_request, reply) => answer(reply, await readiness()))
  api.get(healthz.url, { schema: healthz }, async (_request, reply) => answer(reply, await health()))

  /** Anybody may ask, and each check costs the database and the chain a request. */
  function atMostOnceASecond(work: () => Promise<Health>): () => Promise<Health> {
    let last: { result: Promise<Health>; atMilliseconds: number } | undefined
    return () => {
      const now = nowMilliseconds()
      if (!last || now - last.atMilliseconds >= freshMilliseconds) last = { result: work(), atMilliseconds: now }
      return last.result
    }
  }
}

async function check(parts: HealthPart[]): Promise<Health> {
  const states = await Promise.all(parts.map(async ({ name, ping }) => [name, await stateOf(ping)] as const))
  return { ready: states.every(([, state]) => state === 'ready'), parts: Object.fromEntries(states) }
}

function answer(reply: FastifyReply, health: Health) {
  return reply
    .code(health.ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(health)
}

async function stateOf(ping: () => Promise<void>): Promise<string> {
  const ready = ping().then(
    () => 'ready',
    (error: unknown) => `not ready: ${reasonOf(error)}`,
  )
  return withTimeout(ready, { milliseconds: patienceMilliseconds, otherwise: () => 'not ready: does not answer' })
}
