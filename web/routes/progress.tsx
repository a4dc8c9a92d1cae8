import { pages } from '@network-site/site/pages'
import { lazy, Suspense } from 'react'
import { PageHead } from '../app-shell/page-head.tsx'
import { useWalletContext } from '../features/wallet/wallet-scope.tsx'
import { ProgressPage } from '../features/progress/progress-page.tsx'
import { WalletButton } from '../features/wallet/wallet-button.tsx'
import { describeWalletError } from '../features/wallet/wallet-errors.ts'
import { Skeleton } from '../ui/progress-bar.tsx'

const RankPanel = lazy(() =>
  import('../features/leaderboard/rank-panel.tsx').then((module) => ({ default: module.RankPanel })),
)
const OwnAccount = lazy(() => import('../app-shell/own-account.tsx').then((module) => ({ default: module.OwnAccount })))
const NameForm = lazy(() =>
  import('../features/leaderboard/name-form.tsx').then((module) => ({ default: module.NameForm })),
)

export function Progress() {
  const { wallet, settings, network } = useWalletContext()
  const isConnected = wallet.session?.status === 'connected'
  const own = (isConnected && wallet.session?.account) || undefined
  const social = settings?.social
  const signedFor = settings && network ? { siteUrl: settings.siteUrl, chainId: network.chain.id } : undefined
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.progress} />
      <ProgressPage
        ownAddress={own?.address}
        isReconnecting={wallet.isReconnecting}
        explorerUrl={network?.chain.blockExplorerUrls[0]}
        walletButton={<WalletButton wallet={wallet} />}
        renderRankPanel={({ address, isOwn }) => {
          const place = <Skeleton className="min-h-88 lg:min-h-64" />
          // Its code loads once the address is known.
          if (!address) return place
          return (
            <Suspense fallback={place}>
              <RankPanel address={address}>
                {isOwn && own && signedFor && (
                  <Suspense fallback={<Skeleton className="min-h-88" />}>
                    <NameForm
                      key={own.address}
                      signer={own}
                      signedFor={signedFor}
                      describeWalletError={describeWalletError}
                    />
                  </Suspense>
                )}
              </RankPanel>
            </Suspense>
          )
        }}
        renderAccountControl={
          own && social && signedFor
            ? (isAccountConnected) => (
                <Suspense>
                  <OwnAccount wallet={own} isConnected={isAccountConnected} signedFor={signedFor} settings={social} />
                </Suspense>
              )
            : undefined
        }
      />
    </div>
  )
}
