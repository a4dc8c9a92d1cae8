import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { TokenAccess } from './token-access.ts'

const everyMilliseconds = 6000

/** What a wallet holds, looked at again every few seconds: it may be paid, or spend, elsewhere. */
export function useHoldings(access: TokenAccess | undefined, address: Address | undefined) {
  return useQuery(
    queryOptions({
      queryKey: ['holdings', address],
      queryFn: access && address ? () => access.readHoldings(address) : skipToken,
      refetchInterval: everyMilliseconds,
    }),
  )
}
