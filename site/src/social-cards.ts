type Art =
  /** An image whose subject at `focus` (fractions of width and height) is placed at `at` on the card. */
  | {
      kind: 'picture'
      path: string
      focus: [number, number]
      at: [number, number]
      /** Its height, as a fraction of the card's. */
      heightShare: number
    }
  /** Images with a transparent background, stacked. */
  | { kind: 'stack'; paths: string[] }
  /** Twelve portraits, by token id. */
  | { kind: 'wall'; ids: number[] }

export type SocialCard = {
  /** The file name in `site/media/social`, without its extension. */
  file: string
  headline: string[]
  line: string
  art: Art
}

/** The link preview of each page. `npm run media` draws this text over images of the site. */
export const socialCards: SocialCard[] = [
  {
    file: 'home',
    headline: ['BLOCKCHAIN GAMING', 'DEVELOPED FOR', 'MASS ADOPTION'],
    line: 'The first Layer 3 for AAA gaming',
    art: { kind: 'picture', path: '/video/hero-poster.avif', focus: [0.664, 0.47], at: [978, 318], heightShare: 1.16 },
  },
  {
    file: 'testnetswap',
    headline: ['TESTNET', 'SWAP'],
    line: 'Trade test tokens on Odyssey',
    art: { kind: 'stack', paths: ['/layers/layer-1.avif', '/layers/layer-2.avif', '/layers/layer-3.avif'] },
  },
  {
    file: 'vanguard-mint',
    headline: ['42 VANGUARDS', 'EVERY DAY'],
    line: 'Odyssey Vanguard PFP extended mint',
    art: { kind: 'wall', ids: [1, 6, 11, 16, 21, 26, 31, 36, 41, 4, 9, 14] },
  },
  {
    file: 'viewmint',
    headline: ['YOUR', 'VANGUARDS'],
    line: 'See what you hold',
    art: { kind: 'wall', ids: [3, 8, 13, 18, 23, 28, 33, 38, 10, 20, 34, 42] },
  },
  {
    file: 'progress',
    headline: ['KEEP THE', 'STREAK'],
    line: 'Today’s 42, your days in a row, your quests',
    art: { kind: 'wall', ids: [2, 7, 12, 17, 22, 27, 32, 37, 5, 15, 25, 35] },
  },
  {
    file: 'leaderboard',
    headline: ['WHO LEADS', 'THE SEASON'],
    line: 'Every wallet, placed from the chain',
    art: { kind: 'picture', path: '/league/vanguard.avif', focus: [0.5, 0.5], at: [930, 315], heightShare: 1.1 },
  },
  {
    file: 'status',
    headline: ['NETWORK', 'STATUS, LIVE'],
    line: 'Blocks, minting, and 90 days of uptime',
    art: { kind: 'picture', path: '/node/sentry.avif', focus: [0.5, 0.42], at: [985, 300], heightShare: 1.5 },
  },
  {
    file: 'official',
    headline: ['CHECK BEFORE', 'YOU CONNECT'],
    line: 'Every official domain, contract, and account',
    art: { kind: 'picture', path: '/video/hero-poster.avif', focus: [0.664, 0.47], at: [1010, 318], heightShare: 0.9 },
  },
  {
    file: 'sentrynodes',
    headline: ['RUN A', 'SENTRY NODE'],
    line: 'Set up in less than a minute',
    art: { kind: 'picture', path: '/node/sentry.avif', focus: [0.5, 0.42], at: [925, 300], heightShare: 1.06 },
  },
  {
    file: 'sentrynodeagreement',
    headline: ['SENTRY NODE', 'AGREEMENT'],
    line: 'The terms, in full',
    art: {
      kind: 'picture',
      path: '/video/sentry-film-poster.avif',
      focus: [0.628, 0.4],
      at: [935, 270],
      heightShare: 1.3,
    },
  },
]
