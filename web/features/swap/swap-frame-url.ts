import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { WidgetChain } from '@network-site/protocol/token-widget'

interface Options {
  settings: Pick<BrowserSettings, 'swap' | 'rpcUrl'>
  network: NetworkDocument
  primaryColor: string
}

/** The widget's URL. Its query carries everything the widget has to know. */
export function swapFrameUrl({ settings, network, primaryColor }: Options): string {
  const { swap, rpcUrl } = settings
  const { chain, contracts } = network
  const description: WidgetChain = {
    name: chain.name,
    chain: chain.nativeCurrency.symbol,
    // The URL at which this browser reaches the chain. The widget gives wallets the network's own URL.
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
