import type { League } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const league: League = {
  anchor: 'league',
  title: brand.leagueName.toUpperCase(),
  caption: 'In all games',
  body: `The ${brand.leagueName} is where the best players of ${brand.name} meet, whichever game they come from.`,
  image: { src: '/league/league.avif', width: 1600, height: 1200, alt: `The trophy of the ${brand.leagueName}.` },
  backdrop: { poster: '/video/league-poster.avif' },
  carouselLabel: `About the ${brand.leagueName}`,
  features: [
    { title: 'By playing', icon: 'join', body: 'Nobody applies. Whoever reaches the highest aims of a game is in.' },
    {
      title: 'In the making',
      icon: 'build',
      body: 'Games join one by one; the first season starts with the main network.',
    },
    { title: 'Worth it', icon: 'reward', body: 'Members receive what cannot be bought.' },
  ],
}
