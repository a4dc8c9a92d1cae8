import type { BrowserSettings } from '@network-site/protocol/settings'
import { network } from '@network-site/site/network'
import { custom, fallback, http, type Chain, type Transport } from 'viem'
import type { WalletSetup } from './wallet-setup.ts'

/** The testnet, which is the default, and the main chain. Both may be the same chain. */
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
    // No ENS contracts: an ENS avatar may be on any host, and this site contacts no other hosts.
    rpcUrls: { default: { http: mainChain.rpcUrls } },
  }
  return [offered, main]
}

const transportOptions = { timeout: 10_000, retryCount: 3, retryDelay: 150 }

/**
 * The transport for some RPC URLs. Without any, every request fails: the libraries would otherwise use a public server
 * of their own choice.
 */
export function chainTransport(urls: string[]): Transport {
  const [first, ...others] = urls.map((url) => http(url, { ...transportOptions, batch: { batchSize: 1024 } }))
  if (!first)
    return custom(
      { request: () => Promise.reject(new Error('No address is configured for this chain.')) },
      { retryCount: 0 },
    )
  return others.length === 0 ? first : fallback([first, ...others])
}

/** The chains that WalletConnect's own RPC serves. */
const wellKnownChainIds: ReadonlySet<number> = new Set([
  1, 3, 4, 5, 10, 42, 56, 69, 97, 100, 137, 280, 324, 420, 42161, 42220, 43114, 80001, 421611, 421613, 1313161554,
  1313161555,
])

/** The RPC URLs of a chain: WalletConnect's for a well-known chain where a project is configured, else the chain's own. */
export function rpcUrlsOf(
  chain: { id: number; rpcUrls: readonly string[] },
  walletConnect: BrowserSettings['walletConnect'],
): string[] {
  if (!walletConnect || !wellKnownChainIds.has(chain.id)) return [...chain.rpcUrls]
  const host = walletConnect.rpcUrl.replace(/\/+$/, '')
  return [`${host}/v1/?chainId=eip155:${chain.id}&projectId=${encodeURIComponent(walletConnect.projectId)}`]
}
