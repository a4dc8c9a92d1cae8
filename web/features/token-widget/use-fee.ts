import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { SwapTransaction, TokenAccess } from './token-access.ts'

const everyMilliseconds = 12_000

interface Options {
  access: TokenAccess | undefined
  from: Address | undefined
  transaction: SwapTransaction | undefined
}

/** What the network is likely to take for a transaction. The last figure stays until the next one is known. */
export function useFee({ access, from, transaction }: Options) {
  return useQuery(
    queryOptions({
      queryKey: ['fee', from, transaction?.data, String(transaction?.valueWei)],
      queryFn: access && from && transaction ? () => access.estimateFee(from, transaction) : skipToken,
      refetchInterval: everyMilliseconds,
      placeholderData: keepPreviousData,
    }),
  )
}
