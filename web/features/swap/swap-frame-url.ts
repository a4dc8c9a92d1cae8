import type { BrowserSettings } from '@home/protocol/browser-settings'
import type { NetworkDocument } from '@home/protocol/network-document'
import type { WidgetChain } from '@home/protocol/token-widget'

interface Options {
  swap: BrowserSettings['swap']
  network: NetworkDocument
  primaryColor: string
}

/** The widget's address: everything it has to know travels in the query. */
export function swapFrameUrl({ swap, network, primaryColor }: Options): string {
  const { chain, contracts } = network
  const description: WidgetChain = {
    name: chain.name,
    chain: chain.nativeCurrency.symbol,
    rpc: chain.rpcUrls,
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
