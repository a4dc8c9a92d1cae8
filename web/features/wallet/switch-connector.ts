import type { Chain } from 'viem'
import { addThenSwitch, type ChainSwitcher } from './add-then-switch.ts'
import { rememberRequestedChain } from './wallet-storage.ts'

interface Options {
  chainId: number
  chains: readonly Chain[]
}

/** Moves the wallet behind a connector to one of the site's chains. Every connector moves this way. */
export async function switchConnector(wallet: ChainSwitcher, { chainId, chains }: Options): Promise<Chain> {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) throw new Error('chain not found on connector.')
  const explorer = chain.blockExplorers?.default.url
  await addThenSwitch(wallet, {
    chain: { ...chain, rpcUrls: [...chain.rpcUrls.default.http], blockExplorerUrls: explorer ? [explorer] : [] },
    onAdded: (id) => rememberRequestedChain(id, window.localStorage),
  })
  return chain
}
