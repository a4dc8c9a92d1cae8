import type { BrowserSettings } from '@home/protocol/browser-settings'
import type { NetworkDocument } from '@home/protocol/network-document'

interface Options {
  settings: Pick<BrowserSettings, 'swap'>
  network: NetworkDocument
  primaryColor: string
}

/** The widget's address: everything it has to know travels in the query. */
export function swapFrameUrl({ settings, network, primaryColor }: Options): string {
  const { chain, contracts } = network
  const description = {
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
    clientId: settings.swap.clientId,
    primaryColor,
  })
  const { frameUrl } = settings.swap
  return `${frameUrl}${frameUrl.includes('?') ? '&' : '?'}${query}`
}
