import { itemCount } from '@network-site/protocol/item-count'
import { campaign } from '@network-site/site/campaign'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast.ts'
import { cardState, cardStates, type CardState } from './card-state.ts'
import type { CollectionContract } from './read-collection.ts'
import { useMintDay, useReceivedMints, useServiceDay } from './use-collection-reads.ts'
import { useMintStates } from './use-mint-states.ts'
import { useMintStore, type MintStoreOptions } from './use-mint-store.ts'

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
