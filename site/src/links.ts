import type { Links } from './schema/brand.ts'

/** Places outside this site, each opened in a new tab. */
export const links: Links = {
  docs: 'https://docs.orrery.example',
  chat: 'https://discord.gg/orrery-example',
  microblog: 'https://x.com/orrery_example',
  messaging: 'https://t.me/orrery_example',
  questBoard: 'https://zealy.io/cw/orrery-example',
  campaign: 'https://app.galxe.com/quest/orrery-example',
  keySale: 'https://keys.orrery.example',
}
