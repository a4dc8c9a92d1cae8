import type { WidgetChain } from '@network-site/protocol/token-widget'
import { tokenWidget } from '@network-site/site/token-widget'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { Token } from './token-client.ts'

/** The token's name and chain, and what the widget does. */
export function TokenIntro({ token, chain }: { token: Token; chain: WidgetChain }) {
  const { symbol } = token
  return (
    <header>
      <p className="type-caption flex flex-wrap items-center gap-x-3 gap-y-1.5 text-brass">
        {chain.name}
        {chain.testnet && !/testnet/i.test(chain.name) && (
          <span className="border border-line-strong px-2 py-0.5 text-muted">{tokenWidget.testnet}</span>
        )}
      </p>
      <h1 className="type-display mt-3 text-heading-2 wrap-anywhere lg:mt-5">
        {token.name} <span className="text-accent-text">{symbol}</span>
      </h1>
      <p className="type-prose mt-3 text-small lg:mt-6 lg:text-lead">
        {fillPlaceholders(tokenWidget.lead, { symbol, currency: chain.nativeCurrency.symbol })}
      </p>
    </header>
  )
}
