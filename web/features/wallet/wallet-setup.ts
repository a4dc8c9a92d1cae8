import type { BrowserSettings, ChainDescription, NetworkDocument } from '@network-site/protocol/settings'
import { brand, links } from '@network-site/site/brand'
import { publicUrl } from '../../ui/media-url.ts'

/** This deployment's chains and relay, from which the wallet library is configured. */
export interface WalletSetup {
  /** As given to wallets, which store it. */
  testnet: ChainDescription
  /** The RPC URLs at which this page reads the testnet. */
  testnetReadUrls: string[]
  /** False on a chain that is not ours: the guest wallet signs without asking. */
  hasGuestWallet: boolean
  mainChain: BrowserSettings['mainChain']
  /** Null without a WalletConnect project, outside the sandbox. */
  walletConnect: BrowserSettings['walletConnect']
  /** How this site presents itself to wallets. */
  app: { name: string; description: string; url: string; icon: string; learnMoreUrl: string }
}

/** The setup for the site's own testnet: from the server's two documents, and the site's name and icon. */
export function walletSetup(network: NetworkDocument, settings: BrowserSettings): WalletSetup {
  return {
    testnet: network.chain,
    testnetReadUrls: [settings.rpcUrl],
    hasGuestWallet: true,
    mainChain: settings.mainChain,
    walletConnect: settings.walletConnect,
    app: {
      name: brand.name,
      description: brand.description,
      url: publicUrl(),
      icon: '/icons/apple-touch-icon.png',
      learnMoreUrl: links.docs,
    },
  }
}
