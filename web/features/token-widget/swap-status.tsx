import { tokenWidget } from '@network-site/site/token-widget'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { fillWords } from './fill-words.ts'
import { formatAmount, formatExactly } from './format-amount.ts'
import { TransactionLink } from './transaction-link.tsx'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.status

/** How the newest swap is going. What is waited for is said politely, what went wrong at once. */
export function SwapStatus({ exchange, explorerUrl }: { exchange: Exchange; explorerUrl: string | undefined }) {
  const { phase } = exchange
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {phase.step === 'signing' && <Plate>{words.signing}</Plate>}
        {phase.step === 'pending' && (
          <Plate>
            <ProgressBar label={words.pending} isLabelHidden className="mb-3.5" />
            <p>{words.pending}</p>
            <TransactionLink hash={phase.hash} explorerUrl={explorerUrl} />
          </Plate>
        )}
        {phase.step === 'confirmed' && (
          <Plate icon={<CircleCheck className="text-positive" />} title={words.confirmed}>
            <p className="text-body text-ink">{receivedWords(phase, exchange)}</p>
            <TransactionLink hash={phase.hash} explorerUrl={explorerUrl} />
            <Button variant="ghost" size="small" className="mt-1" onClick={exchange.dismiss}>
              {words.again}
            </Button>
          </Plate>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {phase.step === 'idle' && exchange.isSilent && <Plate isAlarm>{silentWords(exchange)}</Plate>}
        {phase.step === 'failed' && (
          <Plate icon={<CircleAlert className="text-accent-text" />} title={words.failed} isAlarm>
            <p>{phase.sentence}</p>
            {phase.hash && <TransactionLink hash={phase.hash} explorerUrl={explorerUrl} />}
            <Button variant="ghost" size="small" className="mt-1" onClick={exchange.dismiss}>
              {words.dismiss}
            </Button>
          </Plate>
        )}
      </div>
    </>
  )
}

interface PlateProps {
  icon?: ReactNode
  title?: string
  isAlarm?: boolean
  children: ReactNode
}

function Plate({ icon, title, isAlarm, children }: PlateProps) {
  return (
    <div
      className={`border border-l-2 border-line bg-raised px-4 py-3.5 text-small text-muted md:px-5 ${isAlarm ? 'border-l-accent' : icon ? 'border-l-positive' : 'border-l-brass'}`}
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

function silentWords({ chain }: Exchange): string {
  const host = chain.rpc.map((url) => new URL(url).host).join(', ')
  return fillWords(tokenWidget.unreadable.silent, { chain: chain.name, host })
}

function receivedWords(
  { direction, paid, received }: { direction: 'buy' | 'sell'; paid: bigint; received: bigint },
  { currency, token }: Exchange,
): string {
  const [from, to] = direction === 'buy' ? [currency, token] : [token, currency]
  return fillWords(words.received, {
    received: `${formatExactly(received, to.decimals)} ${to.symbol}`,
    paid: `${formatAmount(paid, from.decimals)} ${from.symbol}`,
  })
}
