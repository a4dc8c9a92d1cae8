import { odyssey } from '@network-site/site/odyssey'
import { pages } from '@network-site/site/pages'
import { useCallback } from 'react'
import { PlaceIcon } from '../features/community/place-icon.tsx'
import { DayClock } from '../features/mint/day-clock.tsx'
import { MintError } from '../features/mint/mint-error.tsx'
import { MintFlavour } from '../features/mint/mint-flavour.tsx'
import { MintGallery } from '../features/mint/mint-gallery.tsx'
import { MintNotices } from '../features/mint/mint-notices.tsx'
import { MintPanel } from '../features/mint/mint-panel.tsx'
import { useMintBoard } from '../features/mint/use-mint-board.ts'
import { readAccessToken } from '../features/social/access-token.ts'
import { SocialControl } from '../features/social/social-control.tsx'
import { AddNetwork } from '../features/wallet/add-network.tsx'
import { describeWalletError } from '../features/wallet/describe-wallet-error.ts'
import { WalletButton } from '../features/wallet/wallet-button.tsx'
import { WalletNotices } from '../features/wallet/wallet-notices.tsx'
import { pageMeta } from '../page-meta.ts'
import { Card } from '../ui/card.tsx'
import { Orbits } from '../ui/orbits.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/vanguard-mint'
import type { PageHandle } from './shared/page-handle.ts'
import { useCollectionOnChain } from './shared/use-collection-on-chain.ts'
import { useWalletOutlet } from './shared/wallet-outlet.ts'

export const meta: Route.MetaFunction = () => pageMeta(pages.vanguardMint)

export const handle: PageHandle = { hasToasts: true }

export default function VanguardMint() {
  const { wallet, network, settings } = useWalletOutlet()
  const account = wallet.session?.account ?? null
  const board = useMintBoard({
    minter: account,
    collection: useCollectionOnChain(),
    message: network?.signingMessage ?? '',
    describeWalletError,
    accessToken: readAccessToken,
  })
  const { desk, snapshot, isOpen, day } = board
  const mint = useCallback((index: number) => void desk?.mint(index), [desk])

  return (
    <div className="page-frame relative isolate pt-28 pb-section md:pt-36">
      <Orbits className="absolute top-28 right-4 -z-10 hidden w-136 opacity-60 xl:block" />
      <SectionHeading level={1} title={odyssey.mint.title} caption={odyssey.kicker} />
      <div className="mt-6">
        <MintFlavour />
      </div>
      <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap sm:items-center">
        <WalletButton access={wallet} />
        {settings?.social && <SocialControl settings={settings.social} icon={<PlaceIcon place="microblog" />} />}
        {!settings && <Skeleton className="h-12 w-46" />}
        <AddNetwork chain={network?.chain} account={account} />
      </div>
      <div className="mt-6 flex flex-col gap-3 empty:hidden">
        {account && <WalletNotices account={account} />}
        <MintNotices isOpen={isOpen} day={day} isUnreadable={board.isUnreadable} />
      </div>
      <Card className="mt-6 grid gap-8 lg:grid-cols-2 lg:gap-14">
        <MintPanel board={board} isConnected={account !== null} />
        <DayClock day={day} endsAtSeconds={board.endsAtSeconds} />
      </Card>
      <div className="mt-8">
        <MintGallery
          cards={board.cards}
          connectedAddress={account?.address}
          onMint={desk && isOpen ? mint : undefined}
          transactions={board.transactions}
          explorerUrl={network?.chain.blockExplorerUrls[0]}
        />
      </div>
      <MintError error={snapshot.error} onDismiss={() => desk?.dismiss()} />
    </div>
  )
}
