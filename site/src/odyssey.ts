import { brand } from './brand.ts'
import { network } from './network.ts'
import type { Odyssey } from './schema/odyssey.ts'

/** The testnet campaign: mint, viewer and swap. */
export const odyssey: Odyssey = {
  kicker: network.testnet.name,
  mint: {
    title: `${brand.name} Odyssey Vanguard PFP Extended Mint`,
    flavour: {
      before: 'Mint all 42 testnet PFPs each day to complete',
      questBoard: 'quests on Zealy',
      between: 'and earn your place in the Vanguard. Questions, trades and daily reminders live in',
      chat: 'the community Discord',
      after: '.',
    },
    connectFirst: 'Connect a wallet to mint. Each picture can be minted once a day, and gas is on us.',
    mint: 'MINT',
    minting: 'MINTING...',
    viewMint: 'VIEW MINT',
    gridLabel: 'The 42 Vanguard profile pictures',
  },
  viewer: {
    title: `${brand.name} Odyssey Vanguard PFP Viewer`,
    connectMessage: `Connect your wallet where you minted your ${brand.name} Odyssey Vanguard NFT on`,
    loading: 'Loading...',
    owned: 'Owned',
    gridLabel: 'Your Vanguard profile pictures',
  },
  pictureAlt: 'Vanguard Profile Picture',
  connectWallet: 'Connect Wallet',
  swap: {
    title: 'Testnet swap',
    intro: `${network.token.name} (${network.token.symbol}) on the ${network.testnet.name}. Everything here is for practice: no token on this page has a price.`,
    frameTitle: `${network.token.symbol} token widget`,
    loading: 'Reading the network’s addresses…',
    unavailable:
      'The network’s addresses could not be read, so the widget cannot be shown. Reload the page to try again.',
    primaryColor: 'red',
  },
}
