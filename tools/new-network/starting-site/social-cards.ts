import type { SocialCards } from '@network-site/site/schema/social-cards'
import { brand } from './brand.ts'
import { facts } from './facts.ts'

/** What a shared link shows of each page: these words are set over pictures of the site. */
export const socialCards: SocialCards = [
  {
    file: 'home',
    headline: ['WIN IT.', 'OWN IT.'],
    line: 'A Layer 3 for games',
    art: { kind: 'picture', path: '/video/hero-poster.avif', focus: [0.7, 0.46], at: [930, 300], heightShare: 1.1 },
  },
  {
    file: 'swap',
    headline: ['TEST', 'TOKENS'],
    line: 'For practice, without a price',
    art: { kind: 'stack', paths: ['/layers/layer-1.avif', '/layers/layer-2.avif', '/layers/layer-3.avif'] },
  },
  {
    file: 'mint',
    headline: ['42', 'A DAY'],
    line: `Mint ${facts.itemName}`,
    art: { kind: 'wall', ids: [1, 6, 11, 16, 21, 26, 31, 36, 41, 4, 9, 14] },
  },
  {
    file: 'collection',
    headline: ['WHAT', 'YOU HOLD'],
    line: `Your ${facts.itemName}`,
    art: { kind: 'wall', ids: [3, 8, 13, 18, 23, 28, 33, 38, 10, 20, 34, 42] },
  },
  {
    file: 'nodes',
    headline: ['KEEP', 'WATCH'],
    line: `Run a ${brand.nodeName}`,
    art: { kind: 'picture', path: '/node/node.avif', focus: [0.517, 0.45], at: [900, 300], heightShare: 1.05 },
  },
  {
    file: 'agreement',
    headline: ['TERMS'],
    line: `${brand.name} ${brand.nodeName}`,
    art: { kind: 'picture', path: '/node/node.avif', focus: [0.517, 0.4], at: [930, 280], heightShare: 1.5 },
  },
]
