import type { brand, links } from '@network-site/site/brand'
import type { campaign } from '@network-site/site/campaign'
import type { artifacts, downloads } from '@network-site/site/downloads'
import type { network } from '@network-site/site/network'
import type { pages } from '@network-site/site/pages'
import type { paths } from '@network-site/site/paths'
import type { anchors, footer, header } from '@network-site/site/site-chrome'
import type { Facts } from './facts.ts'
import { code, type Changes } from './rewrite-module.ts'

const name = code('brand.name')
const nodeName = code('brand.nodeName')

export function startingBrand(facts: Facts): Changes<typeof brand> {
  return {
    name: facts.name,
    locale: 'en-GB',
    copyrightYear: facts.year,
    tagline: 'Games whose items belong to their players',
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
    collection: {
      name: `${name} ${facts.itemName}`,
      description: `The forty-two ${facts.itemName} of ${name}. Each may be minted once a day by every wallet on the testnet.`,
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
    nodes: '/nodes',
    nodeAgreement: '/node-agreement',
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
  windows: 'GET IT FOR WINDOWS',
  mac: 'GET IT FOR MACOS',
  purchaseKey: `BUY A ${code('brand.keyName.toUpperCase()')}`,
  cli: 'Command line, from GitHub',
  runNode: 'Run a node',
  mobile: {
    title: 'For desktops and laptops',
    body: `The ${code('brand.clientName')} does not run on phones. Open this page on a desktop or a laptop to get it.`,
  },
  clientBox: {
    title: 'Get the client',
    desktop: 'It runs on a laptop, a desktop or a machine in the cloud',
    mobile: 'It does not run on phones. Open this page on a desktop or a laptop to get it.',
  },
  allDownloads: 'Every download',
}

export const startingAnchors: typeof anchors = { contributor: 'first-builders', league: 'league' }

export const startingHeader: Changes<typeof header> = {
  buildWithUs: 'TALK TO US',
  sections: [
    { index: 1, title: `What ${name} is`, id: 'introducing' },
    { index: 2, title: 'Yours', id: 'ownership' },
    { index: 3, title: 'Layers', id: 'technology' },
    { index: 4, title: 'Who keeps it', id: 'foundation' },
    { index: 5, title: 'First builders', id: code('anchors.contributor') },
    { index: 6, title: 'Games', id: 'games' },
    { index: 7, title: code('brand.leagueName'), id: code('anchors.league') },
    { index: 8, title: 'Meet us', id: 'community' },
  ],
}

export const startingFooter: Changes<typeof footer> = {
  copyright: `©${code('brand.copyrightYear')} ${name}`,
  agreement: `${nodeName} agreement`,
}

const homePicture = { alt: `A crystal with a belt of light, and the name ${name}.` }
const swapPicture = { src: '/social/swap.jpg', alt: 'Three plates, one upon the other, and a crystal above them.' }

/** Titles and descriptions for browser tabs, search engines, and link previews. */
export function startingPages({ itemName }: Facts): Changes<typeof pages> {
  const mintPicture = { src: '/social/mint.jpg', alt: `Twelve of the ${itemName}.` }
  const collectionPicture = { src: '/social/collection.jpg', alt: `Twelve more of the ${itemName}.` }
  return {
    home: { title: `${name}: a Layer 3 for games`, picture: homePicture },
    testnetSwap: {
      title: `Test tokens · ${name}`,
      description: `Buy and sell the test token of ${name}. It has no price and is there for practice.`,
      picture: swapPicture,
    },
    tokenWidget: { description: `The widget in the test token page of ${name}.`, picture: swapPicture },
    mint: {
      title: `Mint ${itemName} · ${name}`,
      description: `Mint all 42 ${itemName} of ${name} on the test network, every day and free of charge.`,
      picture: mintPicture,
    },
    viewMint: {
      title: `Your ${itemName} · ${name}`,
      description: `See how many of each of the 42 ${itemName} of ${name} your wallet holds.`,
      picture: collectionPicture,
    },
    progress: {
      title: `Your progress · ${name}`,
      description: `What a wallet has minted of the 42 ${itemName} today, its streak, and every quest of ${name}.`,
      picture: mintPicture,
    },
    leaderboard: {
      title: `Leaderboard · ${name}`,
      description: `Place, rank, streak and collection of every wallet that mints ${itemName} of ${name} this season.`,
      picture: collectionPicture,
    },
    ranks: {
      title: `How ranks are counted · ${name}`,
      description: `Every rank of ${name}, what it takes, and how places are compared.`,
      picture: collectionPicture,
    },
    socialReturn: { description: `Takes you back to ${name} after signing in.`, picture: homePicture },
    nodes: {
      description: `A ${nodeName} checks what ${name} reports to ${code('brand.rollupName')}. What it does, what it needs and where to get it.`,
      picture: { src: '/social/nodes.jpg', alt: `A tower with a lamp: the ${nodeName}.` },
    },
    nodeAgreement: {
      title: `${nodeName} agreement · ${name}`,
      description: `The terms under which the software of a ${nodeName} may be installed, run and rewarded.`,
      picture: { src: '/social/agreement.jpg', alt: `A tower with a lamp: the ${nodeName}.` },
    },
    status: {
      description: `How ${name} works at this moment, and how it worked on each of the last 90 days.`,
      picture: homePicture,
    },
    officialLinks: {
      description: `The domains, contracts, accounts and keys of ${name}, and how to check them.`,
      picture: homePicture,
    },
  }
}

/** Copy for the mint, the viewer, and the swap page. */
export function startingCampaign({ itemName }: Facts): Changes<typeof campaign> {
  return {
    kicker: code('brand.campaignName'),
    mint: {
      title: `Mint the ${itemName} of ${name}`,
      flavour: {
        before: `There are 42 ${itemName}, and each can be minted again every day. Mint them all for`,
        questBoard: 'today’s quests',
        between: 'and ask whatever you like in',
        chat: 'the community chat',
      },
      connectFirst: 'Connect a wallet to begin. Minting costs you nothing.',
      minting: 'MINTING…',
      viewMint: 'SEE IT',
      gridLabel: `The 42 ${itemName}`,
      phases: { sent: 'Waiting for a block…', delayed: 'Still waiting for a block… it goes on by itself' },
      all: {
        running: 'MINTING ALL…',
        hint: 'One signature mints all that is left of today.',
        done: 'You have all 42 of today. A new day brings them again.',
        resumed: 'Going on with what you began before the page was reloaded.',
      },
      day: {
        label: 'Day',
        countdown: 'Next day in',
        resets: 'A day begins at',
        turned: 'A new day has begun: all 42 can be minted again.',
      },
      closed: 'Minting is closed for now. What you hold is safe.',
      notStarted: 'Minting has not begun yet.',
      unreadable: 'The network cannot be read just now, so we do not know what you minted today. You may still mint.',
      error: { title: 'That did not work', fallback: 'Something went wrong.' },
      proof: 'Many people are minting. Your browser solves a small puzzle first…',
    },
    social: {
      signedOut: 'You are signed out.',
      ended: 'Your sign-in has ended. Connect again when you need it.',
      unavailable: 'X does not answer just now. Try again later.',
      elsewhere: 'X returns you only to the main address of this site. Sign in there:',
    },
    viewer: {
      title: `Your ${itemName} of ${name}`,
      connectMessage: `Connect the wallet that holds your ${itemName}. You can mint some on`,
      loading: 'Loading…',
      owned: 'owned',
      gridLabel: `Your ${itemName}`,
      unreadable: 'What you hold cannot be counted: the network does not answer.',
      total: 'In total',
      mintMore: 'Mint some today',
      share: {
        action: 'Share it',
        intro: 'Drawn from the chain as it is now.',
        message: `My ${itemName} of ${name}`,
        alt: 'A card of the collection: what you hold is lit, the rest is dark.',
        pictures: 'in total',
      },
    },
    pictureAlt: `${itemName}, picture`,
    swap: {
      title: 'Test tokens',
      intro: `${code('network.token.name')} (${code('network.token.symbol')}) on the ${code('network.testnet.name')}. It is for practice and has no price.`,
      unavailable: 'The addresses of the network cannot be read, so the token widget cannot be shown.',
      primaryColor: code('brand.accentColor'),
    },
  }
}
