import type { BrowserSettings, ChainDescription, NetworkDocument } from '@network-site/protocol/settings'
import { brand, links } from '@network-site/site/brand'
import { publicUrl } from '../../ui/media-url.ts'

/** The chains and relay that configure the wallet library for this deployment. */
export interface WalletSetup {
  /** As passed to wallets, which store it. */
  testnet: ChainDescription
  /** The RPC URLs that this page reads the testnet from. */
  testnetReadUrls: string[]
  /** False on third-party chains, because the guest wallet signs without a prompt. */
  hasGuestWallet: boolean
  mainChain: BrowserSettings['mainChain']
  /** Null outside the sandbox without a WalletConnect project. */
  walletConnect: BrowserSettings['walletConnect']
  /** How this site presents itself to wallets. */
  app: { name: string; description: string; url: string; icon: string; learnMoreUrl: string }
}

/** Returns the setup for the site's own testnet. */
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
