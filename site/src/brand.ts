/** The colors of the artwork. */
export const palette = {
  ink: '#07080B',
  inkRaised: '#0E1015',
  graphite: '#1B1E24',
  steel: '#6F7782',
  bone: '#EFE9DD',
  brass: '#C9A063',
  brassDeep: '#7A5527',
  accent: '#E5322D',
  accentDeep: '#8E1412',
  accentHot: '#FF7A5C',
  oxblood: '#4A0D10',
  verdigris: '#4FA08B',
  ice: '#A9C4D6',
}

/** The identity of the network. */
export const brand = {
  /** The product's name, as people say it. */
  name: 'Orrery',
  /** Follows the year in the footer. */
  copyrightYear: 2023,
  /** The accent color, as a hex triple. */
  accentColor: palette.accent,
  /** The page background, as a hex triple. */
  backgroundColor: palette.ink,
  /** The text color of pages and images that the server renders. */
  textColor: palette.bone,
  tagline: 'Blockchain gaming developed for mass adoption',
  description:
    'Orrery is the first Layer 3 for AAA gaming: players own and trade what they win, and never have to think about a wallet.',
  /** The desktop application that runs a node, one node, and the key that lets it earn. */
  clientName: 'Orrery Sentry Client',
  nodeName: 'Sentry Node',
  keyName: 'Sentry Key',
  leagueName: 'Vanguard League',
  /** The campaign on the test network, whose name is part of the names of the test network and the collection. */
  campaignName: 'Odyssey',
  rollupName: 'Arbitrum',
  baseChainName: 'Ethereum',
  contactEmail: 'builders@orrery.example',
  /** An SVG with the root `lockup`: name and mark side by side, in currentColor on a transparent background. */
  logo: { src: '/brand/lockup.svg', width: 279, height: 64 },
  /** An SVG with a symbol for each entry of `links`, in currentColor. */
  linkIcons: '/icons/places.svg',
}

/** External links, opened in a new tab. */
export const links = {
  docs: 'https://docs.orrery.example',
  chat: 'https://discord.gg/orrery-example',
  microblog: 'https://x.com/orrery_example',
  messaging: 'https://t.me/orrery_example',
  questBoard: 'https://zealy.io/cw/orrery-example',
  campaign: 'https://app.galxe.com/quest/orrery-example',
  keySale: 'https://keys.orrery.example',
}

export type Palette = typeof palette
