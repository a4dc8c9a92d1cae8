import { itemCount } from '@network-site/protocol/item-count'
import { campaign } from '@network-site/site/campaign'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast.ts'
import { cardState, type CardState, cardStates } from './card-state.ts'
import { fetchMintDay, useMintStates } from './mint-api.ts'
import { type MintStoreOptions, useMintStore } from './mint-store.ts'
import type { CollectionContract } from './read-collection.ts'

interface MintPageOptions extends Omit<MintStoreOptions, 'day'> {
  collection: CollectionContract | null
}

export type MintPage = ReturnType<typeof useMintPage>

/**
 * Everything the mint page shows, from three sources: the contract, the service's answers and event stream, and this
 * page's requests.
 */
export function useMintPage({ collection, ...options }: MintPageOptions) {
  const { minter } = options
  const mintDay = useMintDay(collection)
  const day = mintDay.data?.day
  // Shown until the contract has been read, which takes a wallet's code. Nothing is minted by it.
  const serviceDay = useServiceDay({ isNeeded: mintDay.data === undefined })
  const service = serviceDay.data
  const received = useReceivedMints({ collection, address: minter?.address, day })
  const followed = useMintStates(minter?.address)
  const { store, snapshot } = useMintStore({ ...options, day })

  // The stream may know of a new day before the visitor's clock does.
  const { refetch } = mintDay
  const isBehind = followed !== undefined && day !== undefined && followed.day > day
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])

  useNewDayNotice(day)

  const states = followed?.day === day ? followed?.items : undefined
  const cards = Array.from({ length: itemCount }, (_, at): CardState =>
    minter
      ? cardState({
          phase: snapshot.phases.get(at + 1),
          state: states?.[at]?.state,
          alreadyMintedToday: received.data?.[at] ?? false,
        })
      : cardStates.idle,
  )
  return {
    cards,
    /** The transaction's hash of each card, from the stream or from the answer to this page's request. */
    transactions: cards.map((_, at) => states?.[at]?.transactionHash ?? snapshot.transactions.get(at + 1)),
    day: day ?? service?.day,
    endsAtSeconds: mintDay.data?.endsAtSeconds ?? service?.endsAtSeconds,
    isOpen: followed?.isOpen ?? service?.isOpen ?? true,
    isUnreadable: mintDay.isError || received.isError || (serviceDay.isError && day === undefined),
    mintedCount: cards.filter(({ kind }) => kind === 'minted').length,
    left: cards.flatMap(({ kind }, at) => (kind === 'idle' ? [at + 1] : [])),
    store,
    snapshot,
  }
}

/** Shows a toast when a new day begins while the page is open. */
function useNewDayNotice(day: number | undefined): void {
  const known = useRef(day)
  useEffect(() => {
    if (day !== undefined && known.current !== undefined && day > known.current) toast(campaign.mint.day.turned)
    known.current = day
  }, [day])
}

const oneDayMilliseconds = 86_400_000
const newDayPollMilliseconds = 3000
/** Minting may be opened or closed at any time. */
const openPollMilliseconds = 30_000
const dayUntilKnown = 1

/** The mint day: read once, then again when it should be over, until the chain has the new day too. */
function useMintDay(collection: CollectionContract | null) {
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
function useServiceDay({ isNeeded }: { isNeeded: boolean }) {
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
function useReceivedMints(options: ReceivedMintsOptions) {
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
