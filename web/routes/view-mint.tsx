import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { useCollectionContract, useWalletContext } from '../features/wallet/wallet-scope.tsx'
import { CollectionGallery } from '../features/collection/collection-gallery.tsx'
import { BalancesError, CollectionSummary, useBalances } from '../features/collection/collection-summary.tsx'
import { ConnectMessage, SamplePictures } from '../features/collection/connect-prompt.tsx'
import { ShareCollection } from '../features/collection/share-collection.tsx'
import { WalletButton } from '../features/wallet/wallet-button.tsx'
import { WalletNotices } from '../features/wallet/wallet-notices.tsx'
import { LinkButton } from '../ui/button.tsx'
import { publicUrl } from '../ui/media-url.ts'
import { PageLink } from '../ui/page-link.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { useHydrated } from '../ui/use-browser-value.ts'

export function ViewMint() {
  const { wallet } = useWalletContext()
  const isHydrated = useHydrated()
  const isConnected = wallet.session?.status === 'connected'
  const account = isConnected ? wallet.session?.account : null
  const balances = useBalances({ address: account?.address, collection: useCollectionContract() })
  const total = balances.data?.reduce((sum, quantity) => sum + quantity, 0) ?? 0

  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.viewMint} />
      <SectionHeading level={1} title={campaign.viewer.title} caption={campaign.kicker} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <WalletButton wallet={wallet} />
        <LinkButton variant="ghost" size="small" render={<PageLink to={pages.mint.path} />}>
          {campaign.viewer.mintMore}
        </LinkButton>
      </div>
      {account ? (
        <>
          <div className="mt-6 empty:hidden">
            <WalletNotices account={account} />
          </div>
          <div className="mt-6">
            {balances.isError ? (
              <BalancesError onRetry={() => void balances.refetch()} />
            ) : (
              <CollectionSummary quantities={balances.data}>
                {total > 0 ? (
                  <ShareCollection address={account.address} total={total} />
                ) : (
                  balances.data && <p className="basis-full text-small text-muted">{campaign.viewer.empty}</p>
                )}
              </CollectionSummary>
            )}
          </div>
          <div className="mt-8">
            <CollectionGallery quantities={balances.data} />
          </div>
        </>
      ) : (
        <>
          <div className="mt-10">
            {!wallet.isReconnecting && <ConnectMessage host={isHydrated ? window.location.origin : publicUrl()} />}
          </div>
          <div className="mt-12">
            <SamplePictures />
          </div>
        </>
      )}
    </div>
  )
}
