import { apiReference } from '@network-site/site/api-reference'
import { brand } from '@network-site/site/brand'
import { contact } from '@network-site/site/contact'
import { formAnswers } from '@network-site/site/form-answers'
import { network as networkFacts } from '@network-site/site/network'
import { campaign } from '@network-site/site/campaign'
import { palette } from '@network-site/site/palette'
import { paths } from '@network-site/site/paths'
import { progressWords } from '@network-site/site/progress'
import { tokenWidget } from '@network-site/site/token-widget'
import { ranking } from '@network-site/site/ranking'
import { collectionItems } from '@network-site/site/collection-items'
import type { Logger } from 'pino'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Registry } from 'prom-client'
import packageFile from '../package.json' with { type: 'json' }
import { loadBuiltSite, mediaFolder } from './services/built-site.ts'
import { connectChain } from './services/chain.ts'
import { atomicFile, makePrivateFolder } from './services/data-folder.ts'
import { openMailer } from './services/mailer.ts'
import { networkShares, rateLimits } from './services/rate-limits.ts'
import { openDatabase } from './services/database.ts'
import { createApp } from './app.ts'
import { closeInOrder, closeOnSignal, runProcess } from './services/process.ts'
import { createLeaving } from './http/drain.ts'
import { createLog } from './services/log.ts'
import { describeDeployment } from './features/network/describe-deployment.ts'
import { type Env, readEnv } from './env/index.ts'
import { lanUrls, listen } from './http/listen.ts'
import { openExternalServices } from './services/external-services.ts'
import { operatorSocketPath, serveOperator, type OperatorService } from './operator/operator-socket.ts'
import { publicRpc } from './features/rpc/public-rpc.ts'
import { questSettings } from './features/quests/quest-settings.ts'
import { sentenceOf } from './http/failure-sentences.ts'
import { startFaucet } from './features/faucet/start-faucet.ts'
import { startMinting } from './features/mint/start-minting.ts'
import { startMintIndex } from './mint-index/start-mint-index.ts'
import { leaderboardSettings } from './features/leaderboard/leaderboard-settings.ts'
import { widgetTokens } from './features/pages/widget-tokens.ts'

const builtSiteFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url))
const mediaSourceFolder = fileURLToPath(new URL('../../site/media', import.meta.url))
const repository = `${networkFacts.nodeRepository.owner}/${networkFacts.nodeRepository.name}`

await runProcess(main)

/** Environment, adapters, app, listen; and the same way back. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env)
  const closing = closeInOrder(log)
  closeOnSignal(closing.close)

  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? await startTracing(env, env.OTEL_EXPORTER_OTLP_ENDPOINT) : undefined
  if (tracing) closing.add({ name: 'tracing', close: tracing.close })

  await makePrivateFolder(env.DATA_DIR)
  report('opening the database')
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  closing.add({ name: 'database', close: database.close })
  report(env.isSandbox ? 'starting the embedded chain and the stand-ins' : 'connecting to the chain')
  const services = await openExternalServices(env)
  closing.add({ name: 'sandbox', close: services.close })
  for (const notice of services.notices) log.warn(notice)
  if (env.isProduction && !env.RPC_UPSTREAM_URL)
    log.warn('RPC_UPSTREAM_URL is not set: visitors share the relayer’s endpoint')
  const mail = { from: env.MAIL_FROM ?? brand.contactEmail, to: env.MAIL_TO ?? brand.contactEmail }

  const chain = connectChain({ id: networkFacts.testnet.id, rpcUrl: services.rpcUrl, contracts: services.contracts })
  const deployment = describeDeployment(env, services)
  const registry = new Registry()
  const { minting, close: closeMinting } = await startMinting(env, {
    database,
    chain,
    log,
    registry,
    relayers: services.relayers,
    signingMessage: deployment.network.signingMessage,
    socialApiUrl: services.social?.apiUrl,
  })
  closing.add({ name: 'minting', close: closeMinting })
  const mintIndex = startMintIndex(env, { database, chain, log, registry })
  closing.add({ name: 'mint record', close: mintIndex.close })
  const faucet = await startFaucet(env, { account: services.faucet, database, chain, log, registry })
  if (faucet) closing.add({ name: 'faucet', close: faucet.close })

  const addresses = { publicUrl: env.PUBLIC_URL, mediaBaseUrl: env.MEDIA_BASE_URL }
  const media = mediaFolder(env.PAGES === 'built' ? builtSiteFolder : mediaSourceFolder)
  const logo = await media(brand.logo.src)

  const unreadyMilliseconds = env.UNREADY_SECONDS * 1000
  const leaving = createLeaving(unreadyMilliseconds)
  const app = await createApp({
    log,
    database,
    chain,
    minting,
    mintIndex,
    quests: questSettings(env, { database, socialApiUrl: services.social?.apiUrl }),
    leaderboard: leaderboardSettings(env),
    ...(faucet ? { faucet } : {}),
    metrics: { registry, token: env.METRICS_TOKEN },
    ...(tracing ? { tracing } : {}),
    rpc: publicRpc(env, services),
    widget: {
      tokens: await widgetTokens(env, deployment),
      refusals: { ...tokenWidget.refused, linkPath: paths.testnetSwap },
    },
    style: {
      language: brand.language,
      background: brand.backgroundColor,
      text: brand.textColor,
      accent: brand.accentColor,
    },
    paths: {
      home: paths.home,
      tokenWidget: paths.tokenWidget,
      socialReturn: paths.socialReturn,
      progress: paths.progress,
    },
    sentenceOf,
    apiReference: { words: apiReference, logo },
    ...(env.PAGES === 'built' ? { site: await loadBuiltSite(builtSiteFolder, addresses) } : {}),
    ...deployment,
    collection: { description: networkFacts.collection.description, items: collectionItems },
    card: {
      words: { ...campaign.viewer.share, title: networkFacts.collection.name },
      colors: { background: brand.backgroundColor, text: brand.textColor, accent: brand.accentColor },
      logo,
      picture: (id) => media(`/mint-nft-pfps/${id}.png`),
    },
    progressCard: {
      words: progressWords.share.card,
      colors: {
        background: brand.backgroundColor,
        text: brand.textColor,
        accent: brand.accentColor,
        metal: palette.brass,
        bright: palette.bone,
      },
      logo,
      rankIds: ranking.ranks.map(({ id }) => id),
    },
    contact: {
      formId: env.FORM_ID,
      words: { ...contact, ...formAnswers },
      mailDomain: mail.from.split('@')[1] ?? '',
      requestsPerHour: env.FORM_REQUESTS_PER_HOUR,
      messagesPerDay: env.FORM_MESSAGES_PER_DAY,
      messagesKept: env.FORM_MESSAGES_KEPT,
      emailsPerDay: env.FORM_EMAILS_PER_DAY,
      keepDays: env.FORM_KEEP_DAYS,
    },
    ...(services.smtpUrl ? { mailer: openMailer({ url: services.smtpUrl, ...mail }) } : {}),
    rateLimits: rateLimits(database.kind === 'postgres' ? database.sql : undefined, networkShares(env)),
    // Counted in this process alone: pages report errors when a database fails, too.
    pageErrors: {
      rateLimit: rateLimits(undefined, networkShares(env))({ name: 'page errors', requests: 30, perSeconds: 3600 }),
    },
    releases: {
      latestUrl: `${services.codeHost.apiUrl}/repos/${repository}/releases/latest`,
      token: env.RELEASES_TOKEN,
      file: atomicFile(join(env.DATA_DIR, 'releases', 'latest.json')),
    },
    social: services.social,
    nowMilliseconds: Date.now,
    ...addresses,
    version: packageFile.version,
    trustedProxies: env.TRUSTED_PROXIES,
    hsts: env.HSTS,
    shedAfterMilliseconds: env.SHED_AFTER_MILLISECONDS,
    leaving,
    ...(services.sandbox ? { sandbox: services.sandbox } : {}),
  })
  const drainMilliseconds = env.DRAIN_SECONDS * 1000
  closing.add({ name: 'HTTP', close: () => app.close(), milliseconds: drainMilliseconds })
  if (database.query || env.isSandbox) {
    const { rpcUrl, contracts } = services
    const service = { deployment: { rpcUrl, contracts }, query: database.query }
    closing.add({ name: 'operator', close: await openOperatorSocket(service, { dataDir: env.DATA_DIR, log }) })
  }
  await listen(app, { host: env.HOST, port: env.PORT, drainMilliseconds })
  closing.add({ name: 'readiness', close: leaving.leave, milliseconds: unreadyMilliseconds })
  process.send?.({
    ready: {
      url: env.PUBLIC_URL,
      mintUrl: `${env.PUBLIC_URL}${paths.mint}`,
      dataDir: resolve(env.DATA_DIR),
      sandbox: env.isSandbox,
      lanUrls: lanUrls(env.HOST, { port: env.PORT, interfaces: networkInterfaces() }),
      notices: services.notices,
    },
  })
}

/** Imported here, so that a start without a collector does not load any of it. */
async function startTracing(env: Env, endpoint: string) {
  const { openTracing } = await import('./services/tracing.ts')
  return openTracing({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    serviceName: brand.name,
  })
}

/** Tells whoever started us how far we are. */
function report(step: string): void {
  process.send?.({ step })
}

/** An embedded database is ours alone, so the operator's tools ask us. A folder with too long a path has no socket. */
async function openOperatorSocket(service: OperatorService, { dataDir, log }: { dataDir: string; log: Logger }) {
  try {
    return (await serveOperator(service, operatorSocketPath(dataDir))).close
  } catch (error) {
    log.warn({ err: error }, 'npm run operator and npm run messages will not reach this server')
    return async () => undefined
  }
}
