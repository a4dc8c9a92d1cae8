import { explorerLink } from '@network-site/protocol/explorer'
import { fillPlaceholders } from '@network-site/protocol/text'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { CircleAlert, CircleCheck, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { newTab } from '../../ui/page-link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { formatAmount, formatExactly } from './amounts.ts'
import { listHosts } from './parse-widget-query.ts'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.status

/** Shows the progress of the latest swap. Screen readers announce progress politely and errors immediately. */
export function SwapStatus({ exchange, explorerUrl }: { exchange: Exchange; explorerUrl: string | undefined }) {
  const { phase } = exchange
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {phase.step === 'signing' && <StatusBox>{exchange.unanswered ? words.unanswered : words.signing}</StatusBox>}
        {phase.step === 'pending' && (
          <StatusBox>
            <ProgressBar label={words.pending} isLabelHidden className="mb-3.5" />
            <p>{words.pending}</p>
            <TransactionLink hash={phase.hash} explorerUrl={explorerUrl} />
          </StatusBox>
        )}
        {phase.step === 'confirmed' && (
          <StatusBox icon={<CircleCheck className="text-positive" />} title={words.confirmed}>
            <p className="text-body text-ink">{receivedWords(phase, exchange)}</p>
            <TransactionLink hash={phase.hash} explorerUrl={explorerUrl} />
            <Button variant="ghost" size="small" className="mt-1" onClick={exchange.dismiss}>
              {words.again}
            </Button>
          </StatusBox>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {phase.step === 'idle' && exchange.isUnreachable && <StatusBox isError>{unreachableWords(exchange)}</StatusBox>}
        {phase.step === 'failed' && (
          <StatusBox icon={<CircleAlert className="text-accent-text" />} title={words.failed} isError>
            <p>{phase.message}</p>
            {phase.hash && <TransactionLink hash={phase.hash} explorerUrl={explorerUrl} />}
            <Button variant="ghost" size="small" className="mt-1" onClick={exchange.dismiss}>
              {words.dismiss}
            </Button>
          </StatusBox>
        )}
      </div>
    </>
  )
}

interface StatusBoxProps {
  icon?: ReactNode
  title?: string
  isError?: boolean
  children: ReactNode
}

function StatusBox({ icon, title, isError, children }: StatusBoxProps) {
  return (
    <div
      className={`border border-s-2 border-line bg-raised px-4 py-3.5 text-small text-muted md:px-5 ${isError ? 'border-s-accent' : icon ? 'border-s-positive' : 'border-s-brass'}`}
    >
      {title !== undefined && (
        <p className="type-label mb-1.5 flex items-center gap-2.5 text-label text-ink [&>svg]:size-4.5">
          {icon}
          {title}
        </p>
      )}
      {children}
    </div>
  )
}

function unreachableWords({ chain }: Exchange): string {
  const host = listHosts(chain)
  return fillPlaceholders(tokenWidget.unreadable.chainUnreachable, { chain: chain.name, host })
}

function receivedWords(
  { direction, paid, received }: { direction: 'buy' | 'sell'; paid: bigint; received: bigint },
  { currency, token }: Exchange,
): string {
  const [from, to] = direction === 'buy' ? [currency, token] : [token, currency]
  return fillPlaceholders(words.received, {
    received: `${formatExactly(received, to.decimals)}\u00A0${to.symbol}`,
    paid: `${formatAmount(paid, from.decimals)}\u00A0${from.symbol}`,
  })
}

/** Shows a shortened transaction hash, linked to the block explorer if there is one. */
function TransactionLink({ hash, explorerUrl }: { hash: string; explorerUrl: string | undefined }) {
  const short = `${hash.slice(0, 10)}…${hash.slice(-8)}`
  const href = explorerLink(explorerUrl, 'tx', hash)
  if (href === undefined) {
    return (
      <p className="mt-1 text-label text-faint">
        {words.transaction} <bdi className="font-mono select-all">{short}</bdi>
      </p>
    )
  }
  return (
    <p className="mt-1 text-label">
      <a
        href={href}
        {...newTab}
        className="inline-flex items-center gap-2 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent-text"
      >
        {words.transaction} <bdi className="font-mono">{short}</bdi>
        <ExternalLink aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
        <span className="sr-only">{words.opensInNewTab}</span>
      </a>
    </p>
  )
}
