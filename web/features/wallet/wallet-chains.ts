import type { BrowserSettings } from '@network-site/protocol/settings'
import { network } from '@network-site/site/network'
import { custom, fallback, http, type Chain, type Transport } from 'viem'
import type { WalletSetup } from './wallet-setup.ts'

/** Returns the testnet, which is the default, and the main chain if it is another one. */
export function walletChains({ testnet, mainChain }: WalletSetup): readonly [Chain, ...Chain[]] {
  const [explorer] = testnet.blockExplorerUrls
  const offered: Chain = {
    id: testnet.id,
    name: testnet.name,
    nativeCurrency: testnet.nativeCurrency,
    rpcUrls: { default: { http: testnet.rpcUrls }, public: { http: testnet.rpcUrls } },
    ...(explorer ? { blockExplorers: { default: { name: testnet.name, url: explorer } } } : {}),
    testnet: testnet.testnet,
  }
  if (testnet.id === mainChain.id) return [offered]
  const main: Chain = {
    id: mainChain.id,
    name: mainChain.name,
    nativeCurrency: network.mainnet.nativeCurrency,
    // No ENS contracts: an ENS avatar can be on any host, and this site contacts no other hosts.
    rpcUrls: { default: { http: mainChain.rpcUrls } },
  }
  return [offered, main]
}

const transportOptions = { timeout: 10_000, retryCount: 3, retryDelay: 150, batch: { batchSize: 1024 } }

/** Creates a transport. Without URLs every request fails, because viem would otherwise use a public server. */
export function chainTransport(urls: string[]): Transport {
  const [first, ...others] = urls.map((url) => http(url, transportOptions))
  if (!first) {
    const request = () => Promise.reject(new Error('No RPC URL is configured for this chain.'))
    return custom({ request }, { retryCount: 0 })
  }
  return others.length === 0 ? first : fallback([first, ...others])
}

/** The chains that WalletConnect's own RPC serves. */
const wellKnownChainIds: ReadonlySet<number> = new Set([
  1, 3, 4, 5, 10, 42, 56, 69, 97, 100, 137, 280, 324, 420, 42161, 42220, 43114, 80001, 421611, 421613, 1313161554,
  1313161555,
])

/** Returns WalletConnect's RPC URL for a well-known chain if a project is configured, else the chain's own URLs. */
export function rpcUrlsOf(
  chain: { id: number; rpcUrls: readonly string[] },
  walletConnect: BrowserSettings['walletConnect'],
): string[] {
  if (!walletConnect || !wellKnownChainIds.has(chain.id)) return [...chain.rpcUrls]
  const host = walletConnect.rpcUrl.replace(/\/+$/, '')
  return [`${host}/v1/?chainId=eip155:${chain.id}&projectId=${encodeURIComponent(walletConnect.projectId)}`]
}
