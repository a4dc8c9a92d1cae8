import { explorerLink } from '@network-site/protocol/explorer'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { controls } from '@network-site/site/site-chrome'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { Copy, ExternalLink, Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Address } from 'viem'
import { IconButton } from '../../ui/button.tsx'
import { writeClipboard } from '../../ui/clipboard.ts'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import type { WidgetQuery } from './parse-widget-query.ts'
import { SwapCard, type SwapCardProps } from './swap-card.tsx'
import type { Token, TokenClient, WalletErrors } from './token-client.ts'
import { useToken, useTokenClient } from './token-queries.ts'
import { useExchange } from './use-exchange.ts'
import { WidgetColumns, WidgetSkeleton } from './widget-layout.tsx'
import { TokenReadErrorNotice } from './widget-notices.tsx'

const factsWords = tokenWidget.facts
const watchWords = tokenWidget.watch

interface TokenExchangeProps extends Omit<SwapCardProps, 'exchange'> {
  query: WidgetQuery
  errors: WalletErrors
  /** Undefined while loading; false for a third-party token. */
  isOwnToken: boolean | undefined
  /** The icon for the wallet's token list, if the token is ours. */
  image: string | undefined
}

/** Shows and announces that the token loads. */
export function LoadingWidget() {
  return (
    <>
      <h1 className="sr-only">{tokenWidget.card.title}</h1>
      <WidgetSkeleton label={tokenWidget.loading} />
    </>
  )
}

/** Renders the widget for one token. Only swapping needs a wallet. */
export function TokenExchange(props: TokenExchangeProps) {
  const { query, wallet } = props
  const client = useTokenClient(query, { isEnabled: wallet !== undefined })
  const token = useToken(query)
  // Renders in small tasks. A query result alone would render everything in one.
  const shown = useDeferredValue(token.data)
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
  if (!shown) return <LoadingWidget />
  // Until the client has loaded, the wallet still counts as connecting.
  const isLoading = wallet !== undefined && !client.data
  return (
    <LoadedExchange
      {...props}
      wallet={client.data && wallet}
      isConnecting={props.isConnecting || isLoading}
      client={client.data}
      token={shown}
    />
  )
}

interface LoadedExchangeProps extends TokenExchangeProps {
  /** Undefined without a wallet. */
  client: TokenClient | undefined
  token: Token
}

function LoadedExchange({ client, token, ...props }: LoadedExchangeProps) {
  const { query, wallet, errors, isOwnToken } = props
  const { chain, contract } = query
  const exchange = useExchange({ chain, token, client, wallet, errors })
  return (
    <WidgetColumns
      intro={<TokenIntro token={token} chain={chain} />}
      card={
        <>
          {isOwnToken === false && (
            <p className="mb-4 border border-line border-s-2 border-s-accent bg-surface p-4 text-small text-muted">
              {tokenWidget.foreign}
            </p>
          )}
          <SwapCard exchange={exchange} {...props} />
        </>
      }
      facts={
        <TokenFacts contract={contract} chain={chain} explorerUrl={props.explorerUrl}>
          <AddToken token={token} contract={contract} wallet={wallet} errors={errors} image={props.image} />
        </TokenFacts>
      }
    />
  )
}

/** Introduces the token, its chain, and what the widget does. */
function TokenIntro({ token, chain }: { token: Token; chain: WidgetChain }) {
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

interface TokenFactsProps extends Pick<WidgetQuery, 'contract' | 'chain'>, Pick<TokenExchangeProps, 'explorerUrl'> {
  children: ReactNode
}

/** Shows the token's address with a copy button and a link to the block explorer, and its chain. */
function TokenFacts({ contract, chain, explorerUrl, children }: TokenFactsProps) {
  const [message, setMessage] = useState('')
  const contractUrl = explorerLink(explorerUrl, 'address', contract)

  async function copy() {
    try {
      await writeClipboard(contract)
      setMessage(factsWords.copied)
    } catch {
      setMessage(factsWords.copyFailed)
    }
  }

  return (
    <section aria-label={factsWords.label} className="border-t border-line pt-5">
      <dl className="grid gap-4 text-small sm:grid-cols-[auto_1fr] sm:gap-x-8 sm:gap-y-3">
        <dt className="type-caption text-faint sm:pt-3">{factsWords.contract}</dt>
        <dd className="flex items-center gap-3">
          <bdi className="min-w-0 font-mono text-micro wrap-anywhere sm:text-label text-ink select-all">{contract}</bdi>
          <IconButton label={factsWords.copyContract} icon={<Copy />} size="small" onClick={() => void copy()} />
          {contractUrl !== undefined && (
            <IconButton
              label={factsWords.onExplorer}
              icon={<ExternalLink className="rtl:-scale-x-100" />}
              size="small"
              href={contractUrl}
              newTabHint={tokenWidget.status.opensInNewTab}
            />
          )}
        </dd>
        <dt className="type-caption text-faint">{factsWords.network}</dt>
        <dd className="text-ink">
          {chain.name} <span className="ms-1 text-faint tabular-nums">{chain.chainId}</span>
        </dd>
      </dl>
      <output className="mt-2 block text-small text-muted empty:hidden">{message}</output>
      <div className="mt-4">{children}</div>
    </section>
  )
}

interface AddTokenProps extends Pick<TokenExchangeProps, 'wallet' | 'errors' | 'image'> {
  token: Token
  contract: Address
}

/** Asks the wallet to list the token (EIP-747) and shows the result. */
function AddToken({ token, contract, wallet, errors, image }: AddTokenProps) {
  const [message, setMessage] = useState('')
  const [isRequesting, setIsRequesting] = useState(false)
  const { ask, unanswered } = useAnswer()
  const { symbol, decimals } = token

  async function requestListing(): Promise<string> {
    if (!wallet) return watchWords.needsWallet
    if (wallet.isGuest) return watchWords.guest
    try {
      // Wallets list a token under their current chain.
      if (!wallet.isOnChain) await ask(() => wallet.switchChain())
      const asset = { address: contract, symbol, decimals, ...(image ? { image } : {}) }
      const isListed = await ask(() => wallet.watchAsset(asset))
      return isListed ? fillPlaceholders(watchWords.added, { symbol }) : watchWords.declined
    } catch (error) {
      if (error instanceof CanceledError || errors.isRejection(error)) return watchWords.declined
      return isUnknownMethod(error) ? watchWords.unsupported : errors.describe(error)
    }
  }

  async function onPress() {
    setIsRequesting(true)
    setMessage(await requestListing())
    setIsRequesting(false)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <AnswerButton
          unanswered={unanswered}
          words={controls.unanswered}
          variant="ghost"
          size="small"
          icon={<Plus />}
          isLoading={isRequesting}
          onClick={() => void onPress()}
        >
          {fillPlaceholders(watchWords.ask, { symbol })}
        </AnswerButton>
      </div>
      <output className="mt-1 block text-small text-muted empty:hidden">{message}</output>
    </div>
  )
}

function isUnknownMethod(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message }: { code?: unknown; message?: unknown } = error
  return (
    code === 4200 || code === -32601 || /not supported|not exist|not available|unknown method/i.test(String(message))
  )
}
