import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { compareToOwnToken } from '../features/token-widget/compare-to-own-token.ts'
import type { WidgetQuery } from '../features/token-widget/parse-widget-query.ts'
import type { WalletSetup } from '../features/wallet/wallet-setup.ts'
import { walletSetup } from './wallet-setup.ts'

/** The wallet part's setup with the chain that the widget's query names in place of the testnet. */
export function widgetWalletSetup(
  query: WidgetQuery,
  { network, settings }: { network: NetworkDocument; settings: BrowserSettings },
): WalletSetup {
  const setup = walletSetup(network, settings)
  if (compareToOwnToken(query, { network, rpcUrl: settings.rpcUrl }).isOwnChain) return setup
  const { chain } = query
  return {
    ...setup,
    hasGuestWallet: false,
    testnetReadUrls: chain.rpc,
    testnet: {
      id: chain.chainId,
      name: chain.name,
      network: chain.slug,
      shortName: chain.shortName,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: chain.rpc,
      blockExplorerUrls: [],
      testnet: chain.testnet,
    },
  }
}
