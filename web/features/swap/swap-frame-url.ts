import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { NetworkDocument } from '@network-site/protocol/network-document'
import type { WidgetChain } from '@network-site/protocol/token-widget'

interface Options {
  settings: Pick<BrowserSettings, 'swap' | 'rpcUrl'>
  network: NetworkDocument
  primaryColor: string
}

/** The widget's address: everything it has to know travels in the query. */
export function swapFrameUrl({ settings, network, primaryColor }: Options): string {
  const { swap, rpcUrl } = settings
  const { chain, contracts } = network
  const description: WidgetChain = {
    name: chain.name,
    chain: chain.nativeCurrency.symbol,
    // Where this very browser reaches the chain. Wallets are told the network's own address, by the widget.
    rpc: [rpcUrl],
    shortName: chain.shortName,
    slug: chain.network,
    nativeCurrency: chain.nativeCurrency,
    chainId: chain.id,
    testnet: chain.testnet,
  }
  const query = new URLSearchParams({
    contract: contracts.testnetToken,
    chain: JSON.stringify(description),
    clientId: swap.clientId,
    primaryColor,
  })
  const { frameUrl } = swap
  return `${frameUrl}${frameUrl.includes('?') ? '&' : '?'}${query}`
}
