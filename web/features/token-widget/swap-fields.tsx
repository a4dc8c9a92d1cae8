import { tokenWidget } from '@network-site/site/token-widget'
import { ArrowDownUp, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { AmountPanel, amountAppearance } from './amount-panel.tsx'
import { formatExactly } from './amounts.ts'
import { describeProblem } from './describe-problem.ts'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.card

/** The amount to pay, the amount to receive, and the button that flips them. */
export function SwapFields({ exchange }: { exchange: Exchange }) {
  const { pay, receive, direction, holdings, quote, text, problem, phase, offerMax } = exchange
  const id = useId()
  const isBusy = phase.step === 'signing' || phase.step === 'pending' || phase.step === 'switching'
  const [held, gained] =
    direction === 'buy' ? [holdings?.etherWei, holdings?.tokenUnits] : [holdings?.tokenUnits, holdings?.etherWei]
  const received = quote ? formatExactly(quote.received, receive.decimals) : '0'
  return (
    <div>
      <AmountPanel
        {...pay}
        label={
          <label htmlFor={id}>
            {words.pay} <span className="sr-only">{pay.symbol}</span>
          </label>
        }
        balance={held}
        isWrong={problem !== undefined}
        control={
          <button
            type="button"
            disabled={isBusy || !offerMax}
            aria-label={fillPlaceholders(words.maxOf, { symbol: pay.symbol })}
            onClick={offerMax}
            className="type-label -mr-2 min-h-9 px-2 text-caption text-accent-text enabled-hover:text-ink blocked:text-faint"
          >
            {words.max}
          </button>
        }
      >
        <input
          id={id}
          value={text}
          onChange={(event) => exchange.type(event.target.value)}
          readOnly={isBusy}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0"
          maxLength={60}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          className={joinClasses(
            'w-full bg-transparent text-ink tabular-nums outline-none placeholder:text-faint read-only:text-muted',
            amountAppearance(text),
          )}
        />
      </AmountPanel>
      <div className="relative z-10 -my-3.5 flex justify-center">
        {/* The button overlaps both panels, so it is opaque. */}
        <span className="bg-surface">
          <IconButton
            label={fillPlaceholders(words.flip, { pay: receive.symbol, receive: pay.symbol })}
            icon={<ArrowDownUp />}
            disabled={isBusy}
            onClick={exchange.flip}
          />
        </span>
      </div>
      <AmountPanel {...receive} label={words.receive} balance={gained}>
        <output
          htmlFor={id}
          className={joinClasses(
            'block wrap-anywhere tabular-nums',
            amountAppearance(received),
            quote ? 'text-ink' : 'text-faint',
          )}
        >
          {received}
        </output>
      </AmountPanel>
      {/* Always in the page, so that screen readers announce a problem when it appears. */}
      <div id={`${id}-problem`} role="alert" className="text-small text-accent-text empty:hidden">
        {problem !== undefined && (
          <p className="mt-3 flex items-start gap-2">
            <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
            <span>{describeProblem(problem, exchange)}</span>
          </p>
        )}
      </div>
      {quote && quote.rest > 0n && quote.received > 0n && (
        <p className="mt-3 text-small text-faint">
          {fillPlaceholders(words.rest, { rest: `${formatExactly(quote.rest, pay.decimals)} ${pay.symbol}` })}
        </p>
      )}
    </div>
  )
}
