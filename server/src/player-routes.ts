import type { SentenceOf } from './http/failure-sentences.ts'
import type { FastifyInstance } from 'fastify'
import type { Chain } from './services/chain.ts'
import type { Database } from './services/database.ts'
import { isSignedBy, type SignedMessage } from './services/signatures.ts'
import type { RateLimits } from './services/rate-limits.ts'
import { readTokenBalance } from './features/quests/read-token-balance.ts'
import { createDrawProgressCard, type ProgressDrawingOptions } from './features/cards/draw-progress-card.ts'
import { progressCardRoutes } from './features/cards/progress-card-routes.ts'
import { isSignedByContract } from './features/mint/is-signed-by-contract.ts'
import type { Minting } from './features/mint/open-minting.ts'
import { accountStore } from './features/quests/connected-accounts.ts'
import { questRoutes, type QuestOptions } from './features/quests/quest-routes.ts'
import { createReadProgress } from './features/quests/read-progress.ts'
import { createQuestVerifier, type VerifyQuestOptions } from './features/quests/verify-quest.ts'
import { openLeaderboard, type LeaderboardOptions } from './features/leaderboard/open-leaderboard.ts'
import { leaderboardRoutes, type LeaderboardRouteOptions } from './features/leaderboard/leaderboard-routes.ts'
import type { OpenMintIndex } from './mint-index/open-mint-index.ts'
import { createReadProgressSummary } from './features/cards/read-progress-summary.ts'

/** What tells players where they stand needs the record of mints. */
export type PlayerAdapters = {
  database: Database
  chain: Chain
  minting: Minting
  mintIndex: Omit<OpenMintIndex, 'close'>
  quests: Omit<
    QuestOptions,
    'mintIndex' | 'today' | 'balanceOf' | 'accounts' | 'isSignedBy' | 'sentenceOf' | 'nowMilliseconds'
  >
  leaderboard: Pick<LeaderboardOptions, 'seasons' | 'ranks' | 'words'> &
    Pick<LeaderboardRouteOptions, 'nameRules' | 'nameWords' | 'readLimits' | 'requestsPerMinute'>
  progressCard: ProgressDrawingOptions
  rateLimits: RateLimits
  sentenceOf: SentenceOf
  nowMilliseconds: () => number
}

/** Quests, the leaderboard and the card of a player's progress. */
export async function playerRoutes(app: FastifyInstance, adapters: PlayerAdapters): Promise<void> {
  const { database, chain, minting, mintIndex, quests, leaderboard, rateLimits, sentenceOf, nowMilliseconds } = adapters
  const accounts = accountStore(database.sql)
  const isSigned = (signed: SignedMessage) => isSignedBy(signed, (asked) => isSignedByContract(chain, asked))
  const verifying: VerifyQuestOptions = {
    ...quests,
    mintIndex,
    today: minting.day,
    balanceOf: (token, owner) => readTokenBalance(token, { owner, chain }),
    isAccountConnected: (...asked) => accounts.isConnected(...asked),
    nowMilliseconds,
  }
  await app.register(async (scope) =>
    questRoutes(scope, {
      ...quests,
      ...verifying,
      accounts,
      isSignedBy: isSigned,
      sentenceOf,
    }),
  )
  const { seasons, ranks, words, ...naming } = leaderboard
  const opened = openLeaderboard({
    database: database.sql,
    mintIndex,
    today: minting.day,
    seasons,
    ranks,
    words,
    nowMilliseconds,
  })
  await app.register(async (scope) =>
    leaderboardRoutes(scope, {
      ...naming,
      leaderboard: opened,
      isSignedBy: isSigned,
      rateLimits,
      nowMilliseconds,
    }),
  )
  progressCardRoutes(app, {
    readProgressSummary: createReadProgressSummary({
      // The picture shows no quest, so none is evaluated for it.
      progressOf: createReadProgress({ verifier: createQuestVerifier(verifying), quests: [], nowMilliseconds }).of,
      rankOf: opened.rank,
    }),
    draw: createDrawProgressCard(adapters.progressCard),
    rateLimits,
    nowMilliseconds,
  })
}
