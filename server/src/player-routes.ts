import type { SentenceOf } from '@network-site/protocol/failure-sentences'
import type { FastifyInstance } from 'fastify'
import type { Chain } from './adapters/chain.ts'
import type { Database } from './adapters/database.ts'
import { isSignedBy, type SignedMessage } from './adapters/is-signed-by.ts'
import type { RateLimits } from './adapters/rate-limits.ts'
import { readTokenBalance } from './adapters/read-token-balance.ts'
import { createDrawProgressCard, type ProgressDrawingOptions } from './features/cards/draw-progress-card.ts'
import { progressCardRoutes } from './features/cards/progress-card-routes.ts'
import { isSignedByContract } from './features/mint/is-signed-by-contract.ts'
import type { Minting } from './features/mint/open-minting.ts'
import { accountStore } from './features/quests/connected-accounts.ts'
import { questRoutes, type QuestOptions } from './features/quests/quest-routes.ts'
import { createReadProgress } from './features/quests/read-progress.ts'
import { createQuestVerifier, type VerifyQuestOptions } from './features/quests/verify-quest.ts'
import { openVanguard, type VanguardOptions } from './features/vanguard/open-vanguard.ts'
import { vanguardRoutes, type VanguardRouteOptions } from './features/vanguard/vanguard-routes.ts'
import type { OpenMintRecord } from './mint-record/open-mint-record.ts'
import { createReadStanding } from './read-standing.ts'

/** What tells players where they stand needs the record of mints. */
export type PlayerAdapters = {
  database: Database
  chain: Chain
  minting: Minting
  mintRecord: Omit<OpenMintRecord, 'close'>
  quests: Omit<
    QuestOptions,
    'mintRecord' | 'today' | 'balanceOf' | 'accounts' | 'isSignedBy' | 'sentenceOf' | 'nowMilliseconds'
  >
  vanguard: Pick<VanguardOptions, 'seasons' | 'ranks' | 'words'> &
    Pick<VanguardRouteOptions, 'nameRules' | 'nameWords' | 'readLimits' | 'requestsPerMinute'>
  progressCard: ProgressDrawingOptions
  rateLimits: RateLimits
  sentenceOf: SentenceOf
  nowMilliseconds: () => number
}

/** Quests, the Vanguard and the card of a player's progress. */
export async function playerRoutes(app: FastifyInstance, adapters: PlayerAdapters): Promise<void> {
  const { database, chain, minting, mintRecord, quests, vanguard, rateLimits, sentenceOf, nowMilliseconds } = adapters
  const accounts = accountStore(database.sql)
  const isSigned = (signed: SignedMessage) => isSignedBy(signed, (asked) => isSignedByContract(chain, asked))
  const verifying: VerifyQuestOptions = {
    ...quests,
    mintRecord,
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
  const { seasons, ranks, words, ...naming } = vanguard
  const opened = openVanguard({
    database: database.sql,
    mintRecord,
    today: minting.day,
    seasons,
    ranks,
    words,
    nowMilliseconds,
  })
  await app.register(async (scope) =>
    vanguardRoutes(scope, {
      ...naming,
      vanguard: opened,
      isSignedBy: isSigned,
      rateLimits,
      nowMilliseconds,
    }),
  )
  progressCardRoutes(app, {
    readStanding: createReadStanding({
      // The picture shows no quest, so none is evaluated for it.
      progressOf: createReadProgress({ verifier: createQuestVerifier(verifying), quests: [], nowMilliseconds }).of,
      rankOf: opened.rank,
    }),
    draw: createDrawProgressCard(adapters.progressCard),
    rateLimits,
    nowMilliseconds,
  })
}
