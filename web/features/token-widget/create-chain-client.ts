import type { WidgetChain } from '@network-site/protocol/token-widget'
import { createClient, fallback, http, type Client } from 'viem'

const timing = { timeout: 10_000, retryCount: 0 }

/** Reads a chain that was only described. Several addresses stand in for each other. */
export function createChainClient(chain: WidgetChain): Client {
  const transports = chain.rpc.map((url) => http(url, { ...timing, batch: { batchSize: 20 } }))
  return createClient({
    chain: {
      id: chain.chainId,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: chain.rpc } },
    },
    transport: fallback(transports, { retryCount: 0 }),
    pollingInterval: 1000,
    // A balance is asked for because it has changed.
    cacheTime: 0,
  })
}
