import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { WidgetQuery } from './parse-widget-query.ts'
import type { SwapTransaction, TokenClient } from './token-client.ts'

const holdingsIntervalMilliseconds = 6000
const feeIntervalMilliseconds = 12_000

/** The token's client, once its code has been loaded. */
export function useTokenClient(query: WidgetQuery) {
  return useQuery(
    queryOptions({
      queryKey: ['token-client', query],
      queryFn: async () => (await import('./create-token-client.ts')).createTokenClient(query),
      staleTime: Infinity,
      structuralSharing: false,
    }),
  )
}

/** The token's metadata, read once. */
export function useToken(query: WidgetQuery, client: TokenClient | undefined) {
  return useQuery(
    queryOptions({
      queryKey: ['token', query],
      queryFn: client ? client.readToken : skipToken,
      staleTime: Infinity,
    }),
  )
}

/** What an address holds. Polled: it may be paid, or pay, elsewhere. */
export function useHoldings(client: TokenClient, address: Address | undefined) {
  return useQuery(
    queryOptions({
      queryKey: ['holdings', address],
      queryFn: address ? () => client.readHoldings(address) : skipToken,
      refetchInterval: holdingsIntervalMilliseconds,
    }),
  )
}

interface FeeOptions {
  client: TokenClient
  from: Address | undefined
  transaction: SwapTransaction | undefined
}

/** The likely network fee of a transaction. The last estimate stays until the next one is there. */
export function useFee({ client, from, transaction }: FeeOptions) {
  return useQuery(
    queryOptions({
      queryKey: ['fee', from, transaction?.data, String(transaction?.valueWei)],
      queryFn: from && transaction ? () => client.estimateFee(from, transaction) : skipToken,
      refetchInterval: feeIntervalMilliseconds,
      placeholderData: keepPreviousData,
    }),
  )
}
