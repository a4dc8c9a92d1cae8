import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatAmount } from './amounts.ts'

const words = tokenWidget.card

interface AmountPanelProps {
  label: ReactNode
  symbol: string
  decimals: number
  /** Undefined until a wallet is connected and it has been read. */
  balance: bigint | undefined
  isWrong?: boolean
  /** Beside the balance. */
  control?: ReactNode
  /** The amount: an input or an output. */
  children: ReactNode
}

/** One side of a swap: label, balance, amount and symbol. */
export function AmountPanel({ label, symbol, decimals, balance, isWrong, control, children }: AmountPanelProps) {
  return (
    <div
      className={joinClasses(
        'border bg-sunken px-4 pt-2 pb-3.5 transition-[border-color] md:px-5',
        isWrong ? 'border-accent-text' : 'border-line focus-within:border-brass-bright',
      )}
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <span className="type-caption text-muted max-sm:text-micro max-sm:tracking-label">{label}</span>
        <span className="flex items-center gap-2.5 text-label whitespace-nowrap text-faint tabular-nums">
          {balance !== undefined && `${words.balance} ${formatAmount(balance, decimals, 4)}`}
          {control}
        </span>
      </div>
      <div className="flex min-h-12 items-center lg:min-h-15 gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        <span className="type-label text-title text-ink">{symbol}</span>
      </div>
    </div>
  )
}

/** The font size for an amount: the longer, the smaller. */
export function amountAppearance(text: string): string {
  if (text.length <= 8) return 'font-display font-medium text-numeral'
  return text.length <= 13 ? 'font-display font-medium text-lead' : 'font-text text-title'
}
