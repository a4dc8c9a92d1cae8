import { brand } from '@network-site/site/brand'
import { paths } from '@network-site/site/paths'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { type Env, readEnv } from './env/index.ts'
import { features } from './features.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { createDrain, listen } from './http/listen.ts'
import { collectRoutes } from './http/route-schema.ts'
import { lanUrls } from './lib/server-urls.ts'
import { openContext } from './open-context.ts'
import { type OperatorService, operatorSocketPath, serveOperator } from './operator/operator-socket.ts'
import { makePrivateFolder } from './services/data-folder.ts'
import { createLog } from './services/log.ts'
import { openServices } from './services/open-services.ts'
import { closeInOrder, closeOnSignal, runProcess } from './services/process.ts'

await runProcess(main, 'server/src/main.ts: runs the web server, and a relayer unless RELAYER=off.')

/** Runs the web server: opens the services, registers the features, and listens. Shutdown closes them in reverse order. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env)
  const closing = closeInOrder(log)
  closeOnSignal(closing.close)

  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? await startTracing(env, env.OTEL_EXPORTER_OTLP_ENDPOINT) : undefined
  if (tracing) closing.add({ name: 'tracing', close: tracing.close })
  await makePrivateFolder(env.DATA_DIR)
  const services = await openServices(env, { log, closing, report: (step) => process.send?.({ step }) })
  const context = await openContext(services, closing)
  const { database, chain, visitorChain, external, health } = context

  const drainMilliseconds = env.DRAIN_SECONDS * 1000
  const unreadyMilliseconds = env.UNREADY_SECONDS * 1000
  const drain = createDrain(unreadyMilliseconds)
  health.add({ name: 'database', ping: database.ping })
  health.add({ name: 'chain', ping: chain.ping })
  if (env.RPC_UPSTREAM_URL) health.add({ name: 'visitor chain', ping: visitorChain.ping })
  health.add(drain.check)

  const app = createHttpServer({
    log,
    tracing,
    registry: context.registry,
    trustedProxies: env.TRUSTED_PROXIES,
    isHttps: env.PUBLIC_URL.startsWith('https:'),
    hsts: env.HSTS,
    shedAfterMilliseconds: env.SHED_AFTER_MILLISECONDS,
  })
  collectRoutes(app)
  closing.add({ name: 'HTTP', close: () => app.close(), milliseconds: drainMilliseconds })
  for (const { plugin } of features) await app.register(plugin, context)

  if (database.query || env.isSandbox) {
    const { rpcUrls, contracts } = external.chain
    const service = { deployment: { rpcUrls, contracts }, query: database.query }
    closing.add({ name: 'operator', close: await openOperatorSocket(service, { dataDir: env.DATA_DIR, log }) })
  }
  await listen(app, { host: env.HOST, port: env.PORT, drainMilliseconds })
  closing.add({ name: 'readiness', close: drain.begin, milliseconds: unreadyMilliseconds })
  process.send?.({
    ready: {
      url: env.PUBLIC_URL,
      mintUrl: `${env.PUBLIC_URL}${paths.mint}`,
      dataDir: resolve(env.DATA_DIR),
      sandbox: env.isSandbox,
      lanUrls: lanUrls(env.HOST, { port: env.PORT, interfaces: networkInterfaces() }),
      notices: external.notices,
    },
  })
}

/** Imports tracing lazily, so that servers without a collector do not load it. */
async function startTracing(env: Env, endpoint: string) {
  const { openTracing } = await import('./services/tracing.ts')
  return openTracing({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    serviceName: brand.name,
  })
}

/** Serves the operator CLI, because only this process can open an embedded database. Fails if the path is too long. */
async function openOperatorSocket(service: OperatorService, { dataDir, log }: { dataDir: string; log: Logger }) {
  try {
    return (await serveOperator(service, operatorSocketPath(dataDir))).close
  } catch (error) {
    log.warn({ err: error }, 'npm run operator cannot reach this server')
    return async () => undefined
  }
}
