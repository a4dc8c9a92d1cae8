import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { NetworkDocument } from '@network-site/protocol/network-document'
import { socialReturnPath } from '@network-site/protocol/social-token'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { BuiltSite } from './adapters/built-site.ts'
import type { Chain } from './adapters/chain.ts'
import type { Database } from './adapters/database.ts'
import type { AtomicFile } from './adapters/atomic-file.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { RateLimits } from './adapters/rate-limits.ts'
import { answerError } from './answer-error.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { contactRoutes, type ContactOptions } from './features/contact/contact-routes.ts'
import { deliverSubmissions } from './features/contact/deliver-submissions.ts'
import { submissionStore } from './features/contact/submission-store.ts'
import { collectionCardRoutes, readCollectionHoldings } from './features/collection-card/collection-card-routes.ts'
import { createDrawCard, type CardOptions } from './features/collection-card/draw-card.ts'
import { faucetRoutes } from './features/faucet/faucet-routes.ts'
import type { Faucet } from './features/faucet/open-faucet.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { metadataRoutes, type MetadataOptions } from './features/metadata/metadata-routes.ts'
import { metricsRoutes, type MetricsOptions } from './features/metrics/metrics-routes.ts'
import { mintRoutes } from './features/mint/mint-routes.ts'
import type { Minting } from './features/mint/open-minting.ts'
import { networkRoutes } from './features/network/network-routes.ts'
import { pageRoutes } from './features/pages/page-routes.ts'
import { releaseMirror } from './features/releases/release-mirror.ts'
import { releaseRoutes } from './features/releases/release-routes.ts'
import { rpcRoutes } from './features/rpc/rpc-routes.ts'
import { socialProvider, type SocialProviderOptions } from './features/social/social-provider.ts'
import { socialRoutes } from './features/social/social-routes.ts'
import { sandboxRoutes, type SandboxOptions } from './sandbox-routes.ts'
import { secureHeaders } from './secure-headers.ts'

/** The dependencies of the application. */
export type Adapters = {
  log: Logger
  database: Database
  chain: Chain
  /** Absent where Vite serves the pages. */
  site?: BuiltSite
  network: NetworkDocument
  settings: BrowserSettings
  collection: Omit<MetadataOptions, 'mediaUrl'>
  contact: Pick<ContactOptions, 'formId' | 'thanks' | 'mailDomain' | 'requestsPerHour'>
  /** Absent where there is no mail server: emails then wait. */
  mailer?: Mailer
  card: CardOptions
  rateLimits: RateLimits
  releases: { latestUrl: string; token: string | undefined; file: AtomicFile }
  social: Omit<SocialProviderOptions, 'redirectUri'> | undefined
  nowMilliseconds: () => number
  minting: Minting
  /** Absent where there is no faucet. */
  faucet?: Faucet
  metrics: MetricsOptions
  publicUrl: string
  /** Where pictures and films are served from; empty where that is here. */
  mediaBaseUrl: string
  trustedProxies: string[]
  /** The stand-ins, in sandbox mode only. */
  sandbox?: SandboxOptions
}

/** The whole HTTP application: features mounted on their adapters, one error handler, no process. */
export async function createApp(adapters: Adapters): Promise<FastifyInstance> {
  const { log, database, chain, site, network, settings, publicUrl, mediaBaseUrl, trustedProxies, sandbox } = adapters
  const { collection, card, contact, mailer, rateLimits, releases, social, nowMilliseconds, minting, faucet, metrics } =
    adapters
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: 'idle',
    // An address that is not a valid URL never reaches a route.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  secureHeaders(app, { isHttps: publicUrl.startsWith('https:') })

  healthRoutes(app, {
    parts: [
      { name: 'database', ping: database.ping },
      { name: 'chain', ping: chain.ping },
      { name: 'relayer', ping: minting.ping },
      ...(site ? [{ name: 'site', ping: async () => requirePages(site) }] : []),
    ],
  })
  const warn = log.warn.bind(log)
  networkRoutes(app, { network, settings })
  metadataRoutes(app, { ...collection, mediaUrl: mediaBaseUrl || publicUrl })
  collectionCardRoutes(app, {
    readHoldings: (owner) => readCollectionHoldings(owner, chain),
    draw: createDrawCard(card),
    rateLimits,
  })
  releaseRoutes(app, {
    mirror: releaseMirror({ ...releases, nowMilliseconds, warn }),
    nowMilliseconds,
  })
  socialRoutes(app, {
    provider: social && socialProvider({ ...social, redirectUri: `${publicUrl}${socialReturnPath}` }),
    rateLimits,
  })
  const store = submissionStore(database.sql)
  const delivery = mailer && deliverSubmissions({ store, mailer, nowMilliseconds, warn })
  if (delivery) app.addHook('onClose', delivery.stop)
  await app.register(async (scope) =>
    contactRoutes(scope, {
      ...contact,
      publicUrl,
      store,
      onStored: () => delivery?.wake(),
      rateLimits,
      nowMilliseconds,
    }),
  )
  await app.register(async (scope) => mintRoutes(scope, { minting }))
  metricsRoutes(app, metrics)
  await app.register(async (scope) => rpcRoutes(scope, { rpcUrl: chain.rpcUrl }))
  if (faucet) faucetRoutes(app, { faucet })
  if (sandbox) await app.register(async (scope) => sandboxRoutes(scope, sandbox))
  if (site) {
    const policyOf = contentSecurityPolicy(settings, { publicUrl, mediaBaseUrl })
    await pageRoutes(app, { site, policyOf })
  }
  return app
}

function requirePages(site: BuiltSite): void {
  if (!site.files.has('/')) throw new Error('the site is not built; run npm start')
}
