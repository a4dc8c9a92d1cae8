import { brand } from '@network-site/site/brand'
import { connectedAccount } from '@network-site/site/connected-account'
import { quests } from '@network-site/site/quests'
import { questsSchema } from '@network-site/site/schema/quests'
import type { Database } from '../../services/database.ts'
import { networkShares, rateLimits } from '../../services/rate-limits.ts'
import { createSocialAccounts } from '../../services/social-accounts.ts'
import type { Adapters } from '../../app.ts'
import type { Env } from '../../env/index.ts'

/** The site's quests, and who may ask about them by the environment. */
export function questSettings(
  env: Env,
  { database, socialApiUrl }: { database: Database; socialApiUrl: string | undefined },
): Adapters['quests'] {
  // Read by its schema here, which fills in what was left out.
  const { list, season, details, done } = questsSchema.parse(quests)
  const accounts =
    socialApiUrl === undefined
      ? undefined
      : createSocialAccounts({
          apiUrl: socialApiUrl,
          sql: database.sql,
          // Without one this is the only server, and its embedded database has no other reader.
          secret: env.PROOF_SECRET ?? 'no secret',
          nowMilliseconds: Date.now,
        })
  return {
    quests: list,
    season,
    doneWords: done,
    words: { details, locale: brand.locale },
    accountOf: accounts?.accountOf,
    accountWords: { message: connectedAccount.message, site: brand.name },
    keys: env.QUEST_KEYS,
    // Counted in this process alone: a shared count would cost every answer a write.
    rateLimits: rateLimits(undefined, networkShares(env)),
    requestsPerMinute: env.QUEST_REQUESTS_PER_MINUTE,
    requestsPerMinutePerKey: env.QUEST_REQUESTS_PER_MINUTE_PER_KEY,
    mostBehindBlocks: env.QUEST_BEHIND_BLOCKS,
  }
}
