import type { Hero } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const hero: Hero = {
  caption: `Layer 3 on ${brand.rollupName} on ${brand.baseChainName}`,
  headline: 'WIN IT. OWN IT. TAKE IT WITH YOU.',
  subheader: brand.tagline,
  body: `${brand.name} records who owns what in a game where everybody can read it. Players need no wallet to begin, and keep what they have earned when they leave.`,
  // Without a film the poster stands still; name its files under `film` once there is one.
  backdrop: {
    poster: '/video/hero-poster.avif',
    portrait: { poster: '/video/hero-portrait-poster.avif' },
  },
  investors: { title: 'With the support of', pause: 'Stop the moving logos', play: 'Set the logos moving' },
}
