import { fillPlaceholders } from '@network-site/protocol/text'
import { controls } from '@network-site/site/site-chrome'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { ArrowRight, Orbit, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AnswerButton } from '../../ui/unanswered.tsx'
import { formatAmount, formatExactly } from './amounts.ts'
import { FaucetPanel, type SolveProof } from './faucet-panel.tsx'
import { SwapFields } from './swap-fields.tsx'
import { SwapStatus } from './swap-status.tsx'
import type { SwapWallet } from './token-client.ts'
import { type Exchange, useDebounced } from './use-exchange.ts'

const cardWords = tokenWidget.card
const actionWords = tokenWidget.action

export interface SwapCardProps {
  exchange: Exchange
  wallet: SwapWallet | undefined
  /** The wallet dialog is opening, or a wallet is reconnecting. */
  isConnecting: boolean
  onConnect: () => void
  /** Shows the connected account. */
  account: ReactNode
  /** The faucet's payout; undefined if there is no faucet. */
  faucetWei: bigint | undefined
  solveProof: SolveProof
  explorerUrl: string | undefined
}

/** Shows the swap: two amounts, the terms, the status, and the button for the next step. */
export function SwapCard({ account, faucetWei, solveProof, explorerUrl, ...swap }: SwapCardProps) {
  const { exchange, wallet } = swap
  return (
    <Card variant="lit" render={<section aria-label={cardWords.title} />} className="flex flex-col gap-5">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h2 className="type-display text-title">{cardWords.title}</h2>
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
      <SwapAction {...swap} />
      <QuoteAnnouncer exchange={exchange} />
    </Card>
  )
}

/** Announces the quote to screen readers once typing has paused. */
function QuoteAnnouncer({ exchange }: { exchange: Exchange }) {
  const { quote, problem, pay, receive } = exchange
  const words =
    quote && problem === undefined && quote.received > 0n
      ? fillPlaceholders(cardWords.quote, {
          paid: `${formatAmount(quote.paid, pay.decimals)}\u00A0${pay.symbol}`,
          received: `${formatExactly(quote.received, receive.decimals)}\u00A0${receive.symbol}`,
        })
      : ''
  return <output className="sr-only">{useDebounced(words, 700)}</output>
}

/** Shows the terms of a swap: rate, fee, and today's remaining allowance. */
function SwapTerms({ exchange }: { exchange: Exchange }) {
  const { token, currency, feeWei, holdings } = exchange
  const oneEther = 10n ** BigInt(currency.decimals)
  const inTokens = (units: bigint) => `${formatAmount(units, token.decimals)}\u00A0${token.symbol}`
  const cap = inTokens(token.dailyCap)
  const allowance = holdings
    ? fillPlaceholders(cardWords.allowanceValue, {
        left: formatAmount(holdings.remainingUnits, token.decimals, 2),
        cap,
      })
    : fillPlaceholders(cardWords.allowanceOf, { cap })
  return (
    <div className="text-small">
      <dl>
        <Term name={cardWords.rate}>
          {fillPlaceholders(cardWords.rateValue, {
            currency: currency.symbol,
            tokens: inTokens(oneEther * token.rate),
          })}
        </Term>
        <Term name={cardWords.fee}>
          {feeWei === undefined
            ? cardWords.feeUnknown
            : fillPlaceholders(cardWords.feeValue, {
                fee: `${formatAmount(feeWei, currency.decimals, 4)}\u00A0${currency.symbol}`,
              })}
        </Term>
        <Term name={cardWords.allowance}>{allowance}</Term>
      </dl>
      {holdings && token.dailyCap > 0n && (
        <ProgressBar
          label={cardWords.allowance}
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
      <dd className="text-end text-ink tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

type SwapActionProps = Pick<SwapCardProps, 'exchange' | 'wallet' | 'isConnecting' | 'onConnect'>

/** Shows the button for the next step: connect, switch the chain, or swap. */
function SwapAction({ exchange, wallet, isConnecting, onConnect }: SwapActionProps) {
  const { phase, direction, token, chain, problem, offered } = exchange
  const look = { size: 'large', className: 'w-full' } as const
  if (!wallet) {
    return (
      <Button {...look} icon={<Wallet />} isWaiting={isConnecting} onClick={onConnect}>
        {isConnecting ? actionWords.connecting : actionWords.connect}
      </Button>
    )
  }
  const answer = {
    unanswered: exchange.unanswered,
    words: controls.unanswered,
    size: 'large',
    className: 'flex-1',
  } as const
  if (phase.step === 'signing' || phase.step === 'pending') {
    return (
      <div className="flex gap-3">
        <AnswerButton {...answer} isLoading>
          {phase.step === 'signing' ? actionWords.signing : actionWords.pending}
        </AnswerButton>
      </div>
    )
  }
  if (!wallet.isOnChain) {
    const isSwitching = phase.step === 'switching'
    return (
      <div className="flex gap-3">
        <AnswerButton {...answer} icon={<Orbit />} isLoading={isSwitching} onClick={exchange.switchChain}>
          {isSwitching ? actionWords.switching : fillPlaceholders(actionWords.switchChain, { chain: chain.name })}
        </AnswerButton>
      </div>
    )
  }
  // Not `disabled`: the button would lose the keyboard focus.
  const isReady = offered !== undefined && problem === undefined
  return (
    <Button
      {...look}
      icon={<ArrowRight className="rtl:-scale-x-100" />}
      iconPosition="end"
      aria-disabled={!isReady}
      onClick={exchange.swap}
    >
      {exchange.text.trim() === ''
        ? actionWords.enterAmount
        : fillPlaceholders(direction === 'buy' ? actionWords.buy : actionWords.sell, { symbol: token.symbol })}
    </Button>
  )
}
