import { useMemo } from 'react'
import type { Address, Client } from 'viem'
import { useWalletOutlet } from './wallet-outlet.ts'

/** The collection's contract with something to read it by, once both are known. */
export function useCollectionOnChain(): { client: Client; contract: Address } | null {
  const { wallet, network } = useWalletOutlet()
  const client = wallet.session?.client
  const contract = network?.contracts.vanguardPfp
  return useMemo(() => (client && contract ? { client, contract } : null), [client, contract])
}
