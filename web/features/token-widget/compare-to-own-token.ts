import type { NetworkDocument } from '@network-site/protocol/settings'
import type { WidgetQuery } from './parse-widget-query.ts'

/** Whether the widget's query names this site's own chain, and its own token there. */
export function compareToOwnToken(
  { chain, contract }: WidgetQuery,
  { network, rpcUrl }: { network: NetworkDocument; rpcUrl: string },
): { isOwnChain: boolean; isOwnToken: boolean } {
  const own = new Set([rpcUrl, ...network.chain.rpcUrls].map((url) => new URL(url).href))
  // The chain id alone proves nothing: any RPC server may claim it.
  const isOwnChain = chain.chainId === network.chain.id && chain.rpc.every((url) => own.has(new URL(url).href))
  return {
    isOwnChain,
    isOwnToken: isOwnChain && contract.toLowerCase() === network.contracts.testnetToken.toLowerCase(),
  }
}
