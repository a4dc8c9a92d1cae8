import type { PartnerLogo } from '@network-site/site/partner-logos'
import type { Partners } from '@network-site/site/partners'
import type { SocialCard } from '@network-site/site/social-cards'
import type { Facts } from './facts.ts'
import { code } from './rewrite-module.ts'

const round =
  '<circle cx="20" cy="20" r="16" fill="none" stroke="currentColor" stroke-width="4"/><circle cx="20" cy="20" r="6"/>'

/** Placeholder investors and partners. */
const supporters = [
  { name: 'Investor One', width: 193, face: 'sora', size: 21, mark: '<path d="M4 36V4h14v32ZM22 36V16h14v20Z"/>' },
  { name: 'Investor Two', width: 184, face: 'archivo', size: 17, mark: round },
  { name: 'Investor Three', width: 203, face: 'michroma', size: 16, mark: '<path d="M20 3 37 20 20 37 3 20Z"/>' },
  { name: 'Investor Four', width: 195, face: 'unbounded', size: 17, mark: '<path d="M4 4h32v8H12v24H4Z"/>' },
  {
    name: 'Investor Five',
    width: 185,
    face: 'marcellus',
    size: 23,
    mark: '<path d="M20 4 38 36H2Z" fill="none" stroke="currentColor" stroke-width="4"/>',
  },
  {
    name: 'Investor Six',
    width: 181,
    face: 'rajdhani',
    size: 26,
    mark: '<path d="M4 14h32v4H4ZM4 22h32v4H4ZM4 30h20v4H4ZM4 6h20v4H4Z"/>',
  },
  { name: 'Investor Seven', width: 214, face: 'krona', size: 16, mark: '<path d="M20 3 35 12v16L20 37 5 28V12Z"/>' },
  {
    name: 'Partner One',
    width: 177,
    face: 'archivo',
    size: 17,
    mark: '<path d="M3 20a17 17 0 0 1 34 0Z"/><path d="M7 25h26v4H7ZM13 33h14v4H13Z"/>',
  },
  {
    name: 'Partner Two',
    width: 183,
    face: 'sora',
    size: 21,
    mark: '<path d="M6 6h28v28H6ZM12 12v16h16V12Z" fill-rule="evenodd"/>',
  },
].map((supporter) => ({ ...supporter, slug: supporter.name.toLowerCase().replace(' ', '-') }))

export const startingPartnerLogos: PartnerLogo[] = supporters.map(({ slug, name, face, size, mark }) => ({
  slug,
  name,
  lines: [name],
  face,
  size,
  tracking: 0.01,
  mark,
}))

export const startingPartners: Partners = { investors: logoFiles('Investor'), poweredBy: logoFiles('Partner') }

function logoFiles(kind: string): Partners['investors'] {
  return supporters
    .filter(({ name }) => name.startsWith(kind))
    .map(({ slug, name, width }) => ({ url: `/partners/${slug}.svg`, alt: name, width, height: 40 }))
}

/** Returns the link preview of each page. */
export function startingSocialCards({ itemName }: Facts): SocialCard[] {
  const nodeName = code('brand.nodeName')
  return [
    {
      file: 'home',
      headline: ['WIN ITEMS.', 'OWN THEM.'],
      line: 'A Layer 3 for games',
      art: { kind: 'picture', path: '/video/hero-poster.avif', focus: [0.7, 0.46], at: [930, 300], heightShare: 1.1 },
    },
    {
      file: 'swap',
      headline: ['TEST', 'TOKENS'],
      line: 'For testing only, with no value',
      art: { kind: 'stack', paths: ['/layers/layer-1.avif', '/layers/layer-2.avif', '/layers/layer-3.avif'] },
    },
    {
      file: 'mint',
      headline: ['42 ITEMS', 'EVERY DAY'],
      line: `Mint ${itemName}`,
      art: { kind: 'wall', ids: [1, 6, 11, 16, 21, 26, 31, 36, 41, 4, 9, 14] },
    },
    {
      file: 'collection',
      headline: ['YOUR', 'COLLECTION'],
      line: `See your ${itemName}`,
      art: { kind: 'wall', ids: [3, 8, 13, 18, 23, 28, 33, 38, 10, 20, 34, 42] },
    },
    {
      file: 'nodes',
      headline: ['VERIFY', 'AND EARN'],
      line: `Run a ${nodeName}`,
      art: { kind: 'picture', path: '/node/node.avif', focus: [0.517, 0.45], at: [900, 300], heightShare: 1.05 },
    },
    {
      file: 'agreement',
      headline: ['TERMS'],
      line: `${code('brand.name')} ${nodeName}`,
      art: { kind: 'picture', path: '/node/node.avif', focus: [0.517, 0.4], at: [930, 280], heightShare: 1.5 },
    },
  ]
}
