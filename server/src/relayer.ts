import Fastify from 'fastify'
import { readEnv } from './env/index.ts'
import { healthPlugin } from './features/health/plugin.ts'
import { metricsPlugin } from './features/metrics/plugin.ts'
import { relayerPlugin } from './features/mint/plugin.ts'
import { serverTimeouts } from './http/create-http-server.ts'
import { answerError } from './http/error-handler.ts'
import { listen } from './http/listen.ts'
import { openCollection } from './open-context.ts'
import { createLog } from './services/log.ts'
import { openServices } from './services/open-services.ts'
import { closeInOrder, closeOnSignal, runProcess } from './services/process.ts'

await runProcess(main, 'npm run relayer: runs a relayer without the website.')

/** Runs a relayer without the website (`npm run relayer`). Any number of relayers can share one database. */
async function main(): Promise<void> {
  const env = readEnv({ SANDBOX: 'off', ...process.env })
  if (env.isSandbox || !env.DATABASE_URL)
    throw new Error('A separate relayer requires DATABASE_URL: only one process can open an embedded database.')
  const log = createLog(env)
  const closing = closeInOrder(log)
  closeOnSignal(closing.close)
  const services = await openServices(env, { log, closing })
  const context = { ...services, collection: openCollection(services, closing) }
  const { database, chain, external, health } = context
  // The mint queue is in the database.
  health.add({ name: 'database', ping: database.ping, isNeededToServe: true })
  health.add({ name: 'chain', ping: chain.ping })

  const app = Fastify(serverTimeouts)
  app.setErrorHandler(answerError)
  const drainMilliseconds = env.DRAIN_SECONDS * 1000
  closing.add({ name: 'HTTP', close: () => app.close(), milliseconds: drainMilliseconds })
  for (const plugin of [relayerPlugin, healthPlugin, metricsPlugin]) await app.register(plugin, context)
  if (env.RELAYER_PORT) await listen(app, { host: env.HOST, port: env.RELAYER_PORT, drainMilliseconds })
  else await app.ready()

  process.send?.({ ready: { relayers: external.relayers.map(({ address }) => address) } })
}
