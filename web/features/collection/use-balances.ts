import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Client } from 'viem'

interface Options {
  /** Of a connected wallet. */
  address: Address | undefined
  chain: { client: Client; contract: Address } | null
}

/** What a wallet holds, read once for each connection: what was read on an earlier page may be old by now. */
export function useBalances({ address, chain }: Options) {
  return useQuery(
    queryOptions({
      queryKey: ['balances', chain?.contract, address],
      queryFn:
        address && chain ? async () => (await import('./read-balances.ts')).readBalances(address, chain) : skipToken,
    }),
  )
}
