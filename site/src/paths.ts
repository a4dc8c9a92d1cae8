import type { Pages } from './schema/pages.ts'

/** Where each page is: apart from what is said of it, since every page links to others. */
export const paths: Record<keyof Pages, string> = {
  home: '/',
  testnetSwap: '/odyssey/testnetswap',
  vanguardMint: '/odyssey/vanguard-mint',
  viewMint: '/odyssey/viewmint',
  progress: '/odyssey/progress',
  leaderboard: '/odyssey/vanguard',
  ranks: '/odyssey/ranks',
  tokenWidget: '/widget/token',
  twitterRedirect: '/twitter-redirect',
  sentryNodes: '/sentrynodes',
  sentryNodeAgreement: '/sentrynodeagreement',
  status: '/status',
  officialLinks: '/official-links',
}
