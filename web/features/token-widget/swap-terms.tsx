import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { formatAmount } from './amounts.ts'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.card

/** The terms of a swap: rate, fee, and today's remaining allowance. */
export function SwapTerms({ exchange }: { exchange: Exchange }) {
  const { token, currency, feeWei, holdings } = exchange
  const oneEther = 10n ** BigInt(currency.decimals)
  const inTokens = (units: bigint) => `${formatAmount(units, token.decimals)} ${token.symbol}`
  const cap = inTokens(token.dailyCap)
  const allowance = holdings
    ? fillPlaceholders(words.allowanceValue, { left: formatAmount(holdings.remainingUnits, token.decimals, 2), cap })
    : fillPlaceholders(words.allowanceOf, { cap })
  return (
    <div className="text-small">
      <dl>
        <Term name={words.rate}>
          {fillPlaceholders(words.rateValue, { currency: currency.symbol, tokens: inTokens(oneEther * token.rate) })}
        </Term>
        <Term name={words.fee}>
          {feeWei === undefined
            ? words.feeUnknown
            : fillPlaceholders(words.feeValue, {
                fee: `${formatAmount(feeWei, currency.decimals, 4)} ${currency.symbol}`,
              })}
        </Term>
        <Term name={words.allowance}>{allowance}</Term>
      </dl>
      {holdings && token.dailyCap > 0n && (
        <ProgressBar
          label={words.allowance}
          isLabelHidden
          value={Number((holdings.remainingUnits * 1000n) / token.dailyCap)}
          max={1000}
          valueText={allowance}
          className="mt-2.5"
        />
      )}
    </div>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="text-right text-ink tabular-nums">{children}</dd>
    </div>
  )
}
