import { queryOptions } from '@tanstack/react-query'
import { fetchNetwork } from './fetch-network.ts'

/** The chain and the addresses do not change while a page is open. */
export function networkQuery() {
  return queryOptions({
    queryKey: ['network'],
    queryFn: ({ signal }) => fetchNetwork(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
