import { useMemo } from 'react'
import { useOutletContext } from 'react-router'
import type { Address, Client } from 'viem'
import type { SiteLayoutContext } from './site-layout-context.ts'
import type { WalletContext } from './wallet-scope.tsx'

/** What the wallet layout gives to the pages inside it. */
export interface WalletLayoutContext extends SiteLayoutContext, WalletContext {}

export function useWalletLayoutContext(): WalletLayoutContext {
  return useOutletContext<WalletLayoutContext>()
}

/** The collection's contract and a client to read it with, once both are known. */
export function useCollectionContract(): { client: Client; contract: Address } | null {
  const { wallet, network } = useWalletLayoutContext()
  const client = wallet.session?.client
  const contract = network?.contracts.collection
  return useMemo(() => (client && contract ? { client, contract } : null), [client, contract])
}
