import { brand } from './brand.ts'
import { paths } from './paths.ts'

/** The pages' paths and titles, and whether search engines may list them. */
export const pages = {
  /** The page for unknown URLs. */
  home: {
    path: paths.home,
    title: `${brand.name}: the first Layer 3 for AAA gaming`,
    listed: true,
  },
  testnetSwap: {
    path: paths.testnetSwap,
    title: `Testnet swap · ${brand.name} ${brand.campaignName}`,
    listed: true,
  },
  tokenWidget: {
    path: paths.tokenWidget,
    title: `Token widget · ${brand.name}`,
    listed: false,
  },
  mint: {
    path: paths.mint,
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Extended Mint`,
    listed: true,
  },
  viewMint: {
    path: paths.viewMint,
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Viewer`,
    listed: true,
  },
  progress: {
    path: paths.progress,
    title: `Your progress · ${brand.name} ${brand.campaignName}`,
    listed: true,
  },
  leaderboard: {
    path: paths.leaderboard,
    title: `Leaderboard · ${brand.name} ${brand.campaignName}`,
    listed: true,
  },
  ranks: {
    path: paths.ranks,
    title: `How ranks work · ${brand.name} ${brand.campaignName}`,
    listed: true,
  },
  socialReturn: {
    path: paths.socialReturn,
    title: `Signing in · ${brand.name}`,
    listed: false,
  },
  nodes: {
    path: paths.nodes,
    title: `Run a ${brand.nodeName} · ${brand.name}`,
    listed: true,
  },
  nodeAgreement: {
    path: paths.nodeAgreement,
    title: `${brand.nodeName} Software Agreement · ${brand.name}`,
    listed: true,
  },
  status: {
    path: paths.status,
    title: `Network status · ${brand.name}`,
    listed: true,
  },
  officialLinks: {
    path: paths.officialLinks,
    title: `Official links · ${brand.name}`,
    listed: true,
  },
  network: {
    path: paths.network,
    title: `Developers · ${brand.name}`,
    listed: true,
  },
} satisfies Record<keyof typeof paths, unknown>

export type Page = (typeof pages)[keyof typeof pages]

export const pageNames = Object.keys(pages) as (keyof typeof pages)[]

/**
 * What search engines and link previews show for each page. Separate from `pages`, because only documents contain it, not
 * the scripts.
 */
export const linkPreviews = {
  home: {
    description: brand.description,
    picture: {
      src: '/social/home.jpg',
      alt: 'A great brass orrery turning around a red star in the dark.',
    },
  },
  testnetSwap: {
    description: `Try trading on ${brand.name} without risk: get free test Ether, swap it for the ${brand.campaignName} test token, and sell it back.`,
    picture: {
      src: '/social/testnetswap.jpg',
      alt: 'Three layers of one machine: a red star in rings of brass and steel.',
    },
  },
  tokenWidget: {
    description: `Buy and sell a test token at its contract’s own rate. The widget behind the ${brand.name} ${brand.campaignName} swap page.`,
    picture: {
      src: '/social/testnetswap.jpg',
      alt: 'Two bodies exchanging places on one orbit.',
    },
  },
  mint: {
    description: `Collect all 42 ${brand.name} ${brand.campaignName} profile pictures, every day. No gas, no wallet needed to start: one signature mints them all and counts toward Vanguard status.`,
    picture: {
      src: '/social/vanguard-mint.jpg',
      alt: 'Twelve helmeted Vanguard portraits, lit in red and gold.',
    },
  },
  viewMint: {
    description: `Which of the 42 ${brand.name} ${brand.campaignName} Vanguards do you own? Connect the wallet you mint with, see every picture, and share your collection.`,
    picture: {
      src: '/social/viewmint.jpg',
      alt: 'Twelve Vanguard portraits in their many liveries.',
    },
  },
  progress: {
    description: `Are you keeping your streak? See today’s 42 items, your days in a row, and what each ${brand.name} ${brand.campaignName} quest still needs. No wallet required to look.`,
    picture: {
      src: '/social/progress.jpg',
      alt: 'Rows of Vanguard portraits.',
    },
  },
  leaderboard: {
    description: `Who leads this season of ${brand.name} ${brand.campaignName}? See every player’s place, rank, and streak, read from the chain, and find your own.`,
    picture: {
      src: '/social/leaderboard.jpg',
      alt: 'A trophy of brass rings around a red crystal.',
    },
  },
  ranks: {
    description: `From Recruit to Marshal: what each ${brand.name} ${brand.campaignName} rank takes, how ties are broken, and how caps keep extra wallets from helping.`,
    picture: {
      src: '/social/leaderboard.jpg',
      alt: 'A trophy of brass rings around a red crystal.',
    },
  },
  socialReturn: {
    description: `Returning you to ${brand.name} after signing in.`,
    picture: {
      src: '/social/home.jpg',
      alt: 'A great brass orrery turning around a red star in the dark.',
    },
  },
  nodes: {
    description:
      'Watch the rollup, raise the alarm when a block is wrong, and receive network rewards. Set up in less than a minute on a laptop, a desktop, or a cloud instance.',
    picture: {
      src: '/social/sentrynodes.jpg',
      alt: `A ${brand.nodeName}: an instrument of brass with a burning red eye.`,
    },
  },
  nodeAgreement: {
    description: `Before you run a ${brand.nodeName}: who may take part, how rewards are claimed, and the full terms of the ${brand.clientName} and its command line.`,
    picture: {
      src: '/social/sentrynodeagreement.jpg',
      alt: `A ${brand.nodeName} watching a row of steel blocks go by.`,
    },
  },
  status: {
    description: `Is ${brand.name} up? Live state of the test network, minting, and every service, with 90 days of uptime.`,
    picture: {
      src: '/social/status.jpg',
      alt: `A ${brand.nodeName} keeping watch.`,
    },
  },
  officialLinks: {
    description: `Is this link really ${brand.name}? Check every official domain, contract, account, and signing key before you connect a wallet or download anything.`,
    picture: {
      src: '/social/official.jpg',
      alt: 'A brass orrery around a red star.',
    },
  },
  network: {
    description: `Connect to ${brand.name}: chain ID, RPC endpoint, faucet, and contracts, with code for viem, ethers, Hardhat, and Foundry.`,
    picture: {
      src: '/social/testnetswap.jpg',
      alt: 'Three layers of one machine: a red star in rings of brass and steel.',
    },
  },
} satisfies Record<keyof typeof pages, unknown>
