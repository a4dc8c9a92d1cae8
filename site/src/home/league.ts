import { brand } from '../brand.ts'
import type { League } from '../schema/home.ts'

export const league: League = {
  anchor: 'vanguard-league',
  title: brand.leagueName.toUpperCase(),
  caption: 'Across every game',
  body: `The ${brand.leagueName} is ${brand.name}’s premier gaming league. There is no sign-up form and no entry fee: players who unlock elite achievements in games deployed to the network become Vanguard, and carry the title from one game to the next.`,
  image: {
    src: '/league/vanguard.avif',
    width: 1600,
    height: 1200,
    alt: 'The Vanguard trophy: brass orbits around a core of red light.',
  },
  backdrop: {
    poster: '/video/league-poster.avif',
    film: {
      webm: '/video/league.webm',
      mp4: '/video/league.mp4',
      small: { webm: '/video/league-854.webm', mp4: '/video/league-854.mp4' },
    },
  },
  carouselLabel: 'How the league works',
  features: [
    {
      title: 'Auto-Join',
      icon: 'join',
      body: 'You do not apply. Reach one of a game’s elite achievements and you join automatically: the achievement is the invitation.',
    },
    {
      title: 'In-Development',
      icon: 'build',
      body: 'The league is in development. Integration with games is expected at the launch of the Layer 3.',
    },
    {
      title: 'Exclusive Rewards',
      icon: 'reward',
      body: 'Members unlock exclusive rewards: items, titles and access that are earned in play and cannot be bought.',
    },
  ],
}
