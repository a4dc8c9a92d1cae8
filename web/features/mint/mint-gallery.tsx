import { explorerLink } from '@network-site/protocol/explorer'
import { itemCount } from '@network-site/protocol/item-count'
import { campaign } from '@network-site/site/campaign'
import { paths } from '@network-site/site/paths'
import { useDeferredValue } from 'react'
import { cardStates, type CardState } from './card-state.ts'
import type { Unanswered } from '../../ui/unanswered.tsx'
import { MintCard } from './mint-card.tsx'

interface MintGalleryProps {
  cards: readonly CardState[]
  /** Whether all cards mint at once. */
  isRunning: boolean
  connectedAddress: `0x${string}` | undefined
  onMint?: ((index: number) => void) | undefined
  /** The signatures that the wallet has not answered, by item. */
  unanswered: ReadonlyMap<number | 'all', Unanswered>
  transactions: ReadonlyArray<string | undefined>
  explorerUrl?: string | undefined
}

const indexes = Array.from({ length: itemCount }, (_, at) => at + 1)

/** Shows the 42 pictures, each with its own MINT button. */
export function MintGallery(props: MintGalleryProps) {
  const { cards, isRunning, connectedAddress, onMint, unanswered, transactions, explorerUrl } = props
  // A run changes every card, which takes a phone longer than the button may take to respond.
  const deferred = useDeferredValue(cards)
  const shown = isRunning ? deferred : cards
  return (
    <ul
      aria-label={campaign.mint.gridLabel}
      className="below-fold grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6"
    >
      {indexes.map((index) => {
        const hash = transactions[index - 1]
        return (
          <li key={index}>
            <MintCard
              index={index}
              state={shown[index - 1] ?? cardStates.idle}
              connectedAddress={connectedAddress}
              onMint={onMint}
              unanswered={unanswered.get(index)}
              transactionUrl={
                hash && (explorerLink(explorerUrl, 'tx', hash) ?? `${paths.network}?tx=${hash}#transaction`)
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
