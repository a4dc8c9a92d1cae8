import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { WidgetQuery } from './parse-widget-query.ts'
import type { TokenAccess } from './token-access.ts'

/** The token's exchange, once its code is here. */
export function useTokenAccess(query: WidgetQuery) {
  return useQuery(
    queryOptions({
      queryKey: ['token-access', query],
      queryFn: async () => (await import('./open-token-access.ts')).openTokenAccess(query),
      staleTime: Infinity,
      structuralSharing: false,
    }),
  )
}

/** What the token says of itself, read once. */
export function useToken(query: WidgetQuery, access: TokenAccess | undefined) {
  return useQuery(
    queryOptions({
      queryKey: ['token', query],
      queryFn: access ? access.readToken : skipToken,
      staleTime: Infinity,
    }),
  )
}
