/** The colors that pictures and films are drawn from. */
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

/** Who this network is. */
export const brand = {
  /** The product's name, as a person says it. */
  name: 'Orrery',
  /** The language everything in this folder is written in, as a BCP 47 tag. */
  language: 'en',
  /** How dates, times and numbers are written, as a BCP 47 tag; `-u-hc-h23` asks for the clock of 24 hours. */
  locale: 'en-US-u-hc-h23',
  /** What stands after the year in the footer. */
  copyrightYear: 2023,
  /** The one accent colour, as a hex triple. */
  accentColor: palette.accent,
  /** The page background, as a hex triple. */
  backgroundColor: palette.ink,
  /** Text on that background, on pages and pictures that the server makes itself. */
  textColor: palette.bone,
  tagline: 'Blockchain gaming developed for mass adoption',
  description:
    'Orrery is the first Layer 3 for AAA gaming: players own and trade what they win, and never have to think about a wallet.',
  /** The desktop application that runs a node, one node, and the key that lets it earn. */
  clientName: 'Orrery Sentry Client',
  nodeName: 'Sentry Node',
  keyName: 'Sentry Key',
  leagueName: 'Vanguard League',
  /** The campaign on the test network: its name is part of the test network's and the collection's. */
  campaignName: 'Odyssey',
  rollupName: 'Arbitrum',
  baseChainName: 'Ethereum',
  contactEmail: 'builders@orrery.example',
  /** One SVG, its root named `lockup`: name and mark side by side, drawn in currentColor on a transparent ground. */
  logo: { src: '/brand/lockup.svg', width: 279, height: 64 },
  /** One SVG with a symbol per place of `links`, drawn in currentColor. */
  linkIcons: '/icons/places.svg',
}

/** Places outside this site, each opened in a new tab. */
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
