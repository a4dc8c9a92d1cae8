import { language } from '@network-site/site/language'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { ArrowDownUp, CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatAmount, formatExactly } from './amounts.ts'
import type { Exchange, ExchangeProblem } from './use-exchange.ts'

const words = tokenWidget.card
const { problems, failures } = tokenWidget

/** Shows the amounts to pay and to receive, and the button that flips them. */
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
            className="type-label -me-2 min-h-9 px-2 text-caption text-accent-text enabled-hover:text-ink blocked:text-faint"
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
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0"
          maxLength={60}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          className={joinClasses(
            'w-full bg-transparent text-ink tabular-nums outline-none rtl:text-right placeholder:text-faint read-only:text-muted',
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
      {/* Always rendered, so that screen readers announce a problem when it appears. */}
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
          {fillPlaceholders(words.rest, { rest: `${formatExactly(quote.rest, pay.decimals)}\u00A0${pay.symbol}` })}
        </p>
      )}
    </div>
  )
}

interface AmountPanelProps {
  label: ReactNode
  symbol: string
  decimals: number
  /** Undefined until a wallet is connected and its balance has loaded. */
  balance: bigint | undefined
  isWrong?: boolean
  /** Shown beside the balance. */
  control?: ReactNode
  /** The amount: an input or an output. */
  children: ReactNode
}

/** Shows one side of a swap: label, balance, amount, and symbol. */
function AmountPanel({ label, symbol, decimals, balance, isWrong, control, children }: AmountPanelProps) {
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

/** Returns the font for an amount: the longer the amount, the smaller the font. */
function amountAppearance(text: string): string {
  if (text.length <= 8) return 'font-display font-medium text-numeral'
  return text.length <= 13 ? 'font-display font-medium text-lead' : 'font-text text-title'
}

const problemMessages = { ...problems, refused: failures.refused }

/** Explains the problem with the amount. */
function describeProblem(
  problem: ExchangeProblem,
  { pay, currency, token, chain, direction, holdings, feeWei }: Exchange,
): string {
  const isEther = direction === 'buy' || problem === 'noGas'
  const held = isEther ? holdings?.etherWei : holdings?.tokenUnits
  const heldIn = isEther ? currency : token
  const message = problemMessages[problem]
  const sentence = typeof message === 'string' ? message : pluralForm(message, pay.decimals, language.locale)
  return fillPlaceholders(sentence, {
    symbol: pay.symbol,
    currency: currency.symbol,
    chain: chain.name,
    count: pay.decimals,
    held: `${formatAmount(held ?? 0n, heldIn.decimals)}\u00A0${heldIn.symbol}`,
    left: `${formatAmount(holdings?.remainingUnits ?? 0n, token.decimals)}\u00A0${token.symbol}`,
    fee: `${formatAmount(feeWei ?? 0n, currency.decimals)}\u00A0${currency.symbol}`,
  })
}
