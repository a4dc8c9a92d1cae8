import type { ChainDescription } from '@network-site/protocol/network-document'
import { isRejection } from './is-rejection.ts'

/** The part of a wallet that is asked. */
export interface ChainSwitcher {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** A chain in the words of `wallet_addEthereumChain`. */
export type AddableChain = Pick<ChainDescription, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorerUrls'>

/**
 * Moves a wallet to a chain, and lets it add the chain first where it does not know it. Wallets disagree on how they
 * say so (4902, −32603, or as if all were well), so anything but a refusal by the person counts.
 */
export async function addThenSwitch(
  wallet: ChainSwitcher,
  { chain, onAdded }: { chain: AddableChain; onAdded: (chainId: number) => void },
): Promise<void> {
  try {
    await switchTo(wallet, chain.id)
    if (await isOn(wallet, chain.id)) return
  } catch (error) {
    if (isRejection(error)) throw error
  }
  await addChain(wallet, chain)
  onAdded(chain.id)
  // Some wallets move to a chain by adding it, and would ask a second time.
  if (!(await isOn(wallet, chain.id))) await switchTo(wallet, chain.id)
}

/** Asks a wallet to add a chain to those it knows. */
export async function addChain(wallet: ChainSwitcher, chain: AddableChain): Promise<void> {
  await wallet.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: hexOf(chain.id),
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls,
        // Wallets refuse an empty list, and take none at all.
        ...(chain.blockExplorerUrls.length > 0 ? { blockExplorerUrls: chain.blockExplorerUrls } : {}),
      },
    ],
  })
}

async function switchTo(wallet: ChainSwitcher, chainId: number): Promise<void> {
  await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexOf(chainId) }] })
}

async function isOn(wallet: ChainSwitcher, chainId: number): Promise<boolean> {
  return Number(await wallet.request({ method: 'eth_chainId' })) === chainId
}

function hexOf(chainId: number): string {
  return `0x${chainId.toString(16)}`
}
