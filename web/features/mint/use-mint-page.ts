import { itemCount } from '@network-site/protocol/item-count'
import { campaign } from '@network-site/site/campaign'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast.ts'
import { nextTask } from '../../ui/use-at-rest.ts'
import { cardState, type CardState, cardStates } from './card-state.ts'
import { fetchMintDay, useMintStates } from './mint-api.ts'
import { type MintStoreOptions, useMintStore } from './mint-store.ts'
import type { CollectionContract } from './read-collection.ts'

interface MintPageOptions extends Omit<MintStoreOptions, 'day'> {
  collection: CollectionContract | null
}

export type MintPage = ReturnType<typeof useMintPage>

/** Combines the mint page's state from the contract, the service and its event stream, and this page's requests. */
export function useMintPage({ collection, ...options }: MintPageOptions) {
  const { minter } = options
  const mintDay = useMintDay(collection)
  const day = mintDay.data?.day
  // Shown until the contract has been read, which needs the wallet's code. Mints never use it.
  const serviceDay = useServiceDay({ isNeeded: mintDay.data === undefined })
  const service = serviceDay.data
  const received = useReceivedMints({ collection, address: minter?.address, day })
  const { store, snapshot } = useMintStore({ ...options, day })
  const followed = useMintStates(minter?.address, { isAwaited: snapshot.isAwaiting })

  // The stream may report a new day before the visitor's clock reaches it.
  const { refetch } = mintDay
  const isBehind = followed !== undefined && day !== undefined && followed.day > day
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])

  useNewDayNotice(day)

  const states = followed?.day === day ? followed?.items : undefined
  useEffect(() => {
    if (states) store?.report(states)
  }, [store, states])

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
    /** Each card's transaction hash, from the stream or from the response to this page's request. */
    transactions: cards.map((_, at) => states?.[at]?.transactionHash ?? snapshot.transactions.get(at + 1)),
    day: day ?? service?.day,
    endsAtSeconds: mintDay.data?.endsAtSeconds ?? service?.endsAtSeconds,
    isOpen: followed?.isOpen ?? service?.isOpen ?? true,
    isUnreadable: mintDay.isError || received.isError || (serviceDay.isError && day === undefined),
    minted: cards.flatMap(({ kind }, at) => (kind === 'minted' ? [at + 1] : [])),
    left: cards.flatMap(({ kind }, at) => (kind === 'idle' ? [at + 1] : [])),
    /** Whether the service is minting items, including those requested before a reload or in another tab. */
    isProcessing: cards.some((card) => card.kind === 'minting' && card.step !== 'requested'),
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
/** Minting can open or close at any time. */
const openPollMilliseconds = 30_000

/** Reads the mint day once, then polls from its end until the chain reports the new day. */
function useMintDay(collection: CollectionContract | null) {
  return useQuery({
    queryKey: ['mint-day', collection?.contract],
    queryFn: collection ? async () => (await import('./read-collection.ts')).readMintDay(collection) : skipToken,
    staleTime: Infinity,
    gcTime: oneDayMilliseconds,
    refetchInterval: ({ state: { data } }) => (data ? untilNextDay(data) : false),
    // A background page must already show the new day when the visitor returns.
    refetchIntervalInBackground: true,
  })
}

/** Reads the mint day from the service until the contract has been read. */
function useServiceDay({ isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    enabled: isNeeded,
    queryKey: ['service-day'],
    queryFn: ({ signal }) => nextTask().then(() => fetchMintDay(signal)),
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
  /** Undefined while loading. */
  day: number | undefined
}

/** Reads from the contract what a wallet has minted today. */
function useReceivedMints({ collection, address, day }: ReceivedMintsOptions) {
  return useQuery({
    queryKey: ['received-mints', collection?.contract, address, day ?? 1],
    queryFn:
      collection && address && day !== undefined
        ? async () => (await import('./read-collection.ts')).readReceivedMints(collection, { address, day })
        : skipToken,
    gcTime: oneDayMilliseconds,
    // Within a day, a minted item stays minted, so the result from before a reload is still valid.
    meta: { isPersisted: true },
  })
}
