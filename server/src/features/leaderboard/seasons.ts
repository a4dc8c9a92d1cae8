import { quests } from '@network-site/site/quests'
import { seasonSchema } from '@network-site/site/schema/ranking'
import { ranking } from '@network-site/site/ranking'
import type { Season } from '../../mint-index/seasons.ts'

/** The season that counts now, and those before it. */
export function siteSeasons(): Season[] {
  const seasons = [quests.season, ...ranking.pastSeasons].map((season) => seasonSchema.parse(season))
  if (new Set(seasons.map(({ id }) => id)).size < seasons.length) throw new Error('two seasons of the site have one id')
  return seasons
}
