import { brand } from './brand.ts'
import { network } from './network.ts'
import { anchors, type SocialPlace } from './site-chrome.ts'

type Cut = { webm: string; mp4: string }

/** A background image, or a muted looping video with the image as its poster. */
export type Backdrop = {
  poster: string
  /** `small` is the same video for narrow screens. */
  film?: Cut & { small: Cut }
  /** The same subject, cropped for portrait screens. */
  portrait?: { poster: string; film?: Cut }
}
type LeagueFeature = { title: string; body: string; icon: 'join' | 'build' | 'reward' }
type CommunityLink = { place: SocialPlace; label: string; purpose: string }

export const hero = {
  caption: `Layer 3 on ${brand.rollupName} on ${brand.baseChainName}`,
  headline: 'BLOCKCHAIN GAMING DEVELOPED FOR MASS ADOPTION',
  subheader: 'The first Layer 3 for AAA gaming',
  body: `Win a sword and the sword is yours: to keep, to lend, to sell to a stranger three continents away. ${brand.name} gives every in-game item an owner on a public chain, and keeps wallets, gas, and signatures out of the player’s way.`,
  backdrop: {
    poster: '/video/hero-poster.avif',
    film: {
      webm: '/video/hero.webm',
      mp4: '/video/hero.mp4',
      small: { webm: '/video/hero-854.webm', mp4: '/video/hero-854.mp4' },
    },
    portrait: {
      poster: '/video/hero-portrait-poster.avif',
      film: { webm: '/video/hero-portrait.webm', mp4: '/video/hero-portrait.mp4' },
    },
  } satisfies Backdrop as Backdrop,
  investors: {
    title: 'Backed by',
    pause: 'Pause the logos',
    play: 'Play the logos',
  },
}

export const node = {
  title: `RUN A ${brand.nodeName.toUpperCase()}`,
  subtitle: 'Become a network node operator and receive network rewards',
  body: `A ${brand.nodeName} is an observation node that monitors the ${brand.name} rollup protocol. If an incorrect block is proposed, it raises an alarm so that others can intervene.`,
  dilemma: `When every block is honest, no one is paid to check, so no one does, and the first dishonest block goes through. That is the verifier’s dilemma. ${brand.nodeName}s solve it by rewarding the watch itself, not only the catch.`,
  more: `How a ${brand.nodeName} works`,
  image: {
    src: '/node/sentry.avif',
    width: 1600,
    height: 1000,
    alt: `A ${brand.nodeName} drawn as an instrument: a brass iris on a heavy base, a red light burning inside it.`,
  },
}

export const ownership = {
  title: 'TRUE OWNERSHIP',
  caption: 'For players',
  subtitle: 'Twenty years of loot, and none of it was ever yours',
  body: `A rare drop in most games is a row in someone else’s database. On ${brand.name} it is a token in your account, and the game is one of the places you can use it.`,
  promises: [
    {
      title: 'The record is public',
      body: 'Who owns an item is written on a chain that anyone can read and no studio can edit. A patch can change what your axe does. It cannot change whose axe it is.',
    },
    {
      title: 'The wallet is optional',
      body: 'You play first. There is no seed phrase before the tutorial and no gas to buy before the first fight. Bring a wallet when you want one; a player who never does is missing nothing.',
    },
    {
      title: 'The exit is open',
      body: 'Trade inside the game, with a friend, or on any market that speaks the same token standard. If you stop playing, what you earned leaves with you.',
    },
  ],
  comparison: {
    title: 'The same item, two ways of owning it',
    question: 'What happens when',
    before: 'In most games',
    after: `On ${brand.name}`,
    rows: [
      {
        question: 'you win it',
        before: 'A row is added to the publisher’s database',
        after: 'A token is issued to your account',
      },
      {
        question: 'you sell it',
        before: 'The terms of service forbid it, or take it back',
        after: 'It moves to the buyer, and the payment to you',
      },
      {
        question: 'the servers close',
        before: 'It is gone',
        after: 'It is still in your account, and still readable by any game that wants it',
      },
      {
        question: 'you start to play',
        before: 'You make an account',
        after: 'You make an account. Nothing else',
      },
    ],
  },
}

export const technology = {
  title: 'TECHNOLOGY',
  caption: 'Orbits inside orbits',
  body: `Three layers, each left to do what it does best. Games run on ${brand.name}. ${brand.name} settles to ${brand.rollupName}. ${brand.rollupName} is secured by ${brand.baseChainName}. The player sees none of it, which is the point.`,
  /** From the top of the stack: Layer 3, Layer 2, Layer 1. */
  layers: [
    {
      layer: 3,
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Parallel processing, scalability, efficiency, cost reduction',
      description:
        'Games run side by side instead of queuing behind each other. A launch weekend in one world does not slow a match in another, blocks carry game actions and little else, and the cost of an action falls far enough that a studio can pay it and forget it.',
      image: {
        src: '/layers/layer-3.avif',
        width: 1200,
        height: 1000,
        alt: 'The top of the machine: a burning sphere inside its orbits.',
      },
    },
    {
      layer: 2,
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Off-chain processing, lower cost, higher speed',
      description:
        'Transactions are executed away from the base chain and posted to it in compressed batches. Thousands share the price of one, and an answer comes in moments rather than minutes.',
      image: {
        src: '/layers/layer-2.avif',
        width: 1200,
        height: 1000,
        alt: 'The middle of the machine: an engraved brass dial with its gears.',
      },
    },
    {
      layer: 1,
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Security and decentralization',
      description:
        'The final record is kept by a worldwide set of independent validators. Once something is settled here, neither we, nor a studio, nor any single government can rewrite it.',
      image: {
        src: '/layers/layer-1.avif',
        width: 1200,
        height: 1000,
        alt: 'The base of the machine: a broad, dark, toothed wheel that carries the rest.',
      },
    },
  ],
}

export const foundation = {
  title: `${brand.name.toUpperCase()} FOUNDATION`,
  caption: 'Stewardship',
  subtitle: 'Someone has to wind the machine without owning the planets',
  body: `The ${brand.name} Foundation looks after the protocol so that studios can depend on it for longer than any company’s roadmap. It publishes the code, funds the tools that games are missing, and prepares the day it is no longer needed.`,
  duties: [
    {
      title: 'Keep it open',
      body: 'The node software and its releases are public, with digests anyone can verify. A studio can read every line its economy will rest on before it writes one of its own.',
    },
    {
      title: 'Pay for what is missing',
      body: 'Grants go to work that more than one game needs: engine plug-ins, item standards, indexers, audits. Every grant is announced with what was promised and, later, with what arrived.',
    },
    {
      title: 'Let go on purpose',
      body: 'Decisions move from the Foundation to the people who run the network, one power at a time, in public, and in an order written down beforehand.',
    },
  ],
  limit: 'The Foundation does not hold players’ items, cannot move them, and takes no share of what they sell for.',
}

export const contributor = {
  /** Its address on the page, after the #. */
  anchor: anchors.contributor,
  title: 'GENESIS CONTRIBUTOR',
  caption: 'Before block one',
  subtitle: 'Every chain has a first block. Some people were there before it',
  body: `Genesis contributors build on ${brand.name}, or keep watch over it, while it is still unfinished: when the documentation is thin, the test network restarts without warning, and a bug report is worth more than a press release. We intend to remember who they were.`,
  tracks: [
    {
      title: 'Builders',
      who: 'Studios, modders, and tool makers who deploy while the paint is wet.',
      counts: [
        'A game, a mode, or a tool that runs on the test network',
        'A merged change to the node, an engine plug-in, or the documentation',
        'A report that led to a fix, security reports above all',
      ],
    },
    {
      title: 'Node operators',
      who: 'People who run a Sentry Node before the network has much to watch.',
      counts: [
        'A node that kept its watch through the test network',
        'An alarm raised during a drill, with the evidence attached',
        'A guide that helped someone else set up theirs',
      ],
    },
  ],
  honors: {
    title: 'What it brings',
    items: [
      'Your name, or your studio’s, in the genesis record of the main network',
      'A permanent Genesis role in the community, never for sale',
      'A direct line to the engineers who write the protocol',
      'The first seats when a new test network or engine plug-in opens',
    ],
  },
  callToAction: 'Tell us what you are building',
}

export const league = {
  /** Its address on the page, after the #. */
  anchor: anchors.league,
  title: brand.leagueName.toUpperCase(),
  caption: 'Across every game',
  body: `The ${brand.leagueName} is ${brand.name}’s premier gaming league. There is no sign-up form and no entry fee: players who unlock elite achievements in games deployed to the network become Vanguard, and carry the title from one game to the next.`,
  image: {
    src: '/league/vanguard.avif',
    width: 1600,
    height: 1200,
    alt: 'The Vanguard trophy: brass orbits around a core of red light.',
  },
  backdrop: {
    poster: '/video/league-poster.avif',
    film: {
      webm: '/video/league.webm',
      mp4: '/video/league.mp4',
      small: { webm: '/video/league-854.webm', mp4: '/video/league-854.mp4' },
    },
  } satisfies Backdrop as Backdrop,
  carouselLabel: 'How the league works',
  features: [
    {
      title: 'Auto-Join',
      icon: 'join',
      body: 'You do not apply. Reach one of a game’s elite achievements and you join automatically: the achievement is the invitation.',
    },
    {
      title: 'In-Development',
      icon: 'build',
      body: 'The league is in development. Integration with games is expected at the launch of the Layer 3.',
    },
    {
      title: 'Exclusive Rewards',
      icon: 'reward',
      body: 'Members unlock exclusive rewards: items, titles, and access that are earned in play and cannot be bought.',
    },
  ] satisfies LeagueFeature[],
}

export const community = {
  title: 'JOIN THE COMMUNITY',
  caption: 'Open to everyone',
  subtitle: `Get ready to level up with ${network.chainName}`,
  body: `${brand.name} is the first Layer 3 for AAA gaming, and it is being built in the open. Ask the engineers what they broke this week, take a quest, find three more for a raid, or show us the game you are making.`,
  buildWithUs: 'Build with us',
  socialTitle: 'Where to find us',
  backdrop: league.backdrop,
  social: [
    { place: 'microblog', label: 'X', purpose: 'News, first' },
    { place: 'chat', label: 'Discord', purpose: 'Talk to us and each other' },
    { place: 'messaging', label: 'Telegram', purpose: 'Announcements and chat' },
    { place: 'questBoard', label: 'Zealy', purpose: 'Daily quests' },
    { place: 'campaign', label: 'Galxe', purpose: 'Campaigns and badges' },
  ] satisfies CommunityLink[],
}

export type Hero = typeof hero
export type Node = typeof node
export type Ownership = typeof ownership
export type Technology = typeof technology
export type Foundation = typeof foundation
export type Contributor = typeof contributor
export type League = typeof league
export type Community = typeof community
