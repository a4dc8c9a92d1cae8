import { palette } from './palette.ts'
import type { Brand } from './schema/brand.ts'

/** Who this network is. */
export const brand: Brand = {
  name: 'Orrery',
  language: 'en',
  locale: 'en-US-u-hc-h23',
  copyrightYear: 2023,
  accentColor: palette.accent,
  backgroundColor: palette.ink,
  textColor: palette.bone,
  tagline: 'Blockchain gaming developed for mass adoption',
  description:
    'Orrery is the first Layer 3 for AAA gaming: players own and trade what they win, and never have to think about a wallet.',
  clientName: 'Orrery Sentry Client',
  nodeName: 'Sentry Node',
  keyName: 'Sentry Key',
  leagueName: 'Vanguard League',
  campaignName: 'Odyssey',
  rollupName: 'Arbitrum',
  baseChainName: 'Ethereum',
  contactEmail: 'builders@orrery.example',
  logo: { src: '/brand/lockup.svg', width: 279, height: 64 },
  linkIcons: '/icons/places.svg',
}
