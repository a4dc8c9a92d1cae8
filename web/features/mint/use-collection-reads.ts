import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { fetchMintDay } from './fetch-mint-day.ts'
import type { CollectionContract } from './read-collection.ts'

const oneDayMilliseconds = 86_400_000
const newDayPollMilliseconds = 3000
/** Minting may be opened or closed at any time. */
const openPollMilliseconds = 30_000
const dayUntilKnown = 1

/** The mint day: read once, then again when it should be over, until the chain has the new day too. */
export function useMintDay(collection: CollectionContract | null) {
  return useQuery(mintDayQuery(collection))
}

function mintDayQuery(collection: CollectionContract | null) {
  return queryOptions({
    queryKey: ['mint-day', collection?.contract],
    queryFn: collection ? async () => (await import('./read-collection.ts')).readMintDay(collection) : skipToken,
    staleTime: Infinity,
    gcTime: oneDayMilliseconds,
    refetchInterval: ({ state: { data } }) => (data ? untilNextDay(data) : false),
    // A page in the background must know the new day when it is looked at again.
    refetchIntervalInBackground: true,
  })
}

/** The same as the service tells it, until the contract has been read. */
export function useServiceDay({ isNeeded }: { isNeeded: boolean }) {
  return useQuery({ ...serviceDayQuery(), enabled: isNeeded })
}

function serviceDayQuery() {
  return queryOptions({
    queryKey: ['service-day'],
    queryFn: ({ signal }) => fetchMintDay(signal),
    refetchInterval: ({ state: { data } }) =>
      data ? Math.min(openPollMilliseconds, untilNextDay(data)) : openPollMilliseconds,
  })
}

function untilNextDay({ endsAtSeconds }: { endsAtSeconds: number }): number {
  return Math.max(newDayPollMilliseconds, endsAtSeconds * 1000 - Date.now())
}

interface ReceivedMintsOptions {
  collection: CollectionContract | null
  address: `0x${string}` | undefined
  /** Unknown while it is being read. */
  day: number | undefined
}

/** What a wallet has minted today by the contract's record; read once wallet and day are known. */
export function useReceivedMints(options: ReceivedMintsOptions) {
  return useQuery(receivedMintsQuery(options))
}

function receivedMintsQuery({ collection, address, day }: ReceivedMintsOptions) {
  return queryOptions({
    queryKey: ['received-mints', collection?.contract, address, day ?? dayUntilKnown],
    queryFn:
      collection && address && day !== undefined
        ? async () => (await import('./read-collection.ts')).readReceivedMints(collection, { address, day })
        : skipToken,
    gcTime: oneDayMilliseconds,
    // Within its day an item only ever goes from not minted to minted: what was true before a reload still is.
    meta: { isPersisted: true },
  })
}
