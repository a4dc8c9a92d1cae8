import { tokenWidget } from '@network-site/site/token-widget'
import { fillWords } from './fill-words.ts'
import { formatAmount, formatExactly } from './format-amount.ts'
import { useDebounced } from './use-debounced.ts'
import type { Exchange } from './use-exchange.ts'

const pauseMilliseconds = 700

/** Speaks the quote once somebody has stopped typing; nobody wants to hear every digit. */
export function QuoteAnnouncer({ exchange }: { exchange: Exchange }) {
  const { quote, problem, pay, receive } = exchange
  const words =
    quote && problem === undefined && quote.received > 0n
      ? fillWords(tokenWidget.card.quote, {
          paid: `${formatAmount(quote.paid, pay.decimals)} ${pay.symbol}`,
          received: `${formatExactly(quote.received, receive.decimals)} ${receive.symbol}`,
        })
      : ''
  return <output className="sr-only">{useDebounced(words, pauseMilliseconds)}</output>
}
