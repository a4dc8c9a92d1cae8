import { brand } from './brand.ts'
import { network } from './network.ts'

/** Copy for the developers' page. */
export const networkPage = {
  kicker: 'Developers',
  title: `Build on ${brand.name}`,
  intro: `Everything you need to connect to the ${network.testnet.name} and deploy your first contract.`,
  wallet: {
    add: 'Add to wallet',
    asking: 'Check your wallet…',
    /** The name of a wallet that does not announce one. */
    injected: 'Browser wallet',
    /** Where several wallets are installed. */
    choose: 'Which wallet should get the network?',
    added: `${network.testnet.name} is in your wallet.`,
    none: 'No wallet was found in this browser. Install one, or copy the settings below into a wallet on another device.',
    unreadable: 'The network’s settings could not be loaded. Reload the page and try again.',
  },
  facts: {
    title: 'Network',
    note: 'Programs can read the same values from network.json.',
    name: 'Network name',
    chainId: 'Chain ID',
    chainIdHex: 'Chain ID, hexadecimal',
    rpcUrl: 'RPC URL',
    currency: 'Currency symbol',
    explorer: 'Block explorer',
    noExplorer: 'None yet. Look up transactions below.',
    faucet: 'Faucet',
    faucetOffer: '{amount} {symbol} per wallet and day',
    noFaucet: 'None on this deployment',
    collection: 'Collection',
    token: 'Test token',
    onExplorer: 'View on the block explorer',
  },
  samples: {
    title: 'Code',
    note: 'Copy a sample into a file and run it. It reads the network, so it needs no funds; Hardhat asks for a key only to send.',
    tabs: 'Library',
    install: 'Install',
    run: 'Run',
  },
  lookup: {
    title: 'Look up a transaction',
    note: 'Read directly from the network’s RPC endpoint by your browser.',
    label: 'Transaction hash',
    placeholder: '0x…',
    action: 'Look up',
    reading: 'Reading the transaction…',
    invalid: 'A transaction hash is 0x and 64 digits (0–9, a–f).',
    unknown:
      'The network does not know this transaction. It may not have arrived yet, or it was sent to another network.',
    unreadable: 'The network did not respond. Try again in a moment.',
  },
  files: {
    title: 'Files',
    note: 'For wallets, registries, and tools. Websites on other domains can read the JSON files and llms.txt.',
    list: [
      {
        path: '/network.json',
        name: 'network.json',
        text: 'Chain, contracts, and the message that wallets sign to mint',
      },
      { path: '/network/chain.json', name: 'chain.json', text: 'Entry for the ethereum-lists/chains registry' },
      {
        path: '/network/add-chain.json',
        name: 'add-chain.json',
        text: 'Parameters of wallet_addEthereumChain (EIP-3085)',
      },
      { path: '/network/tokenlist.json', name: 'tokenlist.json', text: 'Token list in Uniswap’s format' },
      { path: '/openapi.json', name: 'openapi.json', text: 'API of this site as an OpenAPI document' },
      { path: '/llms.txt', name: 'llms.txt', text: 'Summary of the network for language models' },
      { path: '/network/brand-kit.zip', name: 'brand-kit.zip', text: 'Logos, colors, typefaces, and how to use them' },
    ],
    api: { path: '/docs/api', name: 'API reference', text: 'Every HTTP endpoint of this site, with examples' },
  },
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Selected. Press Ctrl+C or ⌘C to copy.',
  loading: 'Loading the network’s settings…',
  unreadable: 'The network’s settings could not be loaded. They are also in network.json.',
  withoutScript:
    'This page needs JavaScript to show addresses, code, and transactions. The same values are in these files:',
}

/** Copy of `/llms.txt`. */
export const llmsText = {
  summary: `${brand.description} This file describes the ${network.testnet.name} for language models.`,
  facts: {
    chainId: 'Chain ID',
    rpcUrl: 'RPC URL',
    currency: 'Currency',
    explorer: 'Block explorer',
    faucet: 'Faucet',
    collection: 'Collection (ERC-1155) contract',
    token: 'Test token (ERC-20) contract',
  },
  documents: 'Documents',
  pages: 'Pages',
  documentation: 'The documentation.',
}

/** Copy of the brand kit. */
export const brandKit = {
  title: `${brand.name} brand kit`,
  intro: `Logos, colors, and typefaces of ${brand.name}. You may use them to refer to ${brand.name}, for example in a wallet, an explorer, or an article.`,
  usage: {
    title: 'Usage',
    rules: [
      'Use the lockup where there is room, the mark where there is not, and the wordmark next to other wordmarks.',
      'Leave free space around a logo of at least half its height.',
      'Use the colored version on dark backgrounds. Elsewhere, use the monochrome version in black or white.',
      'Do not stretch, rotate, outline, or recolor a logo, and do not add effects.',
      `Do not suggest that ${brand.name} endorses your product, and do not use a logo as the icon of your own app.`,
    ],
  },
  logos: { title: 'Logos', note: 'Each logo is an SVG and a PNG with a transparent background.' },
  colors: { title: 'Colors', name: 'Name', value: 'Value' },
  type: {
    title: 'Typefaces',
    note: 'The fonts are subsets for web pages. Their licenses are next to them.',
    display: 'Headings, captions, and buttons',
    text: 'Body text',
  },
  contact: 'Questions, or a format that is missing',
}
