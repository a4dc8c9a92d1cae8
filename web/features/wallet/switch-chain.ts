import type { ChainDescription } from '@network-site/protocol/settings'
import { numberToHex, type Chain } from 'viem'
import { isRejection } from './wallet-errors.ts'
import type { WalletProvider } from './wallet-provider.ts'
import { rememberRequestedChain } from './wallet-storage.ts'

/** What `wallet_addEthereumChain` wants to know of a chain. */
export type AddableChain = Pick<ChainDescription, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorerUrls'>

/** Switches the wallet behind a connector to one of the site's chains. */
export async function switchConnectorChain(
  provider: WalletProvider,
  { chainId, chains }: { chainId: number; chains: readonly Chain[] },
): Promise<Chain> {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) throw new Error('chain not found on connector.')
  const explorer = chain.blockExplorers?.default.url
  await switchOrAddChain(provider, {
    chain: { ...chain, rpcUrls: [...chain.rpcUrls.default.http], blockExplorerUrls: explorer ? [explorer] : [] },
    onAdded: (id) => rememberRequestedChain(id, window.localStorage),
  })
  return chain
}

/**
 * Switches a wallet to a chain, and adds the chain first where the wallet does not know it. Wallets report an unknown
 * chain in different ways (4902, −32603, or as a success), so every error but a rejection by the user leads to adding.
 */
export async function switchOrAddChain(
  provider: WalletProvider,
  { chain, onAdded }: { chain: AddableChain; onAdded: (chainId: number) => void },
): Promise<void> {
  try {
    await requestSwitch(provider, chain.id)
    if (await isOn(provider, chain.id)) return
  } catch (error) {
    if (isRejection(error)) throw error
  }
  await addChain(provider, chain)
  onAdded(chain.id)
  // Some wallets switch to a chain they add, and would ask the user a second time.
  if (!(await isOn(provider, chain.id))) await requestSwitch(provider, chain.id)
}

/** Asks a wallet to add a chain. */
export async function addChain(provider: WalletProvider, chain: AddableChain): Promise<void> {
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: numberToHex(chain.id),
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls,
        // Wallets refuse an empty list.
        ...(chain.blockExplorerUrls.length > 0 ? { blockExplorerUrls: chain.blockExplorerUrls } : {}),
      },
    ],
  })
}

async function requestSwitch(provider: WalletProvider, chainId: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
}

async function isOn(provider: WalletProvider, chainId: number): Promise<boolean> {
  return Number(await provider.request({ method: 'eth_chainId' })) === chainId
}
