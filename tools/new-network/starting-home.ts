import type { games } from '@network-site/site/games'
import type {
  community,
  contributor,
  foundation,
  hero,
  league,
  node,
  ownership,
  technology,
} from '@network-site/site/home-page'
import { code, type Changes } from './rewrite-module.ts'

const name = code('brand.name')
const nodeName = code('brand.nodeName')
const leagueName = code('brand.leagueName')
const rollupName = code('brand.rollupName')
const baseChainName = code('brand.baseChainName')

export const startingHero: Changes<typeof hero> = {
  headline: 'WIN ITEMS. OWN THEM. TRADE THEM.',
  subheader: code('brand.tagline'),
  body: `${name} is a public blockchain for games. Players start without a wallet, own the items they earn, and can trade or keep them even after they stop playing.`,
  backdrop: { film: undefined, portrait: { film: undefined } },
  investors: { title: 'Supported by', pause: 'Pause the moving logos' },
}

export const startingNode: Changes<typeof node> = {
  subtitle: 'Help verify the network and earn rewards',
  body: `A ${nodeName} recomputes every result that ${name} posts to ${rollupName}. If a result is wrong, the node reports it before it becomes final.`,
  dilemma:
    'Checking costs money every day, and most checks find no errors. That is why operators earn rewards for checking, not only for the errors they find.',
  more: `How a ${nodeName} works`,
  image: { src: '/node/node.avif', alt: `Illustration of a ${nodeName} as a lighthouse.` },
}

export const startingOwnership: Changes<typeof ownership> = {
  title: 'OWNERSHIP',
  subtitle: 'Own the items you win, in the game and outside it',
  body: `On ${name}, every item is a token in your account. Games can display and upgrade it, but they cannot take it away.`,
  promises: [
    {
      title: 'Public record',
      body: 'Ownership is recorded on a public blockchain, so a studio cannot change it unnoticed.',
    },
    {
      title: 'No wallet required',
      body: 'Start playing with a regular account. Add a wallet whenever you want one.',
    },
    { title: 'Yours to keep', body: 'Give items away, sell them, or keep them after the game shuts down.' },
  ],
  comparison: {
    title: 'What changes for players',
    question: 'What happens when',
    before: 'In a traditional game',
    after: `With ${name}`,
    rows: [
      { question: 'you earn an item', before: 'The studio adds it to its database', after: 'You receive a token' },
      { question: 'you want to sell it', before: 'The terms forbid it', after: 'You sell it to any buyer' },
      { question: 'the game shuts down', before: 'You lose the item', after: 'You keep the item' },
    ],
  },
}

export const startingTechnology: Changes<typeof technology> = {
  title: 'THREE LAYERS',
  caption: 'How it works',
  body: `Games run on ${name}. ${name} settles to ${rollupName}, which settles to ${baseChainName}.`,
  layers: [
    {
      layer: 3,
      title: `Layer 3: ${name}`,
      subTitle: 'Fast and inexpensive, built for games',
      description: 'Fees are low and confirmations fast enough to put every in-game action on chain.',
      image: { src: '/layers/layer-3.avif', width: 1200, height: 1000, alt: 'A crystal with a band of light.' },
    },
    {
      layer: 2,
      title: `Layer 2: ${rollupName}`,
      subTitle: 'Batches transactions to lower costs',
      description: 'Thousands of actions settle in one transaction and share its cost.',
      image: {
        src: '/layers/layer-2.avif',
        width: 1200,
        height: 1000,
        alt: 'A hexagonal plate that supports the crystal.',
      },
    },
    {
      layer: 1,
      title: `Layer 1: ${baseChainName}`,
      subTitle: 'Security and permanence',
      description: 'Validators around the world store the final record. No single party can change it.',
      image: {
        src: '/layers/layer-1.avif',
        width: 1200,
        height: 1000,
        alt: 'A wide, dark plate at the base of the stack.',
      },
    },
  ],
}

export const startingFoundation: Changes<typeof foundation> = {
  title: 'GOVERNANCE',
  subtitle: 'Introduce the organization that runs the network',
  body: `Describe the organization behind ${name}: who it is, what it decides, and where its authority ends.`,
  duties: [
    {
      title: 'Open releases',
      body: 'Source code and releases are public, with checksums to verify each download.',
    },
    {
      title: 'Grants',
      body: 'Grants fund tools that several games need. The results are published.',
    },
    { title: 'Decentralization', body: 'Decisions move step by step to the network’s operators.' },
  ],
  limit: 'The organization does not hold players’ items and cannot move them.',
}

export const startingContributor: Changes<typeof contributor> = {
  title: 'FIRST BUILDERS',
  caption: 'Join early',
  subtitle: 'Help shape the network before launch',
  body: `Build on the ${name} testnet or run a node, and receive recognition as one of its first contributors.`,
  tracks: [
    {
      title: 'Studios and tool developers',
      who: 'Teams that bring a game or a tool to the testnet.',
      counts: ['A game or tool running on the testnet', 'A bug report that led to a fix'],
    },
    {
      title: 'Node operators',
      who: `People who run a ${nodeName} from the start.`,
      counts: ['A node that stayed online throughout the testnet', 'A setup guide for other operators'],
    },
  ],
  honors: {
    title: 'What you receive',
    items: ['Your name in the first block', 'A community role', 'Early access to every new testnet'],
  },
  callToAction: 'Tell us about your plans',
}

export const startingLeague: Changes<typeof league> = {
  caption: 'Across all games',
  body: `The ${leagueName} brings together the top players from every game on ${name}.`,
  image: { src: '/league/league.avif', alt: `The ${leagueName} trophy.` },
  backdrop: { film: undefined },
  carouselLabel: `About the ${leagueName}`,
  features: [
    { title: 'Earn your place', icon: 'join', body: 'Unlock a game’s top achievements to join automatically.' },
    {
      title: 'In development',
      icon: 'build',
      body: 'Games are joining one by one. The first season starts at mainnet launch.',
    },
    { title: 'Member rewards', icon: 'reward', body: 'Members receive rewards that are not for sale.' },
  ],
}

export const startingCommunity: Changes<typeof community> = {
  title: 'COMMUNITY',
  caption: 'Everyone is welcome',
  subtitle: `Meet the people behind ${name}`,
  body: 'Talk with players, studios, node operators, and the team that builds the network.',
  buildWithUs: 'Contact us',
  socialTitle: 'Our channels',
  social: [
    { place: 'microblog', label: 'X', purpose: 'News' },
    { place: 'chat', label: 'Discord', purpose: 'Discussion' },
    { place: 'messaging', label: 'Telegram', purpose: 'Announcements' },
    { place: 'questBoard', label: 'Zealy', purpose: 'Quests' },
    { place: 'campaign', label: 'Galxe', purpose: 'Campaigns' },
  ],
}

/** Placeholders, drawn by art/placeholders. */
const projects = [
  { word: 'Anchor', genre: 'Exploration', alt: 'Rolling hills against a low sun.' },
  { word: 'Beacon', genre: 'Strategy', alt: 'Tall stone slabs in fog.' },
  { word: 'Cinder', genre: 'Racing', alt: 'A low sun over a plain marked with lines.' },
  { word: 'Delta', genre: 'Co-op', alt: 'A lit tower on a cliff.' },
  { word: 'Echo', genre: 'To be announced', alt: 'Crystals floating above a stone ring.' },
]

export const startingGames: Changes<typeof games> = {
  caption: 'In development',
  subtitle: `Coming to ${name}`,
  body: 'Replace these five placeholders with your upcoming games:',
  learnMore: 'Read more',
  comingSoon: 'Available soon',
  carouselLabel: 'Games in development',
  list: projects.map(({ word, genre, alt }) => {
    const slug = `project-${word.toLowerCase()}`
    const isAnnounced = word !== 'Echo'
    return {
      slug,
      title: `Project ${word}`,
      genre,
      icon: `/games/${slug}-icon.svg`,
      body: isAnnounced
        ? 'Describe in two or three sentences what players do and which items they own.'
        : 'A game without a link shows a disabled button.',
      keyArt: { src: `/games/${slug}.avif`, width: 1600, height: 900, alt },
      ...(isAnnounced && { link: `https://${slug}.example` }),
    }
  }),
}
