import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

/** `hang` never answers, `refuse` denies access, `fail` answers 500, and `other-key` signs with its own key. */
export type Behavior = 'sign' | 'hang' | 'refuse' | 'fail' | 'other-key'

export type StandInOptions = {
  port?: number
  /** Added to each response, like the way to a service in another network. */
  delayMilliseconds?: number
  /** False for tests of production mode, which refuses marked stand-ins. */
  isMarked?: boolean
}

export type KeyStandIn = {
  url: string
  port: number
  /** How many signatures were requested. */
  requested: () => number
  setBehavior: (behavior: Behavior) => void
  close: () => Promise<void>
}

type Routes = (app: FastifyInstance, service: { behavior: () => Behavior; countRequest: () => void }) => void

/** Serves a stand-in for a key service on a loopback port. */
export async function serveKeyStandIn(
  routes: Routes,
  { port = 0, delayMilliseconds = 0, isMarked = true }: StandInOptions,
): Promise<KeyStandIn> {
  let behavior: Behavior = 'sign'
  let requested = 0
  // Identifiers are public keys.
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  app.addHook('onRequest', async (_request, reply) => {
    if (isMarked) void reply.header('x-sandbox-stand-in', 'true')
    if (delayMilliseconds > 0) await sleep(delayMilliseconds)
    if (behavior === 'fail') return reply.code(500).send()
    if (behavior === 'hang') return reply.hijack()
    return undefined
  })
  routes(app, { behavior: () => behavior, countRequest: () => void requested++ })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    port: Number(new URL(url).port),
    requested: () => requested,
    setBehavior: (wanted) => void (behavior = wanted),
    close: () => app.close(),
  }
}
