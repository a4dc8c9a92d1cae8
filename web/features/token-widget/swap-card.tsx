import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { FaucetPanel } from './faucet-panel.tsx'
import { QuoteAnnouncer } from './quote-announcer.tsx'
import { SwapAction } from './swap-action.tsx'
import { SwapFields } from './swap-fields.tsx'
import { SwapStatus } from './swap-status.tsx'
import { SwapTerms } from './swap-terms.tsx'
import type { Trader } from './trader.ts'
import type { Exchange } from './use-exchange.ts'

interface SwapCardProps {
  exchange: Exchange
  trader: Trader | undefined
  isConnecting: boolean
  onConnect: () => void
  /** Who is connected. */
  account: ReactNode
  /** What the faucet gives; absent where there is none. */
  faucetWei: bigint | undefined
  explorerUrl: string | undefined
}

/** The exchange: two amounts, their terms, and the one next step. */
export function SwapCard({
  exchange,
  trader,
  isConnecting,
  onConnect,
  account,
  faucetWei,
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
      {trader && faucetWei !== undefined && (
        <FaucetPanel key={trader.address} exchange={exchange} address={trader.address} amountWei={faucetWei} />
      )}
      <SwapStatus exchange={exchange} explorerUrl={explorerUrl} />
      <SwapAction exchange={exchange} trader={trader} isConnecting={isConnecting} onConnect={onConnect} />
      <QuoteAnnouncer exchange={exchange} />
    </Card>
  )
}
