import { community } from '@network-site/site/home/community'
import { contributor } from '@network-site/site/home/contributor'
import { foundation } from '@network-site/site/home/foundation'
import { games } from '@network-site/site/home/games'
import { hero } from '@network-site/site/home/hero'
import { league } from '@network-site/site/home/league'
import { node } from '@network-site/site/home/node'
import { ownership } from '@network-site/site/home/ownership'
import { technology } from '@network-site/site/home/technology'
import { pages } from '@network-site/site/pages'
import { partners } from '@network-site/site/partners'
import { structuredData } from './structured-data.ts'

const words = {
  hero,
  investors: partners.investors,
  node,
  ownership,
  technology,
  foundation,
  contributor,
  games,
  league,
  community,
}

/** The home page's words, and what its head tells search engines and shared links. */
export function homeContent() {
  return { words, page: pages.home, structuredData: structuredData(games) }
}
