import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { CollectionOnChain } from './collection-on-chain.ts'

const aDayMilliseconds = 86_400_000
const untilTurnedMilliseconds = 3000

/** The mint day, read once; then again when it should be over, until the chain says so too. */
export function useMintDay(collection: CollectionOnChain | null) {
  return useQuery(mintDayQuery(collection))
}

function mintDayQuery(collection: CollectionOnChain | null) {
  return queryOptions({
    queryKey: ['mint-day', collection?.contract],
    queryFn: collection ? async () => (await import('./read-mint-day.ts')).readMintDay(collection) : skipToken,
    staleTime: Infinity,
    gcTime: aDayMilliseconds,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(untilTurnedMilliseconds, data.endsAtSeconds * 1000 - Date.now()) : false,
    // A page in the background must know the new day when it is looked at again.
    refetchIntervalInBackground: true,
  })
}
