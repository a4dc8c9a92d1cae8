import { brand } from '@network-site/site/brand'
import { rankingSchema } from '@network-site/site/schema/ranking'
import { shownNameMessage } from '@network-site/site/shown-name-message'
import { shownNames } from '@network-site/site/shown-names'
import { ranking } from '@network-site/site/ranking'
import { networkShares, rateLimits } from '../../services/rate-limits.ts'
import type { Adapters } from '../../app.ts'
import type { Env } from '../../env/index.ts'
import { siteSeasons } from './seasons.ts'

/** The site's ranks, seasons and names. */
export function leaderboardSettings(env: Env): Adapters['leaderboard'] {
  // Read by its schema here, which fills in what was left out.
  const { ranks, badge, next } = rankingSchema.parse(ranking)
  return {
    ranks,
    seasons: siteSeasons(),
    words: { badge, next },
    nameWords: { message: shownNameMessage, site: brand.name },
    nameRules: { ...shownNames, refusedParts: [brand.name, ...shownNames.refusedParts] },
    // Counted in this process alone: a shared count would cost every answer a write.
    readLimits: rateLimits(undefined, networkShares(env)),
    requestsPerMinute: env.LEADERBOARD_REQUESTS_PER_MINUTE,
  }
}
