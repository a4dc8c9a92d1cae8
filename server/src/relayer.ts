import { network as networkFacts } from '@network-site/site/network'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { answerError } from './http/error-handler.ts'
import { connectChain } from './services/chain.ts'
import { systemClock } from './services/clock.ts'
import { openDatabase } from './services/database.ts'
import { closeInOrder, closeOnSignal, type Closing, runProcess } from './services/process.ts'
import { createLog } from './services/log.ts'
import { type Env, readEnv } from './env/index.ts'
import { healthRoutes, type HealthPart } from './features/health/health-routes.ts'
import { metricsRoutes } from './features/metrics/metrics-routes.ts'
import { watchCollection } from './features/mint/collection.ts'
import { createMintMetrics } from './features/mint/mint-metrics.ts'
import { startRelayer } from './features/mint/relayer/start-relayer.ts'
import { openExternalServices } from './services/external-services.ts'
import { followRelayerKeys } from './services/follow-keys.ts'
import { listen } from './http/listen.ts'
import { serverTimeouts } from './http/create-http-server.ts'
import { refuseFaucetKey } from './services/refuse-shared-key.ts'
import { relayerSettings } from './features/mint/start-minting.ts'

await runProcess(main)

/** `npm run relayer`: relays mints and nothing else. Any number of these share one database. */
async function main(): Promise<void> {
  const env = readEnv({ SANDBOX: 'off', ...process.env })
  if (env.isSandbox || !env.DATABASE_URL)
    throw new Error('A separate relayer needs DATABASE_URL: only one process can open an embedded database.')
  const log = createLog(env)
  const closing = closeInOrder(log)
  closeOnSignal(closing.close)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  closing.add({ name: 'database', close: database.close })
  const services = await openExternalServices(env)
  const chain = connectChain({ id: networkFacts.testnet.id, rpcUrl: services.rpcUrl, contracts: services.contracts })
  await refuseFaucetKey(services.relayers, { database, ...systemClock })
  const registry = new Registry()
  const collection = watchCollection({ database, chain, clock: systemClock, log })
  closing.add({ name: 'collection', close: collection.close })
  const relayer = await startRelayer(services.relayers, {
    database,
    chain,
    collection,
    clock: systemClock,
    log,
    metrics: createMintMetrics(registry),
    settings: relayerSettings(env),
  })
  closing.add({ name: 'relayer', close: relayer.close })
  const keys = followRelayerKeys(env, { relayer, database, log })
  closing.add({ name: 'keys', close: async () => keys.close() })
  await startStatusServer(env, {
    closing,
    registry,
    parts: [
      // Its queue is there: without it there is nothing to relay.
      { name: 'database', ping: database.ping, isNeededToServe: true },
      { name: 'chain', ping: chain.ping },
    ],
  })

  process.send?.({ ready: { relayers: services.relayers.map(({ address }) => address) } })
}

/** `/livez`, `/readyz`, `/healthz` and `/metrics`, where a port was given for them. */
async function startStatusServer(
  env: Env,
  { closing, registry, parts }: { closing: Closing; registry: Registry; parts: HealthPart[] },
): Promise<void> {
  if (!env.RELAYER_PORT) return
  const app = Fastify(serverTimeouts)
  app.setErrorHandler(answerError)
  healthRoutes(app, { parts, nowMilliseconds: systemClock.nowMilliseconds, registry })
  metricsRoutes(app, { registry, token: env.METRICS_TOKEN })
  const drainMilliseconds = env.DRAIN_SECONDS * 1000
  closing.add({ name: 'HTTP', close: () => app.close(), milliseconds: drainMilliseconds })
  await listen(app, { host: env.HOST, port: env.RELAYER_PORT, drainMilliseconds })
}
