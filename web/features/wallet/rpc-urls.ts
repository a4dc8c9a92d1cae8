import type { BrowserSettings } from '@network-site/protocol/browser-settings'

/** The chains that a WalletConnect project's own RPC serves. */
const wellKnownChainIds: ReadonlySet<number> = new Set([
  1, 3, 4, 5, 10, 42, 56, 69, 97, 100, 137, 280, 324, 420, 42161, 42220, 43114, 80001, 421611, 421613, 1313161554,
  1313161555,
])

/** Where a chain is read: a well-known one through the WalletConnect project, if there is one; any other at its own. */
export function rpcUrlsOf(
  chain: { id: number; rpcUrls: readonly string[] },
  walletConnect: BrowserSettings['walletConnect'],
): string[] {
  if (!walletConnect || !wellKnownChainIds.has(chain.id)) return [...chain.rpcUrls]
  const host = walletConnect.rpcUrl.replace(/\/+$/, '')
  return [`${host}/v1/?chainId=eip155:${chain.id}&projectId=${encodeURIComponent(walletConnect.projectId)}`]
}
