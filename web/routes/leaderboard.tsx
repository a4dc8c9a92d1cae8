import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { useWalletContext } from '../features/wallet/wallet-scope.tsx'
import { LeaderboardPage } from '../features/leaderboard/leaderboard-page.tsx'
import { WalletButton } from '../features/wallet/wallet-button.tsx'

export function Leaderboard() {
  const { wallet } = useWalletContext()
  const isConnected = wallet.session?.status === 'connected'
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.leaderboard} />
      <LeaderboardPage
        ownAddress={isConnected ? wallet.session?.account?.address : undefined}
        isReconnecting={wallet.isReconnecting}
        walletButton={<WalletButton wallet={wallet} />}
      />
    </div>
  )
}
