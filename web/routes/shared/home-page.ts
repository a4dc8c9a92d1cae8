import { community } from '@home/site/home/community'
import { contributor } from '@home/site/home/contributor'
import { foundation } from '@home/site/home/foundation'
import { games } from '@home/site/home/games'
import { hero } from '@home/site/home/hero'
import { league } from '@home/site/home/league'
import { node } from '@home/site/home/node'
import { ownership } from '@home/site/home/ownership'
import { technology } from '@home/site/home/technology'
import { pages } from '@home/site/pages'
import { partners } from '@home/site/partners'
import { pageMeta } from '../../page-meta.ts'
import { structuredData } from '../../structured-data.ts'

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

/** All that the home page says, to people and to machines. */
export function homePage() {
  return { words, head: [...pageMeta(pages.home), structuredData(games)] }
}
