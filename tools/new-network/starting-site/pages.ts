import type { Pages } from '@network-site/site/schema/pages'
import { brand } from './brand.ts'
import { facts } from './facts.ts'
import { paths } from './paths.ts'

/** What a browser tab, a search engine and a shared link say of each page. */
export const pages: Pages = {
  home: {
    path: paths.home,
    title: `${brand.name}: a Layer 3 for games`,
    description: brand.description,
    picture: { src: '/social/home.jpg', alt: `A crystal with a belt of light, and the name ${brand.name}.` },
    listed: true,
  },
  testnetSwap: {
    path: paths.testnetSwap,
    title: `Test tokens · ${brand.name}`,
    description: `Buy and sell the test token of ${brand.name}. It has no price and is there for practice.`,
    picture: { src: '/social/swap.jpg', alt: 'Three plates, one upon the other, and a crystal above them.' },
    listed: true,
  },
  tokenWidget: {
    path: paths.tokenWidget,
    title: `Token widget · ${brand.name}`,
    description: `The widget in the test token page of ${brand.name}.`,
    picture: { src: '/social/swap.jpg', alt: 'Three plates, one upon the other, and a crystal above them.' },
    listed: false,
  },
  mint: {
    path: paths.mint,
    title: `Mint ${facts.itemName} · ${brand.name}`,
    description: `Mint all 42 ${facts.itemName} of ${brand.name} on the test network, every day and free of charge.`,
    picture: { src: '/social/mint.jpg', alt: `Twelve of the ${facts.itemName}.` },
    listed: true,
  },
  viewMint: {
    path: paths.viewMint,
    title: `Your ${facts.itemName} · ${brand.name}`,
    description: `See how many of each of the 42 ${facts.itemName} of ${brand.name} your wallet holds.`,
    picture: { src: '/social/collection.jpg', alt: `Twelve more of the ${facts.itemName}.` },
    listed: true,
  },
  progress: {
    path: paths.progress,
    title: `Your progress · ${brand.name}`,
    description: `What a wallet has minted of the 42 ${facts.itemName} today, its streak, and every quest of ${brand.name}.`,
    picture: { src: '/social/mint.jpg', alt: `Twelve of the ${facts.itemName}.` },
    listed: true,
  },
  leaderboard: {
    path: paths.leaderboard,
    title: `Leaderboard · ${brand.name}`,
    description: `Place, rank, streak and collection of every wallet that mints ${facts.itemName} of ${brand.name} this season.`,
    picture: { src: '/social/collection.jpg', alt: `Twelve more of the ${facts.itemName}.` },
    listed: true,
  },
  ranks: {
    path: paths.ranks,
    title: `How ranks are counted · ${brand.name}`,
    description: `Every rank of ${brand.name}, what it takes, and how places are compared.`,
    picture: { src: '/social/collection.jpg', alt: `Twelve more of the ${facts.itemName}.` },
    listed: true,
  },
  socialReturn: {
    path: paths.socialReturn,
    title: `Signing in · ${brand.name}`,
    description: `Takes you back to ${brand.name} after signing in.`,
    picture: { src: '/social/home.jpg', alt: `A crystal with a belt of light, and the name ${brand.name}.` },
    listed: false,
  },
  nodes: {
    path: paths.nodes,
    title: `Run a ${brand.nodeName} · ${brand.name}`,
    description: `A ${brand.nodeName} checks what ${brand.name} reports to ${brand.rollupName}. What it does, what it needs and where to get it.`,
    picture: { src: '/social/nodes.jpg', alt: `A tower with a lamp: the ${brand.nodeName}.` },
    listed: true,
  },
  nodeAgreement: {
    path: paths.nodeAgreement,
    title: `${brand.nodeName} agreement · ${brand.name}`,
    description: `The terms under which the software of a ${brand.nodeName} may be installed, run and rewarded.`,
    picture: { src: '/social/agreement.jpg', alt: `A tower with a lamp: the ${brand.nodeName}.` },
    listed: true,
  },
  status: {
    path: paths.status,
    title: `Network status · ${brand.name}`,
    description: `How ${brand.name} works at this moment, and how it worked on each of the last 90 days.`,
    picture: { src: '/social/home.jpg', alt: `A crystal with a belt of light, and the name ${brand.name}.` },
    listed: true,
  },
  officialLinks: {
    path: paths.officialLinks,
    title: `Official links · ${brand.name}`,
    description: `The domains, contracts, accounts and keys of ${brand.name}, and how to check them.`,
    picture: { src: '/social/home.jpg', alt: `A crystal with a belt of light, and the name ${brand.name}.` },
    listed: true,
  },
}
