import { network as networkFacts } from '@network-site/site/network'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { connectChain } from './adapters/chain.ts'
import { systemClock } from './adapters/clock.ts'
import { openDatabase } from './adapters/open-database.ts'
import { createLog } from './create-log.ts'
import { readEnv, type Env } from './env.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { metricsRoutes } from './features/metrics/metrics-routes.ts'
import { watchCollection } from './features/mint/collection.ts'
import { createMintMetrics } from './features/mint/mint-metrics.ts'
import { startRelayer } from './features/mint/relayer/start-relayer.ts'
import { openExternalServices } from './external-services.ts'
import { closeOnSignal, runProcess } from './run-process.ts'
import { relayerSettings } from './start-minting.ts'

await runProcess(main)

/** `npm run relayer`: relays mints and nothing else. Any number of these share one database. */
async function main(): Promise<void> {
  const env = readEnv({ SANDBOX: 'off', ...process.env })
  if (env.isSandbox || !env.DATABASE_URL)
    throw new Error('A separate relayer needs DATABASE_URL: only one process can open an embedded database.')
  const log = createLog(env)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  const services = await openExternalServices(env)
  const chain = connectChain({ id: networkFacts.testnet.id, rpcUrl: services.rpcUrl, contracts: services.contracts })
  const registry = new Registry()
  const collection = watchCollection({ database, chain, clock: systemClock, log })
  const relayer = await startRelayer(services.relayers, {
    database,
    chain,
    collection,
    clock: systemClock,
    log,
    metrics: createMintMetrics(registry),
    settings: relayerSettings(env),
  })
  const closeStatusServer = await startStatusServer(env, {
    registry,
    parts: [
      { name: 'database', ping: database.ping },
      { name: 'chain', ping: chain.ping },
    ],
  })

  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    await closeStatusServer()
    await relayer.close()
    await collection.close()
    await database.close()
    process.exit(0)
  }
  closeOnSignal(close)
  process.send?.({ ready: { relayers: services.relayers.map(({ address }) => address) } })
}

/** `/healthz` and `/metrics`, where a port was given for them. */
async function startStatusServer(
  env: Env,
  { registry, parts }: { registry: Registry; parts: Parameters<typeof healthRoutes>[1]['parts'] },
) {
  if (!env.RELAYER_PORT) return async () => undefined
  const app = Fastify()
  healthRoutes(app, { parts })
  metricsRoutes(app, { registry, token: env.METRICS_TOKEN })
  await app.listen({ port: env.RELAYER_PORT, host: env.HOST })
  return () => app.close()
}
