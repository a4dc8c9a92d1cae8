import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address, Client } from 'viem'
import { AlertNotice } from '../../ui/alert-notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const words = campaign.viewer

interface BalancesOptions {
  address: Address | undefined
  collection: { client: Client; contract: Address } | null
}

/** Reads a wallet's balances each time the page opens. It keeps none, because a mint may have happened since. */
export function useBalances({ address, collection }: BalancesOptions) {
  return useQuery({
    queryKey: ['balances', collection?.contract, address],
    queryFn:
      address && collection
        ? async () => (await import('./read-balances.ts')).readBalances(address, collection)
        : skipToken,
    gcTime: 0,
  })
}

interface CollectionSummaryProps {
  quantities: readonly number[] | undefined
  children?: ReactNode
}

/** Shows how complete the collection is, and how many pictures it holds. */
export function CollectionSummary({ quantities, children }: CollectionSummaryProps) {
  const collected = quantities?.filter((quantity) => quantity >= 1).length
  const total = quantities?.reduce((sum, quantity) => sum + quantity, 0)
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-5 border-y border-line py-6">
      <ProgressBar
        className="min-w-56 flex-1"
        label={words.completion.label}
        value={collected ?? 0}
        max={quantities?.length ?? 42}
        valueText={
          collected === undefined || !quantities
            ? words.loading
            : fillPlaceholders(words.completion.count, { collected, total: quantities.length })
        }
      />
      <p className="flex items-baseline gap-3">
        <span className="font-display text-heading-3 tabular-nums">{total ?? '–'}</span>
        <span className="type-caption text-faint">{words.total}</span>
      </p>
      {children}
    </div>
  )
}

/** Replaces the summary when the balances could not be read. */
export function BalancesError({ onRetry }: { onRetry: () => void }) {
  return (
    <AlertNotice retryLabel={words.retry} onRetry={onRetry}>
      {words.unreadable}
    </AlertNotice>
  )
}
