import type { ChainDescription } from './settings.ts'

/** Returns the parameters of `wallet_addEthereumChain` (EIP-3085). */
export function addChainParameters(
  chain: Pick<ChainDescription, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorerUrls'>,
) {
  return {
    chainId: chainIdHex(chain.id),
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: chain.rpcUrls,
    // Wallets reject an empty list.
    ...(chain.blockExplorerUrls.length > 0 ? { blockExplorerUrls: chain.blockExplorerUrls } : {}),
  }
}

/** Returns a chain ID in hexadecimal, as JSON-RPC and wallets write it. */
export function chainIdHex(id: number): string {
  return `0x${id.toString(16)}`
}
