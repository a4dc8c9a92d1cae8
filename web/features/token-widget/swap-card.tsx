import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { formatAmount, formatExactly } from './amounts.ts'
import { FaucetPanel } from './faucet-panel.tsx'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { SolveProof } from './request-test-ether.ts'
import { SwapAction } from './swap-action.tsx'
import { SwapFields } from './swap-fields.tsx'
import { SwapStatus } from './swap-status.tsx'
import { SwapTerms } from './swap-terms.tsx'
import type { SwapWallet } from './swap-wallet.ts'
import { useDebounced } from './use-debounced.ts'
import type { Exchange } from './use-exchange.ts'

const announceDelayMilliseconds = 700

interface SwapCardProps {
  exchange: Exchange
  wallet: SwapWallet | undefined
  isConnecting: boolean
  onConnect: () => void
  /** Shows the connected account. */
  account: ReactNode
  /** What the faucet gives; undefined where there is none. */
  faucetWei: bigint | undefined
  solveProof: SolveProof
  explorerUrl: string | undefined
}

/** The swap: two amounts, the terms, the status and the button for the next step. */
export function SwapCard({
  exchange,
  wallet,
  isConnecting,
  onConnect,
  account,
  faucetWei,
  solveProof,
  explorerUrl,
}: SwapCardProps) {
  return (
    <Card variant="lit" render={<section aria-label={tokenWidget.card.title} />} className="flex flex-col gap-5">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h2 className="type-display text-title">{tokenWidget.card.title}</h2>
        {account}
      </div>
      <SwapFields exchange={exchange} />
      <SwapTerms exchange={exchange} />
      {wallet && faucetWei !== undefined && (
        <FaucetPanel
          key={wallet.address}
          exchange={exchange}
          address={wallet.address}
          amountWei={faucetWei}
          solveProof={solveProof}
        />
      )}
      <SwapStatus exchange={exchange} explorerUrl={explorerUrl} />
      <SwapAction exchange={exchange} wallet={wallet} isConnecting={isConnecting} onConnect={onConnect} />
      <QuoteAnnouncer exchange={exchange} />
    </Card>
  )
}

/** Announces the quote to screen readers once typing has paused. */
function QuoteAnnouncer({ exchange }: { exchange: Exchange }) {
  const { quote, problem, pay, receive } = exchange
  const words =
    quote && problem === undefined && quote.received > 0n
      ? fillPlaceholders(tokenWidget.card.quote, {
          paid: `${formatAmount(quote.paid, pay.decimals)} ${pay.symbol}`,
          received: `${formatExactly(quote.received, receive.decimals)} ${receive.symbol}`,
        })
      : ''
  return <output className="sr-only">{useDebounced(words, announceDelayMilliseconds)}</output>
}
