import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { NetworkDocument } from '@network-site/protocol/network-document'
import { controls } from '@network-site/site/controls'
import { pages } from '@network-site/site/pages'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { compareToOwn } from '../features/token-widget/compare-to-own.ts'
import { parseWidgetQuery, type WidgetQuery } from '../features/token-widget/parse-widget-query.ts'
import { TokenExchange } from '../features/token-widget/token-exchange.tsx'
import { useAccent } from '../features/token-widget/use-accent.ts'
import { WidgetFrame } from '../features/token-widget/widget-frame.tsx'
import { WidgetRefusal } from '../features/token-widget/widget-refusal.tsx'
import { WidgetSkeleton } from '../features/token-widget/widget-skeleton.tsx'
import { describeWalletError } from '../features/wallet/describe-wallet-error.ts'
import { isRejection } from '../features/wallet/is-rejection.ts'
import { WalletChip } from '../features/wallet/wallet-chip.tsx'
import { pageMeta } from '../page-meta.ts'
import { publicUrl } from '../public-url.ts'
import { ServerState } from '../server-state.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/token-widget'
import { WalletScope, type WalletSurroundings } from './shared/wallet-scope.tsx'
import { widgetWalletSetup } from './shared/widget-wallet-setup.ts'

export const meta: Route.MetaFunction = () => pageMeta(pages.tokenWidget)

const ToastHost = lazy(() => import('../ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))

const walletErrors = { isRejection, describe: describeWalletError }

/** Our own token widget: its address tells it everything, as it would tell a third party's. */
export default function TokenWidget() {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const parsed = useMemo(() => (isHydrated ? parseWidgetQuery(search, { isColor }) : undefined), [isHydrated, search])
  useAccent(parsed?.query?.primaryColor)
  return (
    <WidgetFrame>
      {parsed === undefined && <WidgetSkeleton />}
      {parsed?.problems && <WidgetRefusal problems={parsed.problems} />}
      {parsed?.query && (
        <ServerState>
          <Exchange query={parsed.query} />
          <Suspense>
            <ToastHost position="top-right" dismissLabel={controls.dismiss} />
          </Suspense>
        </ServerState>
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
      {(surroundings) => <ExchangeWithWallet query={query} {...surroundings} />}
    </WalletScope>
  )
}

function ExchangeWithWallet({ query, wallet, network, settings }: WalletSurroundings & { query: WidgetQuery }) {
  const { session, isSettling, isOpening, connect } = wallet
  const account = session?.account
  const own = network && settings && compareToOwn(query, { network, rpcUrl: settings.rpcUrl })
  const faucet = own?.isOwnChain && settings?.faucet?.chainId === query.chain.chainId ? settings.faucet : null
  return (
    <TokenExchange
      query={query}
      trader={
        account ? { ...account, isOnChain: account.isOnTestnet, switchChain: account.switchToTestnet } : undefined
      }
      errors={walletErrors}
      isConnecting={isSettling || isOpening}
      onConnect={connect}
      account={<WalletChip session={session} />}
      isOwnToken={own?.isOwnToken}
      image={own?.isOwnToken ? `${publicUrl()}/icons/apple-touch-icon.png` : undefined}
      faucetWei={faucet ? BigInt(faucet.amountWei) : undefined}
      explorerUrl={own?.isOwnChain ? network?.chain.blockExplorerUrls[0] : undefined}
    />
  )
}

function isColor(text: string): boolean {
  return CSS.supports('color', text)
}
