import { community } from '@home/site/home/community'
import { contributor } from '@home/site/home/contributor'
import { foundation } from '@home/site/home/foundation'
import { games } from '@home/site/home/games'
import { hero } from '@home/site/home/hero'
import { league } from '@home/site/home/league'
import { node } from '@home/site/home/node'
import { ownership } from '@home/site/home/ownership'
import { technology } from '@home/site/home/technology'
import { partners } from '@home/site/partners'

/** All that the home page says. */
export const homeWords = {
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
