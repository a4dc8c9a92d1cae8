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
  headline: 'WIN IT. OWN IT. TAKE IT WITH YOU.',
  subheader: code('brand.tagline'),
  body: `${name} records who owns what in a game where everybody can read it. Players need no wallet to begin, and keep what they have earned when they leave.`,
  backdrop: { film: undefined, portrait: { film: undefined } },
  investors: { title: 'With the support of', pause: 'Stop the moving logos' },
}

export const startingNode: Changes<typeof node> = {
  subtitle: 'Check the network, and be rewarded for it',
  body: `A ${nodeName} follows what ${name} reports to ${rollupName} and computes it again. If the two differ, it says so before the report becomes final.`,
  dilemma:
    'Checking costs a little every day, and on most days finds nothing. So those who check are rewarded for checking, not only for finding.',
  more: `What a ${nodeName} does`,
  image: { src: '/node/node.avif', alt: `A ${nodeName}, drawn as a tower with a lamp.` },
}

export const startingOwnership: Changes<typeof ownership> = {
  title: 'YOURS',
  subtitle: 'What you win is yours, in the game and outside it',
  body: `On ${name} an item is a token in your account. The game shows it, uses it and improves it. It cannot take it back.`,
  promises: [
    {
      title: 'Anybody can check',
      body: 'The record of who owns what is public. No studio can change it quietly.',
    },
    {
      title: 'No wallet to begin',
      body: 'You start to play with an ordinary account. A wallet is there when you want one.',
    },
    { title: 'Free to leave', body: 'Give an item away, sell it, or keep it after the last server has closed.' },
  ],
  comparison: {
    title: 'Two ways of keeping a record',
    question: 'What happens if',
    before: 'The studio keeps it',
    after: `${name} keeps it`,
    rows: [
      { question: 'you earn an item', before: 'The studio notes it', after: 'You receive a token' },
      { question: 'you want to sell it', before: 'The rules forbid it', after: 'You sell it to whom you like' },
      { question: 'the game ends', before: 'The item ends with it', after: 'You still have it' },
    ],
  },
}

export const startingTechnology: Changes<typeof technology> = {
  title: 'LAYERS',
  caption: 'How it works',
  body: `Games run on ${name}. Its results are settled on ${rollupName}, and those on ${baseChainName}.`,
  layers: [
    {
      layer: 3,
      title: `Layer 3: ${name}`,
      subTitle: 'Made for games: quick and cheap',
      description:
        'Every action of a game may go on the chain, since it costs next to nothing and is answered at once.',
      image: { src: '/layers/layer-3.avif', width: 1200, height: 1000, alt: 'A crystal with a belt of light.' },
    },
    {
      layer: 2,
      title: `Layer 2: ${rollupName}`,
      subTitle: 'Collects many results into one',
      description: 'Thousands of actions are settled together and share the price of one.',
      image: {
        src: '/layers/layer-2.avif',
        width: 1200,
        height: 1000,
        alt: 'A plate of six sides that carries the crystal.',
      },
    },
    {
      layer: 1,
      title: `Layer 1: ${baseChainName}`,
      subTitle: 'Keeps the final record',
      description: 'What is settled here is kept by validators all over the world, and nobody can change it alone.',
      image: {
        src: '/layers/layer-1.avif',
        width: 1200,
        height: 1000,
        alt: 'A broad, dark plate below everything else.',
      },
    },
  ],
}

export const startingFoundation: Changes<typeof foundation> = {
  title: 'WHO KEEPS IT',
  subtitle: 'Say here who looks after the network, and for whom',
  body: `Behind ${name} stands an organisation. This is the place to say which, what it may decide and what it may not.`,
  duties: [
    {
      title: 'Publish',
      body: 'The software and its releases are public, with digests that anybody can check.',
    },
    {
      title: 'Support',
      body: 'Grants go to tools that more than one game needs, and their results are published.',
    },
    { title: 'Hand over', body: 'Decisions pass step by step to those who run the network.' },
  ],
  limit: 'It holds no items of players and cannot move them.',
}

export const startingContributor: Changes<typeof contributor> = {
  title: 'FIRST BUILDERS',
  caption: 'From the beginning',
  subtitle: 'Some help before there is anything to see',
  body: `Whoever builds on ${name} or watches it during the test network is named as one of the first.`,
  tracks: [
    {
      title: 'Studios and tool makers',
      who: 'Those who bring a game or a tool to the test network.',
      counts: ['A game or a tool that runs there', 'A report that led to a fix'],
    },
    {
      title: 'Operators',
      who: `Those who run a ${nodeName} from the start.`,
      counts: ['A node that kept watch through the test network', 'A guide that helped another operator'],
    },
  ],
  honours: {
    title: 'What they receive',
    items: ['Their name in the first block', 'A role in the community', 'An early seat at every new test network'],
  },
  callToAction: 'Tell us about your plans',
}

export const startingLeague: Changes<typeof league> = {
  caption: 'In all games',
  body: `The ${leagueName} is where the best players of ${name} meet, whichever game they come from.`,
  image: { src: '/league/league.avif', alt: `The trophy of the ${leagueName}.` },
  backdrop: { film: undefined },
  carouselLabel: `About the ${leagueName}`,
  features: [
    { title: 'By playing', icon: 'join', body: 'Nobody applies. Whoever reaches the highest aims of a game is in.' },
    {
      title: 'In the making',
      icon: 'build',
      body: 'Games join one by one; the first season starts with the main network.',
    },
    { title: 'Worth it', icon: 'reward', body: 'Members receive what cannot be bought.' },
  ],
}

export const startingCommunity: Changes<typeof community> = {
  title: 'MEET US',
  caption: 'Everybody is welcome',
  subtitle: `The people around ${name}`,
  body: 'Players, studios and operators talk here, and so do those who build the network.',
  buildWithUs: 'Talk to us',
  socialTitle: 'Where we are',
  social: [
    { place: 'microblog', label: 'X', purpose: 'News' },
    { place: 'chat', label: 'Discord', purpose: 'Conversation' },
    { place: 'messaging', label: 'Telegram', purpose: 'Announcements' },
    { place: 'questBoard', label: 'Zealy', purpose: 'Quests' },
    { place: 'campaign', label: 'Galxe', purpose: 'Campaigns' },
  ],
}

/** Placeholders, drawn by art/placeholders. */
const projects = [
  { word: 'Anchor', genre: 'Exploration', alt: 'Ranges of hills before a low light.' },
  { word: 'Beacon', genre: 'Strategy', alt: 'Tall slabs in the fog.' },
  { word: 'Cinder', genre: 'Racing', alt: 'A low sun above a plain of lines.' },
  { word: 'Delta', genre: 'Cooperation', alt: 'A lit tower on a cliff.' },
  { word: 'Echo', genre: 'Not announced yet', alt: 'Crystals adrift above a ring of stone.' },
]

export const startingGames: Changes<typeof games> = {
  caption: 'Under way',
  subtitle: `Coming to ${name}`,
  body: 'Five placeholders, to be replaced by the games that are coming:',
  learnMore: 'Read more',
  comingSoon: 'Soon',
  carouselLabel: 'Games under way',
  list: projects.map(({ word, genre, alt }) => {
    const slug = `project-${word.toLowerCase()}`
    const isAnnounced = word !== 'Echo'
    return {
      slug,
      title: `Project ${word}`,
      genre,
      icon: `/games/${slug}-icon.svg`,
      body: isAnnounced
        ? 'Say in two or three sentences what players do, and what they may keep.'
        : 'A game without a link shows a button that cannot be pressed yet.',
      keyArt: { src: `/games/${slug}.avif`, width: 1600, height: 900, alt },
      ...(isAnnounced && { link: `https://${slug}.example` }),
    }
  }),
}
