import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { AddToken } from './add-token.tsx'
import type { WidgetQuery } from './parse-widget-query.ts'
import { SwapCard } from './swap-card.tsx'
import type { Token, TokenAccess } from './token-access.ts'
import { TokenFacts } from './token-facts.tsx'
import { TokenIntro } from './token-intro.tsx'
import { TokenUnreadableNotice } from './token-unreadable-notice.tsx'
import type { Trader, WalletErrors } from './trader.ts'
import { useExchange } from './use-exchange.ts'
import { useToken, useTokenAccess } from './use-token.ts'
import { WidgetColumns } from './widget-columns.tsx'
import { WidgetSkeleton } from './widget-skeleton.tsx'

export interface TokenExchangeProps {
  query: WidgetQuery
  trader: Trader | undefined
  errors: WalletErrors
  isConnecting: boolean
  onConnect: () => void
  /** Who is connected. */
  account: ReactNode
  /** Absent until it is known; false where the token is somebody else's. */
  isOwnToken: boolean | undefined
  /** The token's picture for a wallet's list, where it is ours. */
  image: string | undefined
  faucetWei: bigint | undefined
  explorerUrl: string | undefined
}

/** The whole widget for one token: read without a wallet, used with one. */
export function TokenExchange(props: TokenExchangeProps) {
  const { query } = props
  const access = useTokenAccess(query)
  const token = useToken(query, access.data)
  const error = access.error ?? token.error
  if (error) {
    return (
      <TokenUnreadableNotice
        error={error}
        chain={query.chain}
        contract={query.contract}
        isRetrying={access.isFetching || token.isFetching}
        onRetry={() => void (access.error ? access : token).refetch()}
      />
    )
  }
  if (!access.data || !token.data) return <WidgetSkeleton />
  return <OpenExchange {...props} access={access.data} token={token.data} />
}

function OpenExchange({ access, token, ...props }: TokenExchangeProps & { access: TokenAccess; token: Token }) {
  const { query, trader, errors, isOwnToken } = props
  const { chain, contract } = query
  const exchange = useExchange({ chain, token, access, trader, errors })
  return (
    <WidgetColumns
      intro={<TokenIntro token={token} chain={chain} />}
      card={
        <>
          {isOwnToken === false && (
            <p className="mb-4 border border-line border-l-2 border-l-accent bg-surface p-4 text-small text-muted">
              {tokenWidget.foreign}
            </p>
          )}
          <SwapCard exchange={exchange} {...props} />
        </>
      }
      facts={
        <TokenFacts contract={contract} chain={chain}>
          <AddToken token={token} contract={contract} trader={trader} errors={errors} image={props.image} />
        </TokenFacts>
      }
    />
  )
}
