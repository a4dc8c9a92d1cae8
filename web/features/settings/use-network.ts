import { useQuery } from '@tanstack/react-query'
import { networkQuery } from './network-query.ts'

/** The chain and the contracts' addresses, fetched once. */
export function useNetwork() {
  return useQuery(networkQuery())
}
