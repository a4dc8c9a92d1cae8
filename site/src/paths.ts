/** The path of each page, in a small module because every page links to others. */
export const paths = {
  home: '/',
  testnetSwap: '/odyssey/testnetswap',
  mint: '/odyssey/vanguard-mint',
  viewMint: '/odyssey/viewmint',
  progress: '/odyssey/progress',
  leaderboard: '/odyssey/vanguard',
  ranks: '/odyssey/ranks',
  tokenWidget: '/widget/token',
  socialReturn: '/twitter-redirect',
  nodes: '/sentrynodes',
  nodeAgreement: '/sentrynodeagreement',
  status: '/status',
  officialLinks: '/official-links',
  network: '/network',
}

/** API paths that integrations depend on. */
export const apiPaths = {
  remoteMint: '/vanguard-nft-drop/remote-mint',
} as const
