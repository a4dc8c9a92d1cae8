import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { controls } from '@network-site/site/site-chrome'
import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../app-shell/page-head.tsx'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { WalletScope, type WalletContext } from '../features/wallet/wallet-scope.tsx'
import { useLazyWallet } from '../features/wallet/wallet-session.ts'
import { walletSetup, type WalletSetup } from '../features/wallet/wallet-setup.ts'
import { useNetwork, useSettings } from '../features/settings/settings-queries.ts'
import { solveProof } from '../features/proof-of-work/solve-proof.ts'
import { compareToOwnToken, parseWidgetQuery, type WidgetQuery } from '../features/token-widget/parse-widget-query.ts'
import { MalformedQueryNotice, NotFramedNotice } from '../features/token-widget/widget-notices.tsx'
import { LoadingWidget, TokenExchange } from '../features/token-widget/token-exchange.tsx'
import { WidgetFrame } from '../features/token-widget/widget-layout.tsx'
import { WalletChip } from '../features/wallet/wallet-button.tsx'
import { describeWalletError, isRejection } from '../features/wallet/wallet-errors.ts'
import { publicUrl } from '../ui/media-url.ts'
import { useAtRest } from '../ui/use-at-rest.ts'
import { useBrowserValue } from '../ui/use-browser-value.ts'

const ToastHost = lazy(() => import('../ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))

const walletErrors = { isRejection, describe: describeWalletError }

/** The token widget, configured only by its query string, as a third-party widget would be. */
export function TokenWidget() {
  // Renders in small tasks after hydration.
  const isHydrated = useBrowserValue(yes, false)
  // Toasts raised earlier are queued until the host is mounted.
  const isAtRest = useAtRest()
  const { search } = useLocation()
  // Works only inside a frame: otherwise any link could present a foreign token under this site's name.
  const isFramed = isHydrated && window.parent !== window
  const parsed = useMemo(() => (isFramed ? parseWidgetQuery(search, { isColor }) : undefined), [isFramed, search])
  return (
    <WidgetFrame label={tokenWidget.label} accentColor={parsed?.query?.primaryColor}>
      <PageHead page={pages.tokenWidget} />
      {isHydrated && !isFramed && <NotFramedNotice />}
      {!isHydrated && <LoadingWidget />}
      {parsed?.problems && <MalformedQueryNotice problems={parsed.problems} />}
      {parsed?.query && (
        <QueryProvider>
          <Exchange query={parsed.query} />
          <Suspense>{isAtRest && <ToastHost position="top-right" dismissLabel={controls.dismiss} />}</Suspense>
        </QueryProvider>
      )}
    </WidgetFrame>
  )
}

const yes = () => true

function Exchange({ query }: { query: WidgetQuery }) {
  const loader = useLazyWallet()
  const settings = useSettings({ isEnabled: loader.isWanted })
  const network = useNetwork({ isEnabled: loader.isWanted })
  const setup = useMemo(
    () =>
      network.data && settings.data
        ? widgetWalletSetup(query, { network: network.data, settings: settings.data })
        : undefined,
    [query, network.data, settings.data],
  )
  return (
    <WalletScope loader={loader} setup={setup} queries={[settings, network]} noticeClassName="mb-6">
      {(wallet) => <ExchangeWithWallet query={query} wallet={wallet} network={network.data} settings={settings.data} />}
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

/** Returns the wallet setup with the query's chain in place of the testnet. */
function widgetWalletSetup(
  query: WidgetQuery,
  { network, settings }: { network: NetworkDocument; settings: BrowserSettings },
): WalletSetup {
  const setup = walletSetup(network, settings)
  if (compareToOwnToken(query, { network, rpcUrl: settings.rpcUrl }).isOwnChain) return setup
  const { chain } = query
  return {
    ...setup,
    hasGuestWallet: false,
    testnetReadUrls: chain.rpc,
    testnet: {
      id: chain.chainId,
      name: chain.name,
      network: chain.slug,
      shortName: chain.shortName,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: chain.rpc,
      blockExplorerUrls: [],
      testnet: chain.testnet,
    },
  }
}

function isColor(text: string): boolean {
  return CSS.supports('color', text)
}
