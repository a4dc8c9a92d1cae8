import { itemCount } from '@network-site/protocol/vanguard-pfp'
import { odyssey } from '@network-site/site/odyssey'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast.ts'
import { cardState, type CardState } from './card-state.ts'
import type { CollectionOnChain } from './collection-on-chain.ts'
import type { Minter } from './minter.ts'
import { useMintDay } from './use-mint-day.ts'
import { useMintDesk } from './use-mint-desk.ts'
import { useMintStates } from './use-mint-states.ts'
import { useReceivedMints } from './use-received-mints.ts'

export interface BoardOptions {
  minter: Minter | null
  collection: CollectionOnChain | null
  message: string
  describeWalletError: (error: unknown) => string
  accessToken: () => string | null
}

export type MintBoard = ReturnType<typeof useMintBoard>

/** Everything the mint page shows, from three sources: the contract, the service's stream, and this page's own doing. */
export function useMintBoard({ minter, collection, ...options }: BoardOptions) {
  const mintDay = useMintDay(collection)
  const day = mintDay.data?.day
  const received = useReceivedMints({ collection, address: minter?.address, day })
  const followed = useMintStates(minter?.address)
  const { desk, snapshot } = useMintDesk({ minter, day, ...options })

  // The stream may know of a new day before the clock does.
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
      : { kind: 'idle' },
  )
  return {
    cards,
    /** The transaction of each card, as the service tells it or as this page was answered. */
    transactions: cards.map((_, at) => states?.[at]?.transactionHash ?? snapshot.transactions.get(at + 1)),
    day,
    endsAtSeconds: mintDay.data?.endsAtSeconds,
    isOpen: followed?.isOpen ?? true,
    isUnreadable: mintDay.isError || received.isError,
    mintedCount: cards.filter(({ kind }) => kind === 'minted').length,
    left: cards.flatMap(({ kind }, at) => (kind === 'idle' ? [at + 1] : [])),
    desk,
    snapshot,
  }
}

/** Says so when the day turns while somebody looks. */
function useNewDayNotice(day: number | undefined): void {
  const known = useRef(day)
  useEffect(() => {
    if (day !== undefined && known.current !== undefined && day > known.current) toast(odyssey.mint.day.turned)
    known.current = day
  }, [day])
}
