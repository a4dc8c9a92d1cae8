import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Client } from 'viem'

interface Options {
  /** Of a connected wallet. */
  address: Address | undefined
  collection: { client: Client; contract: Address } | null
}

/** What a wallet holds, read each time the page is opened: a mint may have happened since. */
export function useBalances({ address, collection }: Options) {
  return useQuery(
    queryOptions({
      queryKey: ['balances', collection?.contract, address],
      queryFn:
        address && collection
          ? async () => (await import('./read-balances.ts')).readBalances(address, collection)
          : skipToken,
    }),
  )
}
