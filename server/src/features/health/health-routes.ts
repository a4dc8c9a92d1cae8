import { within } from '@network-site/protocol/within'
import type { FastifyInstance } from 'fastify'

/** A dependency that must work before the site is ready, and how to check it. */
export type HealthPart = { name: string; ping: () => Promise<void> }

const patienceMilliseconds = 3000

/** `GET /healthz`: 200 only when every part answers; else 503, naming those that do not. */
export function healthRoutes(app: FastifyInstance, { parts }: { parts: HealthPart[] }): void {
  app.get('/healthz', async (_request, reply) => {
    const states = await Promise.all(parts.map(async ({ name, ping }) => [name, await stateOf(ping)] as const))
    const isReady = states.every(([, state]) => state === 'ready')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, parts: Object.fromEntries(states) })
  })
}

async function stateOf(ping: () => Promise<void>): Promise<string> {
  const ready = ping().then(
    () => 'ready',
    (error: unknown) => `not ready: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown'}`,
  )
  return within(ready, { milliseconds: patienceMilliseconds, otherwise: () => 'not ready: does not answer' })
}
