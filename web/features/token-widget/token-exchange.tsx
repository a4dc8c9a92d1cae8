import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { AddToken } from './add-token.tsx'
import type { WidgetQuery } from './parse-widget-query.ts'
import type { SolveProof } from './request-test-ether.ts'
import { SwapCard } from './swap-card.tsx'
import type { SwapWallet, WalletErrors } from './swap-wallet.ts'
import type { Token, TokenClient } from './token-client.ts'
import { TokenFacts } from './token-facts.tsx'
import { TokenIntro } from './token-intro.tsx'
import { useToken, useTokenClient } from './token-queries.ts'
import { TokenReadErrorNotice } from './token-read-error-notice.tsx'
import { useExchange } from './use-exchange.ts'
import { WidgetColumns } from './widget-layout.tsx'
import { WidgetSkeleton } from './widget-skeleton.tsx'

export interface TokenExchangeProps {
  query: WidgetQuery
  wallet: SwapWallet | undefined
  errors: WalletErrors
  isConnecting: boolean
  onConnect: () => void
  /** Shows the connected account. */
  account: ReactNode
  /** Undefined until it is known; false for another token. */
  isOwnToken: boolean | undefined
  /** The icon for a wallet's list, where the token is ours. */
  image: string | undefined
  faucetWei: bigint | undefined
  solveProof: SolveProof
  explorerUrl: string | undefined
}

/** The whole widget for one token. It is read without a wallet, and used with one. */
export function TokenExchange(props: TokenExchangeProps) {
  const { query } = props
  const client = useTokenClient(query)
  const token = useToken(query, client.data)
  const error = client.error ?? token.error
  if (error) {
    return (
      <TokenReadErrorNotice
        error={error}
        chain={query.chain}
        contract={query.contract}
        isRetrying={client.isFetching || token.isFetching}
        onRetry={() => void (client.error ? client : token).refetch()}
      />
    )
  }
  if (!client.data || !token.data) return <WidgetSkeleton />
  return <LoadedExchange {...props} client={client.data} token={token.data} />
}

function LoadedExchange({ client, token, ...props }: TokenExchangeProps & { client: TokenClient; token: Token }) {
  const { query, wallet, errors, isOwnToken } = props
  const { chain, contract } = query
  const exchange = useExchange({ chain, token, client, wallet, errors })
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
          <AddToken token={token} contract={contract} wallet={wallet} errors={errors} image={props.image} />
        </TokenFacts>
      }
    />
  )
}
