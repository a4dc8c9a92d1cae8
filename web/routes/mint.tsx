import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { lazy, Suspense, useCallback, type ComponentType } from 'react'
import { BelowFirstScreen } from '../app-shell/below-first-screen.tsx'
import { PageHead } from '../app-shell/page-head.tsx'
import { useCollectionContract, useWalletContext } from '../features/wallet/wallet-scope.tsx'
import { CommunityIcon } from '../features/community/community-links.tsx'
import { DayClock } from '../features/mint/day-clock.tsx'
import { MintGallery } from '../features/mint/mint-gallery.tsx'
import { MintErrorDialog, MintIntro, MintNotice } from '../features/mint/mint-messages.tsx'
import { MintPanel } from '../features/mint/mint-panel.tsx'
import { useMintPage } from '../features/mint/use-mint-page.ts'
import type { ProgressStripProps } from '../features/progress/progress-strip.tsx'
import { solveProof } from '../features/proof-of-work/solve-proof.ts'
import { SocialControl, SocialPlaceholder } from '../features/social/social-control.tsx'
import { readStatement, signOut } from '../features/social/social-sign-in.ts'
import { AddNetwork } from '../features/wallet/add-network.tsx'
import { WalletButton } from '../features/wallet/wallet-button.tsx'
import { describeWalletError } from '../features/wallet/wallet-errors.ts'
import { WalletNotices } from '../features/wallet/wallet-notices.tsx'
import { Card } from '../ui/card.tsx'
import { Orbits } from '../ui/orbits.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { useAtRest } from '../ui/use-at-rest.ts'

const ProgressStrip = lazy<ComponentType<ProgressStripProps>>(() =>
  import('../features/progress/progress-strip.tsx').then(
    (module) => ({ default: module.ProgressStrip }),
    // Minting works without it.
    () => ({ default: () => null }),
  ),
)

export function Mint() {
  const { wallet, network, settings } = useWalletContext()
  const account = wallet.session?.account ?? null
  const mintPage = useMintPage({
    minter: account,
    collection: useCollectionContract(),
    message: network?.signingMessage ?? '',
    describeWalletError,
    statement: readStatement,
    onSignInEnded: signOut,
    solveProof,
  })
  const { store, snapshot, isOpen, day, minted } = mintPage
  const isAtRest = useAtRest()
  const mint = useCallback((index: number) => void store?.mint(index), [store])

  return (
    <div className="page-frame relative isolate pt-28 pb-section md:pt-36">
      <PageHead page={pages.mint} />
      <Orbits className="absolute top-28 end-4 -z-10 hidden w-136 opacity-60 xl:block" />
      <SectionHeading level={1} title={campaign.mint.title} caption={campaign.kicker} />
      <div className="mt-6">
        <MintIntro />
      </div>
      <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap sm:items-center">
        <WalletButton wallet={wallet} />
        {settings?.social && <SocialControl settings={settings.social} icon={<CommunityIcon place="microblog" />} />}
        {settings === undefined && <SocialPlaceholder icon={<CommunityIcon place="microblog" />} />}
        <AddNetwork chain={network?.chain} account={account} />
      </div>
      <div className="mt-6 flex flex-col gap-3 empty:hidden">
        {account && <WalletNotices account={account} />}
        <MintNotice isOpen={isOpen} day={day} isUnreadable={mintPage.isUnreadable} />
      </div>
      <Card className="mt-6 grid gap-8 lg:grid-cols-2 lg:gap-14">
        <MintPanel page={mintPage} isConnected={account !== null} />
        <DayClock day={day} endsAtSeconds={mintPage.endsAtSeconds} />
      </Card>
      {/* Reserves its space while its code loads, so that the gallery below does not shift. */}
      <div className="mt-4 min-h-34 min-[24rem]:min-h-26 sm:min-h-18 xl:min-h-10">
        <Suspense>
          {isAtRest && (
            <ProgressStrip
              address={account?.address}
              minted={day === undefined ? undefined : { day, items: minted }}
              endsAtSeconds={mintPage.endsAtSeconds}
            />
          )}
        </Suspense>
      </div>
      <div className="mt-4">
        <BelowFirstScreen>
          <MintGallery
            cards={mintPage.cards}
            isRunning={snapshot.isRunning}
            connectedAddress={account?.address}
            onMint={store && isOpen ? mint : undefined}
            unanswered={snapshot.unanswered}
            transactions={mintPage.transactions}
            explorerUrl={network?.chain.blockExplorerUrls[0]}
          />
        </BelowFirstScreen>
      </div>
      <MintErrorDialog error={snapshot.error} onDismiss={() => store?.dismiss()} />
    </div>
  )
}
