import { paths } from '@network-site/site/paths'

/** What a first visit by a phone may weigh, in kilobytes as they are sent. */
export interface Budget {
  /** Scripts fetched before the page is at rest. Wallets, frames and look-ups come after that. */
  script: number
  /** Scripts fetched without the visitor doing anything, those of the page's frames and wallets included. */
  allScript: number
  /** The style sheet in the document, without the font in it. */
  styleSheet: number
  /** The fonts of the first view, the one in the style sheet included. */
  fonts: number
  /** The largest picture of the first view. */
  firstPicture: number
}

const usual = { styleSheet: 16, fonts: 55, firstPicture: 65 }

export const budgets: Record<string, Budget> = {
  [paths.home]: { ...usual, script: 110, allScript: 110 },
  [paths.nodes]: { ...usual, script: 120, allScript: 120 },
  [paths.nodeAgreement]: { ...usual, script: 120, allScript: 120 },
  [paths.status]: { ...usual, script: 120, allScript: 145 },
  [paths.officialLinks]: { ...usual, script: 120, allScript: 145 },
  [paths.mint]: { ...usual, script: 120, allScript: 280 },
  [paths.viewMint]: { ...usual, script: 120, allScript: 280 },
  [paths.progress]: { ...usual, script: 120, allScript: 280 },
  [paths.leaderboard]: { ...usual, script: 120, allScript: 280 },
  [paths.ranks]: { ...usual, script: 120, allScript: 120 },
  [paths.testnetSwap]: { ...usual, script: 120, allScript: 300 },
}
