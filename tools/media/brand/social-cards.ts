export type SocialCard = {
  route: string
  headline: readonly string[]
  line: string
  /** Pictures behind the words, under site/media: one fills the right, several make a wall. */
  art: readonly string[]
  /** How far down the first picture is cropped, 0 top to 1 bottom. */
  crop?: number
  /** Width of the picture on the right; narrower moves its middle away from the words. */
  shown?: number
}

const wall = (first: number) =>
  Array.from({ length: 12 }, (_, index) => `mint-nft-pfps/${((first - 1 + index * 5) % 42) + 1}.png`)

/** One preview per public route. */
export const socialCards: readonly SocialCard[] = [
  {
    route: 'home',
    headline: ['BLOCKCHAIN GAMING', 'DEVELOPED FOR', 'MASS ADOPTION'],
    line: 'The first Layer 3 for AAA gaming',
    art: ['league/vanguard.jpg'],
    crop: 0.4,
    shown: 650,
  },
  {
    route: 'testnetswap',
    headline: ['TESTNET', 'SWAP'],
    line: 'Trade test tokens on the Odyssey testnet',
    art: ['games/roche-line-plain.avif'],
    crop: 0.5,
  },
  {
    route: 'vanguard-mint',
    headline: ['42 VANGUARDS', 'EVERY DAY'],
    line: 'Odyssey Vanguard PFP extended mint',
    art: wall(1),
  },
  { route: 'viewmint', headline: ['YOUR', 'VANGUARDS'], line: 'See what you hold', art: wall(3) },
  {
    route: 'sentrynodes',
    headline: ['RUN A', 'SENTRY NODE'],
    line: 'Set up in less than a minute',
    art: ['mint-nft-pfps/13.png'],
    crop: 0.25,
  },
  {
    route: 'sentrynodeagreement',
    headline: ['SENTRY NODE', 'AGREEMENT'],
    line: 'The terms, in full',
    art: ['games/vesperine-plain.avif'],
    crop: 0.4,
    shown: 690,
  },
]
