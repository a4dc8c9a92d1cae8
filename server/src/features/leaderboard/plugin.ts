import { ServiceError } from '@network-site/protocol/failures'
import type { MintDay } from '@network-site/protocol/mints'
import { shownNameMessage, type ShownNameWords } from '@network-site/protocol/signed-messages'
import { brand } from '@network-site/site/brand'
import { ranking } from '@network-site/site/ranking'
import { rankListSchema, seasonSchema } from '@network-site/site/validation/season-schemas'
import { shownNameMessage as messageTemplate } from '@network-site/site/rank-panel'
import { shownNames } from '@network-site/site/shown-names'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { season as currentSeason } from '@network-site/site/season'
import { withZod, writeUnchecked } from '../../http/route-schema.ts'
import { isSignedInTime, type SignedMessage } from '../../lib/signatures.ts'
import type { MintIndex } from '../../mint-index/mint-index.ts'
import type { Context, Services } from '../../services/open-services.ts'
import type { RateLimits } from '../../services/rate-limits.ts'
import { createNameCheck, type NameRules } from './name-check.ts'
import { type LeaderboardService, openLeaderboard } from './open-leaderboard.ts'
import { leaderboardSchemas } from './schemas.ts'
import type { Season } from '../../mint-index/seasons.ts'

/** Opens the site's leaderboard, which the progress card also reads. */
export function openSiteLeaderboard(
  services: Services & { mintIndex: MintIndex; mintDay: () => MintDay },
): LeaderboardService {
  return openLeaderboard({
    database: services.database.sql,
    mintIndex: services.mintIndex,
    today: services.mintDay,
    seasons: siteSeasons(),
    // The schema fills in defaults.
    ranks: rankListSchema.parse(ranking.ranks),
    words: ranking,
    nowMilliseconds: services.clock.nowMilliseconds,
  })
}

/** Serves the site's leaderboard. */
export async function leaderboardPlugin(
  app: FastifyInstance,
  context: Context & { leaderboard: LeaderboardService },
): Promise<void> {
  const { env, log, clock, leaderboard, isSignedBy, rateLimits, deployment } = context
  app.addHook('onReady', async () => {
    const alike = await leaderboard.names.updateSkeletons().catch((error: unknown) => {
      log.warn({ err: error }, 'failed to compare the shown names of an earlier version')
      return []
    })
    if (alike.length > 0) log.warn({ wallets: alike }, 'shown names look like other ones; consider `hide-name`')
  })
  await leaderboardRoutes(app, {
    leaderboard,
    nameWords: {
      message: messageTemplate,
      site: brand.name,
      siteUrl: deployment.settings.siteUrl,
      chainId: deployment.network.chain.id,
    },
    nameRules: { ...shownNames, refusedParts: [brand.name, ...shownNames.refusedParts] },
    isSignedBy,
    rateLimits,
    requestsPerMinute: env.LEADERBOARD_REQUESTS_PER_MINUTE,
    nowMilliseconds: clock.nowMilliseconds,
  })
}

export type LeaderboardRouteOptions = {
  leaderboard: LeaderboardService
  nameRules: NameRules
  nameWords: ShownNameWords
  /** Verifies a wallet's signature, on chain for contract wallets. */
  isSignedBy: (signed: SignedMessage) => Promise<boolean>
  rateLimits: RateLimits
  requestsPerMinute: number
  nowMilliseconds: () => number
}

/** Registers the routes for the leaderboard, a wallet's rank, and display names. */
export async function leaderboardRoutes(app: FastifyInstance, options: LeaderboardRouteOptions): Promise<void> {
  const { leaderboard, nameRules, nameWords, isSignedBy, nowMilliseconds } = options
  const mayBeShown = createNameCheck(nameRules)
  const readLimit = options.rateLimits({
    name: 'leaderboard',
    requests: options.requestsPerMinute,
    perSeconds: 60,
    // A shared count would cost a write per request.
    scope: 'process',
  })
  const nameLimit = options.rateLimits({ name: 'leaderboard names', requests: 20, perSeconds: 600 })
  const { board, rank, name: showName } = leaderboardSchemas
  const api = withZod(app)

  // The entries were validated when they were read.
  api.get(board.url, { schema: board, serializerCompiler: writeUnchecked }, async ({ ip, query }, reply) => {
    await readLimit.take(ip)
    void reply.header('cache-control', 'public, max-age=2')
    return leaderboard.leaderboard(query)
  })

  api.get(rank.url, { schema: rank }, async ({ ip, params }, reply) => {
    await readLimit.take(ip)
    void reply.header('cache-control', 'no-store')
    return leaderboard.rank(params.address.toLowerCase() as Address)
  })

  api.post(showName.url, { schema: showName, bodyLimit: 24 * 1024 }, async ({ ip, body }, reply) => {
    await nameLimit.take(ip)
    const { address, name, signedAt, signature } = body
    if (!isSignedInTime(signedAt, nowMilliseconds())) throw new ServiceError('NAME_OUTDATED')
    if (name !== '' && !mayBeShown(name)) throw new ServiceError('NAME_REFUSED')
    const message = shownNameMessage({ address, name, signedAt }, nameWords)
    if (!(await isSignedBy({ address, message, signature }))) throw new ServiceError('SIGNATURE_INVALID')
    const wallet = address.toLowerCase() as Address
    // Otherwise anyone could reserve names with newly generated keys.
    if (name !== '' && !(await leaderboard.hasResult(wallet))) throw new ServiceError('NAME_WITHOUT_MINT')
    await leaderboard.names.set({ wallet, name, signedAt })
    leaderboard.clearCache()
    void reply.header('cache-control', 'no-store')
    return { address: wallet, name: name === '' ? null : name }
  })
}

/** Returns the current season, then past seasons. */
export function siteSeasons(): Season[] {
  const seasons = [currentSeason, ...ranking.pastSeasons].map((season) => seasonSchema.parse(season))
  if (new Set(seasons.map(({ id }) => id)).size < seasons.length)
    throw new Error('two seasons of the site have the same id')
  return seasons
}
