import { brand } from './brand.ts'
import { paths } from './paths.ts'

/** Titles and descriptions for browser tabs, search engines, and link previews. */
export const pages = {
  /** The page for unknown URLs. */
  home: {
    path: paths.home,
    title: `${brand.name}: the first Layer 3 for AAA gaming`,
    description: brand.description,
    picture: {
      src: '/social/home.jpg',
      alt: 'A great brass orrery turning around a red star in the dark.',
    },
    listed: true,
  },
  testnetSwap: {
    path: paths.testnetSwap,
    title: `Testnet swap · ${brand.name} ${brand.campaignName}`,
    description: `Swap the ${brand.name} ${brand.campaignName} test token on the testnet. Practice trading with tokens that have no value.`,
    picture: {
      src: '/social/testnetswap.jpg',
      alt: 'Three layers of one machine: a red star in rings of brass and steel.',
    },
    listed: true,
  },
  tokenWidget: {
    path: paths.tokenWidget,
    title: `Token widget · ${brand.name}`,
    description: `Buy and sell a test token at its contract’s own rate. The widget behind the ${brand.name} ${brand.campaignName} swap page.`,
    picture: {
      src: '/social/testnetswap.jpg',
      alt: 'Two bodies exchanging places on one orbit.',
    },
    listed: false,
  },
  mint: {
    path: paths.mint,
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Extended Mint`,
    description: `Mint all 42 ${brand.name} ${brand.campaignName} profile pictures on the testnet, every day, without paying for gas, and work toward Vanguard status.`,
    picture: {
      src: '/social/vanguard-mint.jpg',
      alt: 'Twelve helmeted Vanguard portraits, lit in red and gold.',
    },
    listed: true,
  },
  viewMint: {
    path: paths.viewMint,
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Viewer`,
    description: `See how many of each of the 42 ${brand.name} ${brand.campaignName} Vanguard profile pictures your wallet holds.`,
    picture: {
      src: '/social/viewmint.jpg',
      alt: 'Twelve Vanguard portraits in their many liveries.',
    },
    listed: true,
  },
  progress: {
    path: paths.progress,
    title: `Your progress · ${brand.name} ${brand.campaignName}`,
    description: `Today’s 42 items, your streak, and every quest of ${brand.name} ${brand.campaignName}: see where a wallet stands and what is missing.`,
    picture: {
      src: '/social/vanguard-mint.jpg',
      alt: 'Twelve helmeted Vanguard portraits, lit in red and gold.',
    },
    listed: true,
  },
  leaderboard: {
    path: paths.leaderboard,
    title: `Leaderboard · ${brand.name} ${brand.campaignName}`,
    description: `The season standings of ${brand.name} ${brand.campaignName}: place, rank, streak, and collection of every wallet, read from the chain.`,
    picture: {
      src: '/social/viewmint.jpg',
      alt: 'Twelve Vanguard portraits in their many liveries.',
    },
    listed: true,
  },
  ranks: {
    path: paths.ranks,
    title: `How ranks work · ${brand.name} ${brand.campaignName}`,
    description: `Every rank of ${brand.name} ${brand.campaignName}, what it takes, how players are compared, and how caps limit multiple wallets.`,
    picture: {
      src: '/social/viewmint.jpg',
      alt: 'Twelve Vanguard portraits in their many liveries.',
    },
    listed: true,
  },
  socialReturn: {
    path: paths.socialReturn,
    title: `Signing in · ${brand.name}`,
    description: `Returning you to ${brand.name} after signing in.`,
    picture: {
      src: '/social/home.jpg',
      alt: 'A great brass orrery turning around a red star in the dark.',
    },
    listed: false,
  },
  nodes: {
    path: paths.nodes,
    title: `Run a ${brand.nodeName} · ${brand.name}`,
    description:
      'Watch the rollup, raise the alarm when a block is wrong, and receive network rewards. Set up in less than a minute on a laptop, a desktop, or a cloud instance.',
    picture: {
      src: '/social/sentrynodes.jpg',
      alt: `A ${brand.nodeName}: an instrument of brass with a burning red eye.`,
    },
    listed: true,
  },
  nodeAgreement: {
    path: paths.nodeAgreement,
    title: `${brand.nodeName} Software Agreement · ${brand.name}`,
    description: `The terms under which the ${brand.clientName} and the ${brand.nodeName} command-line software may be installed, run, and rewarded.`,
    picture: {
      src: '/social/sentrynodeagreement.jpg',
      alt: `A ${brand.nodeName} watching a row of steel blocks go by.`,
    },
    listed: true,
  },
  status: {
    path: paths.status,
    title: `Network status · ${brand.name}`,
    description: `Live status of ${brand.name}: the test network, minting, and uptime over the last 90 days.`,
    picture: {
      src: '/social/home.jpg',
      alt: 'A great brass orrery turning around a red star in the dark.',
    },
    listed: true,
  },
  officialLinks: {
    path: paths.officialLinks,
    title: `Official links · ${brand.name}`,
    description: `Every domain, contract, account, and key of ${brand.name}, and how to verify them.`,
    picture: {
      src: '/social/home.jpg',
      alt: 'A great brass orrery turning around a red star in the dark.',
    },
    listed: true,
  },
} satisfies Record<keyof typeof paths, unknown>

export type Page = (typeof pages)[keyof typeof pages]
