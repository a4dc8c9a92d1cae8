import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { useWalletLayoutContext } from '../app-shell/wallet-layout-context.ts'
import { CardPicture } from '../features/collection/card-picture.tsx'
import { ProgressPage } from '../features/progress/progress-page.tsx'
import { WalletButton } from '../features/wallet/wallet-button.tsx'

export function Progress() {
  const { wallet } = useWalletLayoutContext()
  const isConnected = wallet.session?.status === 'connected'
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.progress} />
      <ProgressPage
        ownAddress={isConnected ? wallet.session?.account?.address : undefined}
        isReconnecting={wallet.isReconnecting}
        walletButton={<WalletButton wallet={wallet} />}
        pictureOf={pictureOf}
      />
    </div>
  )
}

function pictureOf(address: `0x${string}`) {
  return <CardPicture path={`/collection-card/${address.toLowerCase()}.jpg`} />
}
