import type { brand, links } from '@network-site/site/brand'
import type { campaign } from '@network-site/site/campaign'
import type { socialWords } from '@network-site/site/social-words'
import type { artifacts, downloads } from '@network-site/site/downloads'
import type { network } from '@network-site/site/network'
import type { linkPreviews, pages } from '@network-site/site/pages'
import type { paths } from '@network-site/site/paths'
import type { anchors, footer, header } from '@network-site/site/site-chrome'
import type { Facts } from './facts.ts'
import { code, type Changes } from './rewrite-module.ts'

const name = code('brand.name')
const nodeName = code('brand.nodeName')

export function startingBrand(facts: Facts): Changes<typeof brand> {
  return {
    name: facts.name,
    copyrightYear: facts.year,
    tagline: 'Games where players own their items',
    description: facts.description,
    clientName: `${facts.name} ${facts.nodeName} Client`,
    nodeName: facts.nodeName,
    keyName: facts.keyName,
    leagueName: facts.leagueName,
    campaignName: facts.campaignName,
    rollupName: facts.rollupName,
    baseChainName: facts.baseChainName,
    contactEmail: facts.contactEmail,
    logo: { width: facts.logoWidth },
  }
}

export function startingLinks({ domain }: Facts): Changes<typeof links> {
  return {
    docs: `https://docs.${domain}`,
    chat: `https://chat.${domain}`,
    microblog: `https://news.${domain}`,
    messaging: `https://channel.${domain}`,
    questBoard: `https://quests.${domain}`,
    campaign: `https://campaigns.${domain}`,
    keySale: `https://keys.${domain}`,
  }
}

export function startingNetwork(facts: Facts): Changes<typeof network> {
  return {
    signingMessage: `Mint ${facts.itemName} of ${name}`,
    testnet: {
      id: facts.chainId,
      name: facts.testnetName,
      slug: `${facts.slug}-testnet`,
      shortName: `${facts.slug}-test`,
      nativeCurrency: { name: facts.currencyName, symbol: facts.currencySymbol },
    },
    registry: { parent: undefined },
    // A list's name has at most 30 letters, digits, and spaces.
    tokenList: { name: `${facts.slug.replaceAll('-', ' ').slice(0, 22)} testnet` },
    collection: {
      name: `${name} ${facts.itemName}`,
      description: `The 42 ${facts.itemName} of ${name}. Each wallet can mint each of them once a day on the testnet.`,
    },
    token: { name: `${name} Test Token`, symbol: facts.tokenSymbol, tokensPerEther: 500, dailyCapTokens: 5000 },
    nodeRepository: {
      owner: facts.repositoryOwner,
      name: facts.repositoryName,
      url: `https://github.com/${facts.repository}`,
    },
  }
}

/** Campaign pages live below the campaign's name, because the API owns `/leaderboard` and `/mints`. */
export function startingPaths({ campaignSlug }: Facts): Changes<typeof paths> {
  return {
    testnetSwap: `/${campaignSlug}/swap`,
    mint: `/${campaignSlug}/mint`,
    viewMint: `/${campaignSlug}/collection`,
    progress: `/${campaignSlug}/progress`,
    leaderboard: `/${campaignSlug}/leaderboard`,
    ranks: `/${campaignSlug}/ranks`,
    socialReturn: '/sign-in-return',
    nodes: '/run-a-node',
    nodeAgreement: '/node-terms',
  }
}

export function startingArtifacts({ slug }: Facts): Changes<typeof artifacts> {
  return {
    Windows: `${slug}-client-windows.exe`,
    Mac: `${slug}-client-macos.dmg`,
    Linux: `${slug}-client-linux.AppImage`,
    WindowsCli: `${slug}-cli-windows.zip`,
    MacCli: `${slug}-cli-macos.zip`,
    LinuxCli: `${slug}-cli-linux.zip`,
  }
}

export const startingDownloads: Changes<typeof downloads> = {
  windows: 'GET THE WINDOWS APP',
  mac: 'GET THE MACOS APP',
  purchaseKey: `BUY A ${code('brand.keyName.toUpperCase()')}`,
  cli: 'Get the CLI from GitHub',
  runNode: 'Run a node',
  mobile: {
    title: 'Available for desktops and laptops',
    body: `The ${code('brand.clientName')} does not run on phones. To download it, open this page on a desktop or laptop.`,
  },
  clientBox: {
    title: 'Get the client',
    desktop: 'Runs on laptops, desktops, and cloud servers',
    mobile: 'The client does not run on phones. To download it, open this page on a desktop or laptop.',
  },
  allDownloads: 'Download options',
}

export const startingAnchors: typeof anchors = { contributor: 'first-builders', league: 'league' }

export const startingHeader: Changes<typeof header> = {
  buildWithUs: 'CONTACT US',
  sections: [
    { index: 1, title: `About ${name}`, id: 'introducing' },
    { index: 2, title: 'Ownership', id: 'ownership' },
    { index: 3, title: 'Three layers', id: 'technology' },
    { index: 4, title: 'Governance', id: 'foundation' },
    { index: 5, title: 'First builders', id: code('anchors.contributor') },
    { index: 6, title: 'Games', id: 'games' },
    { index: 7, title: code('brand.leagueName'), id: code('anchors.league') },
    { index: 8, title: 'Community', id: 'community' },
  ],
}

export const startingFooter: Changes<typeof footer> = {
  copyright: `©${code('brand.copyrightYear')} ${name}`,
  agreement: `${nodeName} agreement`,
}

const homePicture = { src: '/social/home.jpg', alt: `A crystal with a band of light next to the name ${name}.` }
const swapPicture = { src: '/social/swap.jpg', alt: 'A crystal above two stacked plates.' }

/** Titles of the pages. */
export function startingPages({ itemName }: Facts): Changes<typeof pages> {
  return {
    home: { title: `${name}: a Layer 3 for games` },
    testnetSwap: { title: `Test tokens · ${name}` },
    mint: { title: `Mint ${itemName} · ${name}` },
    viewMint: { title: `Your ${itemName} · ${name}` },
    progress: { title: `Your progress · ${name}` },
    leaderboard: { title: `Leaderboard · ${name}` },
    ranks: { title: `How ranks work · ${name}` },
    nodeAgreement: { title: `${nodeName} agreement · ${name}` },
  }
}

/** Descriptions and pictures for search engines and link previews. */
export function startingLinkPreviews({ itemName }: Facts): Changes<typeof linkPreviews> {
  const mintPicture = { src: '/social/mint.jpg', alt: `Twelve ${itemName}.` }
  const collectionPicture = { src: '/social/collection.jpg', alt: `Twelve more ${itemName}.` }
  return {
    home: { picture: homePicture },
    testnetSwap: {
      description: `Buy and sell the ${name} test token. It is for testing only and has no value.`,
      picture: swapPicture,
    },
    tokenWidget: { description: `The token widget on the ${name} test token page.`, picture: swapPicture },
    mint: {
      description: `Mint all 42 ${itemName} of ${name} on the testnet, every day, for free.`,
      picture: mintPicture,
    },
    viewMint: {
      description: `See which of the 42 ${itemName} of ${name} your wallet holds, and how many of each.`,
      picture: collectionPicture,
    },
    progress: {
      description: `Today’s mints of the 42 ${itemName}, the current streak, and every ${name} quest of a wallet.`,
      picture: mintPicture,
    },
    leaderboard: {
      description: `The place, rank, streak, and collection of every wallet that mints ${name} ${itemName} this season.`,
      picture: collectionPicture,
    },
    ranks: {
      description: `All ${name} ranks, their requirements, and how places are determined.`,
      picture: collectionPicture,
    },
    socialReturn: { description: `Completes your sign-in and returns you to ${name}.`, picture: homePicture },
    nodes: {
      description: `A ${nodeName} verifies the results that ${name} posts to ${code('brand.rollupName')}. See how it works, its requirements, and the downloads.`,
      picture: { src: '/social/nodes.jpg', alt: `Illustration of a ${nodeName} as a lighthouse.` },
    },
    nodeAgreement: {
      description: `The terms for installing and running the ${nodeName} software and earning rewards.`,
      picture: { src: '/social/agreement.jpg', alt: `Illustration of a ${nodeName} as a lighthouse.` },
    },
    status: {
      description: `The current status of ${name} and its uptime over the last 90 days.`,
      picture: homePicture,
    },
    officialLinks: {
      description: `The official domains, contracts, accounts, and keys of ${name}, and how to verify them.`,
      picture: homePicture,
    },
    network: {
      description: `Chain ID, RPC endpoint, faucet, and contracts of ${name}, with code for viem, ethers, Hardhat, and Foundry.`,
      picture: swapPicture,
    },
  }
}

export const startingSocial: Changes<typeof socialWords> = {
  signedOut: 'You have signed out.',
  ended: 'Your session has expired. Connect again to continue.',
  unavailable: 'X is currently unavailable. Try again later.',
  elsewhere: 'Sign-in with X works only on our main site: {url}',
}

/** Copy for the mint, the viewer, and the swap page. */
export function startingCampaign({ itemName }: Facts): Changes<typeof campaign> {
  return {
    kicker: code('brand.campaignName'),
    mint: {
      title: `Mint ${name} ${itemName}`,
      intro: `Mint each of the 42 ${itemName} every day to complete {questBoard} and join the conversation in {chat}.`,
      introLinks: { questBoard: 'today’s quests', chat: 'the community chat' },
      connectFirst: 'Connect a wallet to start minting. It is free.',
      signing: 'SIGNING…',
      minting: 'MINTING…',
      viewMint: 'VIEW',
      gridLabel: `The 42 ${itemName}`,
      phases: {
        sent: 'Waiting for confirmation…',
        delayed: 'Still waiting for confirmation. You can close this page.',
      },
      all: {
        running: 'MINTING ALL…',
        hint: 'Sign once to mint everything you have not minted today.',
        done: 'You have minted all 42 today.',
        processing: 'Your mint is in progress. You can close this page.',
      },
      day: {
        label: 'Day {day}',
        countdown: 'Next day in',
        resets: 'Resets daily at {utc} ({local} your time)',
        turned: 'A new mint day has started. You can mint all 42 again.',
      },
      closed: 'Minting is currently closed. Your collection is not affected.',
      notStarted: 'Minting has not opened yet.',
      unreadable: 'The network is unavailable, so we cannot show today’s mints. You can still try to mint.',
      error: { title: 'Minting failed', fallback: 'Something went wrong.' },
      proof: 'Demand is high. Running a short browser check before your mint…',
    },
    viewer: {
      title: `Your ${name} ${itemName}`,
      connectMessage: `Connect the wallet that holds your ${itemName}. To mint some, visit {page}`,
      loading: 'Loading…',
      owned: '{quantity} owned',
      gridLabel: `Your ${itemName}`,
      unreadable: 'The network is unavailable, so we cannot load your collection.',
      total: 'Total',
      mintMore: 'Mint more today',
      share: {
        action: 'Share your collection',
        intro: 'Based on current on-chain data.',
        message: `My ${name} ${itemName}`,
        alt: 'Your collection as a card. Items you own are bright; the others are dark.',
        pictures: '{total} in total',
      },
    },
    pictureAlt: `${itemName}, picture {number}`,
    swap: {
      title: 'Test tokens',
      intro: `${code('network.token.name')} (${code('network.token.symbol')}) on the ${code('network.testnet.name')}. For testing only; the token has no value.`,
      unavailable: 'The network is unavailable, so the token widget cannot load.',
      primaryColor: code('brand.accentColor'),
    },
  }
}
