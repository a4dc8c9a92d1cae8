import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { SentenceOf } from './http/failure-sentences.ts'
import type { PageStyle } from './http/plain-page.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { BuiltSite } from './services/built-site.ts'
import type { Chain } from './services/chain.ts'
import type { Database } from './services/database.ts'
import type { AtomicFile } from './services/data-folder.ts'
import type { Mailer } from './services/mailer.ts'
import type { RateLimits } from './services/rate-limits.ts'
import type { Tracing } from './services/tracing.ts'
import { apiRoutes } from './features/api-reference/api-routes.ts'
import { contentSecurityPolicy } from './http/content-security-policy.ts'
import { createHttpServer } from './http/create-http-server.ts'
import type { Leaving } from './http/drain.ts'
import { apiReferenceRoutes, type ApiReferenceOptions } from './features/api-reference/api-reference-routes.ts'
import { collectRoutes } from './features/api-reference/collect-routes.ts'
import { contactRoutes, type ContactOptions } from './features/contact/contact-routes.ts'
import { deliverSubmissions, type DeliveryOptions } from './features/contact/deliver-submissions.ts'
import { forgetSubmissions, type ForgetOptions } from './features/contact/forget-submissions.ts'
import { submissionStore } from './features/contact/submission-store.ts'
import { collectionCardRoutes, readCollectionHoldings } from './features/cards/collection-card-routes.ts'
import { createDrawCard, type CardOptions } from './features/cards/draw-card.ts'
import { faucetRoutes } from './features/faucet/faucet-routes.ts'
import type { Faucet } from './features/faucet/open-faucet.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { metadataRoutes, type MetadataOptions } from './features/metadata/metadata-routes.ts'
import { metricsRoutes, type MetricsOptions } from './features/metrics/metrics-routes.ts'
import { mintRoutes } from './features/mint/mint-routes.ts'
import type { Minting } from './features/mint/open-minting.ts'
import { networkRoutes } from './features/network/network-routes.ts'
import { pageErrorRoutes, type PageErrorOptions } from './features/page-errors/page-error-routes.ts'
import { pageRoutes, type PageOptions } from './features/pages/page-routes.ts'
import { releaseMirror } from './features/releases/release-mirror.ts'
import { releaseRoutes } from './features/releases/release-routes.ts'
import { rpcRoutes, type RpcOptions } from './features/rpc/rpc-routes.ts'
import { socialProvider, type SocialProviderOptions } from './features/social/social-provider.ts'
import { socialRoutes } from './features/social/social-routes.ts'
import { createStatusHistory } from './features/status/status-history.ts'
import { minuteStore } from './features/status/minute-store.ts'
import { statusRoutes } from './features/status/status-routes.ts'
import { httpMetrics } from './http/http-metrics.ts'
import { playerRoutes, type PlayerAdapters } from './player-routes.ts'
import { type SandboxOptions, sandboxRoutes } from './features/sandbox/sandbox-routes.ts'
import type { SecureHeadersOptions } from './http/secure-headers.ts'
import { shedLoad, type ShedLoadOptions } from './http/shed-load.ts'
import { statusReaders } from './features/status/status-readers.ts'
import { traceRequests } from './http/trace-requests.ts'

/** The dependencies of the application. */
export type Adapters = Omit<PlayerAdapters, 'mintIndex'> & {
  log: Logger
  database: Database
  chain: Chain
  /** Absent where Vite serves the pages. */
  site?: BuiltSite
  network: NetworkDocument
  settings: BrowserSettings
  collection: Omit<MetadataOptions, 'mediaUrl'>
  contact: Pick<
    ContactOptions,
    'formId' | 'words' | 'mailDomain' | 'requestsPerHour' | 'messagesPerDay' | 'messagesKept'
  > &
    Pick<DeliveryOptions, 'emailsPerDay'> &
    Pick<ForgetOptions, 'keepDays'>
  /** Absent where there is no mail server: emails then wait. */
  mailer?: Mailer
  card: CardOptions
  rateLimits: RateLimits
  releases: { latestUrl: string; token: string | undefined; file: AtomicFile }
  social: Omit<SocialProviderOptions, 'redirectUri' | 'nowMilliseconds'> | undefined
  nowMilliseconds: () => number
  minting: Minting
  /** Who minted what on which day. Absent where nobody reads the chain for it: there are no quests then. */
  mintIndex?: PlayerAdapters['mintIndex']
  /** Absent where there is no faucet. */
  faucet?: Faucet
  metrics: MetricsOptions
  /** Absent where no collector is named. */
  tracing?: Tracing
  pageErrors: Pick<PageErrorOptions, 'rateLimit'>
  rpc: RpcOptions
  widget: PageOptions['widget']
  /** How the server's own pages look. */
  style: PageStyle
  paths: PageOptions['paths'] & { socialReturn: string; progress: string }
  sentenceOf: SentenceOf
  apiReference: Omit<ApiReferenceOptions, 'routes' | 'style' | 'publicUrl'>
  publicUrl: string
  /** Where pictures and films are served from; empty where that is here. */
  mediaBaseUrl: string
  trustedProxies: string[]
  /** Of the software. */
  version: string
  hsts: SecureHeadersOptions['hsts']
  shedAfterMilliseconds: ShedLoadOptions['shedAfterMilliseconds']
  leaving: Leaving
  /** The stand-ins, in sandbox mode only. */
  sandbox?: SandboxOptions
}

/** The whole HTTP application: features mounted on their adapters, one error handler, no process. */
export async function createApp(adapters: Adapters): Promise<FastifyInstance> {
  const { log, database, chain, site, network, settings, publicUrl, mediaBaseUrl, trustedProxies, sandbox } = adapters
  const {
    collection,
    card,
    contact,
    mailer,
    rateLimits,
    releases,
    social,
    nowMilliseconds,
    minting,
    mintIndex,
    faucet,
    metrics,
    rpc,
    widget,
    style,
    paths,
    sentenceOf,
    apiReference,
  } = adapters
  const app = createHttpServer({ log, trustedProxies, isHttps: publicUrl.startsWith('https:'), hsts: adapters.hsts })
  if (adapters.tracing) traceRequests(app, adapters.tracing)
  const { requestShed } = httpMetrics(app, metrics.registry)
  shedLoad(app, { ...adapters, onShed: requestShed })
  const described = collectRoutes(app)

  healthRoutes(app, {
    parts: [
      { name: 'database', ping: database.ping },
      { name: 'chain', ping: chain.ping },
      { name: 'relayer', ping: minting.ping },
      adapters.leaving.part,
      // Beside itself the only one that it cannot serve visitors without: pages, downloads and more come from memory.
      ...(site ? [{ name: 'site', ping: async () => requirePages(site), isNeededToServe: true }] : []),
    ],
    nowMilliseconds,
    registry: metrics.registry,
  })
  const warn = log.warn.bind(log)
  networkRoutes(app, { network, settings })
  metadataRoutes(app, { ...collection, mediaUrl: mediaBaseUrl || publicUrl })
  collectionCardRoutes(app, {
    readHoldings: (owner) => readCollectionHoldings(owner, chain),
    draw: createDrawCard(card),
    rateLimits,
    nowMilliseconds,
  })
  releaseRoutes(app, {
    mirror: releaseMirror({ ...releases, nowMilliseconds, warn }),
    nowMilliseconds,
  })
  socialRoutes(app, {
    provider:
      social && socialProvider({ ...social, redirectUri: `${publicUrl}${paths.socialReturn}`, nowMilliseconds }),
    rateLimits,
  })
  const store = submissionStore(database.sql)
  const { emailsPerDay, keepDays, ...form } = contact
  const delivery =
    mailer && deliverSubmissions({ store, mailer, words: form.words.mail, nowMilliseconds, warn, emailsPerDay })
  if (delivery) app.addHook('onClose', delivery.stop)
  const isMailed = mailer !== undefined
  app.addHook('onClose', forgetSubmissions({ store, nowMilliseconds, warn, keepDays, isMailed }).stop)
  await app.register(async (scope) =>
    contactRoutes(scope, {
      ...form,
      homePath: paths.home,
      style,
      sentenceOf,
      publicUrl,
      store,
      onStored: () => delivery?.wake(),
      rateLimits,
      nowMilliseconds,
    }),
  )
  statusRoutes(app, {
    readers: statusReaders({ chain, minting, database, store, isMailed, nowMilliseconds }),
    record: createStatusHistory({ store: minuteStore(database.sql), nowMilliseconds }),
    version: adapters.version,
    nowMilliseconds,
    warn,
  })
  await app.register(async (scope) => mintRoutes(scope, { minting }))
  if (mintIndex) await playerRoutes(app, { ...adapters, mintIndex })
  metricsRoutes(app, metrics)
  pageErrorRoutes(app, {
    pagePaths: pagesOf(site),
    registry: metrics.registry,
    ...adapters.pageErrors,
    nowMilliseconds,
  })
  await app.register(async (scope) => rpcRoutes(scope, rpc))
  if (faucet) faucetRoutes(app, { faucet })
  if (sandbox) await app.register(async (scope) => sandboxRoutes(scope, sandbox))
  const routes = apiRoutes.filter((route) => described.has(route))
  apiReferenceRoutes(app, { ...apiReference, style, publicUrl, routes })
  if (site) {
    const widgetRpcUrls = widget.tokens.flatMap(({ rpcUrls }) => rpcUrls)
    const policyOf = contentSecurityPolicy(settings, { publicUrl, mediaBaseUrl, widgetRpcUrls })
    await pageRoutes(app, {
      site,
      style,
      policyOf,
      widget,
      paths,
      ownPicture: mintIndex && {
        path: paths.progress,
        urlOf: (address) => `${publicUrl}/progress-card/${address}.jpg`,
      },
    })
  }
  return app
}

/** The paths of the built site's pages; none where Vite serves them. */
function pagesOf(site: BuiltSite | undefined): Set<string> {
  const files = [...(site?.files ?? [])]
  return new Set(files.filter(([, { scriptHashes }]) => scriptHashes).map(([path]) => path))
}

function requirePages(site: BuiltSite): void {
  if (!site.files.has('/')) throw new Error('the site is not built; run npm start')
}
