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
import { pageMeta } from './page-meta.ts'
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

/** The home page's words, and its head for search engines and shared links. */
export function homeContent() {
  return { words, head: [...pageMeta(pages.home), structuredData(games)] }
}
