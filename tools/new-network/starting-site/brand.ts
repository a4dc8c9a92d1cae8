import type { Brand } from '@network-site/site/schema/brand'
import { facts } from './facts.ts'
import { palette } from './palette.ts'

/** Who this network is. */
export const brand: Brand = {
  name: facts.name,
  language: 'en',
  locale: 'en-GB',
  copyrightYear: facts.year,
  accentColor: palette.accent,
  backgroundColor: palette.ink,
  textColor: palette.bone,
  tagline: 'Games whose items belong to their players',
  description: facts.description,
  clientName: `${facts.name} ${facts.nodeName} Client`,
  nodeName: facts.nodeName,
  keyName: facts.keyName,
  leagueName: facts.leagueName,
  campaignName: facts.campaignName,
  rollupName: facts.rollupName,
  baseChainName: facts.baseChainName,
  contactEmail: facts.contactEmail,
  logo: { src: '/brand/lockup.svg', width: facts.logoWidth, height: 64 },
  linkIcons: '/icons/places.svg',
}
