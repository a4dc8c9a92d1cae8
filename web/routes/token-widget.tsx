import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { controls } from '@network-site/site/controls'
import { pages } from '@network-site/site/pages'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../app-shell/page-head.tsx'
import { publicUrl } from '../app-shell/public-url.ts'
import { solveProof } from '../app-shell/solve-proof.ts'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { WalletScope, type WalletContext } from '../app-shell/wallet-scope.tsx'
import { widgetWalletSetup } from '../app-shell/widget-wallet-setup.ts'
import { compareToOwnToken } from '../features/token-widget/compare-to-own-token.ts'
import { parseWidgetQuery, type WidgetQuery } from '../features/token-widget/parse-widget-query.ts'
import { TokenExchange } from '../features/token-widget/token-exchange.tsx'
import { NotFramedNotice } from '../features/token-widget/not-framed-notice.tsx'
import { WidgetFrame } from '../features/token-widget/widget-layout.tsx'
import { MalformedQueryNotice } from '../features/token-widget/malformed-query-notice.tsx'
import { WidgetSkeleton } from '../features/token-widget/widget-skeleton.tsx'
import { WalletChip } from '../features/wallet/wallet-chip.tsx'
import { describeWalletError, isRejection } from '../features/wallet/wallet-errors.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const ToastHost = lazy(() => import('../ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))

const walletErrors = { isRejection, describe: describeWalletError }

/** Our own token widget: configured by its query string alone, as a third party's would be. */
export function TokenWidget() {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // Only a page of ours may frame it. By itself it would lend our name to whoever made the link.
  const isFramed = isHydrated && window.parent !== window
  const parsed = useMemo(() => (isFramed ? parseWidgetQuery(search, { isColor }) : undefined), [isFramed, search])
  return (
    <WidgetFrame accentColor={parsed?.query?.primaryColor}>
      <PageHead page={pages.tokenWidget} />
      {isHydrated && !isFramed && <NotFramedNotice />}
      {!isHydrated && <WidgetSkeleton />}
      {parsed?.problems && <MalformedQueryNotice problems={parsed.problems} />}
      {parsed?.query && (
        <QueryProvider>
          <Exchange query={parsed.query} />
          <Suspense>
            <ToastHost position="top-right" dismissLabel={controls.dismiss} />
          </Suspense>
        </QueryProvider>
      )}
    </WidgetFrame>
  )
}

function Exchange({ query }: { query: WidgetQuery }) {
  const setupOf = useCallback(
    (network: NetworkDocument, settings: BrowserSettings) => widgetWalletSetup(query, { network, settings }),
    [query],
  )
  return (
    <WalletScope setupOf={setupOf} noticeClassName="mb-6">
      {(context) => <ExchangeWithWallet query={query} {...context} />}
    </WalletScope>
  )
}

function ExchangeWithWallet({ query, wallet, network, settings }: WalletContext & { query: WidgetQuery }) {
  const { session, isReconnecting, isOpening, connect } = wallet
  const account = session?.account
  const own = network && settings && compareToOwnToken(query, { network, rpcUrl: settings.rpcUrl })
  const faucet = own?.isOwnChain && settings?.faucet?.chainId === query.chain.chainId ? settings.faucet : null
  return (
    <TokenExchange
      query={query}
      wallet={
        account ? { ...account, isOnChain: account.isOnTestnet, switchChain: account.switchToTestnet } : undefined
      }
      errors={walletErrors}
      isConnecting={isReconnecting || isOpening}
      onConnect={connect}
      account={<WalletChip session={session} />}
      isOwnToken={own?.isOwnToken}
      image={own?.isOwnToken ? `${publicUrl()}/icons/apple-touch-icon.png` : undefined}
      solveProof={solveProof}
      faucetWei={faucet ? BigInt(faucet.amountWei) : undefined}
      explorerUrl={own?.isOwnChain ? network?.chain.blockExplorerUrls[0] : undefined}
    />
  )
}

function isColor(text: string): boolean {
  return CSS.supports('color', text)
}
