import type { Brand } from '@network-site/site/schema/brand'
import { facts } from './facts.ts'
import { palette } from './palette.ts'

/** Who this network is. */
export const brand: Brand = {
  name: facts.name,
  language: 'en',
  copyrightYear: facts.year,
  accentColor: palette.accent,
  backgroundColor: palette.ink,
  tagline: 'Games whose items belong to their players',
  description: facts.description,
  clientName: `${facts.name} ${facts.nodeName} Client`,
  rollupName: facts.rollupName,
  baseChainName: facts.baseChainName,
  contactEmail: facts.contactEmail,
  logo: { src: '/brand/lockup.svg', width: facts.logoWidth, height: 64 },
  placeIcons: '/icons/places.svg',
}
