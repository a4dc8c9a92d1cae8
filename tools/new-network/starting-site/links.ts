import type { Links } from '@network-site/site/schema/brand'
import { facts } from './facts.ts'

/** Places outside this site, each opened in a new tab. Put your own accounts in. */
export const links: Links = {
  docs: `https://docs.${facts.domain}`,
  chat: `https://chat.${facts.domain}`,
  microblog: `https://news.${facts.domain}`,
  messaging: `https://channel.${facts.domain}`,
  questBoard: `https://quests.${facts.domain}`,
  campaign: `https://campaigns.${facts.domain}`,
  keySale: `https://keys.${facts.domain}`,
}
