import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { brand } from '@network-site/site/brand'
import { links } from '@network-site/site/links'
import type { WalletSetup } from '../features/wallet/wallet-setup.ts'
import { publicUrl } from './public-url.ts'

/** The wallet part's setup: from the server's two documents, and the site's name and icon. */
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
