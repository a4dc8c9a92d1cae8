import type { Pages } from '@network-site/site/schema/pages'
import { facts } from './facts.ts'

/** Where each page is: apart from what is said of it, since every page links to others. */
export const paths: Record<keyof Pages, string> = {
  home: '/',
  testnetSwap: `/${facts.campaignSlug}/swap`,
  mint: `/${facts.campaignSlug}/mint`,
  viewMint: `/${facts.campaignSlug}/collection`,
  progress: `/${facts.campaignSlug}/progress`,
  leaderboard: `/${facts.campaignSlug}/leaderboard`,
  ranks: `/${facts.campaignSlug}/ranks`,
  tokenWidget: '/widget/token',
  socialReturn: '/sign-in-return',
  nodes: '/nodes',
  nodeAgreement: '/node-agreement',
  status: '/status',
  officialLinks: '/official-links',
}
