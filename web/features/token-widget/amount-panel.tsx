import { tokenWidget } from '@home/site/token-widget'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatAmount } from './format-amount.ts'

const words = tokenWidget.card

interface AmountPanelProps {
  label: ReactNode
  symbol: string
  decimals: number
  /** Absent until somebody is connected and it has been read. */
  balance: bigint | undefined
  isWrong?: boolean
  /** The amount itself: a field, or a figure. */
  children: ReactNode
  /** Beside the symbol. */
  control?: ReactNode
}

/** One side of a swap: what it is called, how much is there, and how much of it moves. */
export function AmountPanel({ label, symbol, decimals, balance, isWrong, children, control }: AmountPanelProps) {
  return (
    <div
      className={joinClasses(
        'border bg-sunken px-4 pt-3.5 pb-4 transition-[border-color] md:px-5',
        isWrong ? 'border-accent-text' : 'border-line focus-within:border-brass-bright',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="type-caption text-muted">{label}</span>
        <span className="text-right text-label text-faint tabular-nums">
          {balance !== undefined && `${words.balance} ${formatAmount(balance, decimals)}`}
        </span>
      </div>
      <div className="mt-2 flex min-h-12 items-center gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        {control}
        <span className="type-label text-title text-ink">{symbol}</span>
      </div>
    </div>
  )
}
