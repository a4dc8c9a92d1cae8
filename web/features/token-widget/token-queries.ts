import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { WidgetQuery } from './parse-widget-query.ts'
import { readToken } from './read-token.ts'
import type { SwapTransaction, TokenClient } from './token-client.ts'

/** Loads the token client's code, which only wallets need, and creates the client. */
export function useTokenClient(query: WidgetQuery, { isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    enabled: isEnabled,
    queryKey: ['token-client', query],
    queryFn: async () => (await import('./create-token-client.ts')).createTokenClient(query),
    staleTime: Infinity,
    structuralSharing: false,
  })
}

/** Reads the token's metadata once. */
export function useToken(query: WidgetQuery) {
  return useQuery({ queryKey: ['token', query], queryFn: () => readToken(query), staleTime: Infinity })
}

/** Polls an address's balances, which transactions from elsewhere may change. */
export function useHoldings(client: TokenClient | undefined, address: Address | undefined) {
  return useQuery({
    queryKey: ['holdings', address],
    queryFn: client && address ? () => client.readHoldings(address) : skipToken,
    refetchInterval: 6000,
  })
}

interface FeeOptions {
  client: TokenClient | undefined
  from: Address | undefined
  transaction: SwapTransaction | undefined
}

/** Estimates the network fee of a transaction. The last estimate stays until the next one arrives. */
export function useFee({ client, from, transaction }: FeeOptions) {
  return useQuery({
    queryKey: ['fee', from, transaction?.data, String(transaction?.valueWei)],
    queryFn: client && from && transaction ? () => client.estimateFee(from, transaction) : skipToken,
    refetchInterval: 12_000,
    placeholderData: keepPreviousData,
  })
}
