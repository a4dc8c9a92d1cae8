import { brand } from '../brand.ts'
import type { Hero } from '../schema/home.ts'

export const hero: Hero = {
  caption: `Layer 3 on ${brand.rollupName} on ${brand.baseChainName}`,
  headline: 'BLOCKCHAIN GAMING DEVELOPED FOR MASS ADOPTION',
  subheader: 'The first Layer 3 for AAA gaming',
  body: `Win a sword and the sword is yours: to keep, to lend, to sell to a stranger three continents away. ${brand.name} gives every in-game item an owner on a public chain, and keeps wallets, gas and signatures out of the player’s way.`,
  backdrop: {
    poster: '/video/hero-poster.avif',
    film: {
      webm: '/video/hero.webm',
      mp4: '/video/hero.mp4',
      small: { webm: '/video/hero-854.webm', mp4: '/video/hero-854.mp4' },
    },
    portrait: {
      poster: '/video/hero-portrait-poster.avif',
      film: { webm: '/video/hero-portrait.webm', mp4: '/video/hero-portrait.mp4' },
    },
  },
  investors: {
    title: 'Backed by',
    pause: 'Pause the moving logos',
    play: 'Set the logos moving',
  },
}
