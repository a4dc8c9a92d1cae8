import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { CollectionOnChain } from './collection-on-chain.ts'

interface Options {
  collection: CollectionOnChain | null
  address: `0x${string}` | undefined
  /** Unknown while it is being read. */
  day: number | undefined
}

const dayUntilKnown = 1
const aDayMilliseconds = 86_400_000

/** What the contract says a wallet has minted today; asked once, when both wallet and day are known. */
export function useReceivedMints(options: Options) {
  return useQuery(receivedMintsQuery(options))
}

function receivedMintsQuery({ collection, address, day }: Options) {
  return queryOptions({
    queryKey: ['received-mints', collection?.contract, address, day ?? dayUntilKnown],
    queryFn:
      collection && address && day !== undefined
        ? async () => (await import('./read-received-mints.ts')).readReceivedMints(collection, { address, day })
        : skipToken,
    gcTime: aDayMilliseconds,
    // Within its day an item only ever goes from not minted to minted: what was known before a reload is still true.
    meta: { isPersisted: true },
  })
}
