import { Outlet } from 'react-router'
import { ServerState } from '../server-state.tsx'
import { useSiteOutlet } from './shared/site-outlet.ts'
import type { WalletOutlet } from './shared/wallet-outlet.ts'
import { WalletScope } from './shared/wallet-scope.tsx'
import { walletSetup } from './shared/wallet-setup.ts'

/** Lends a wallet to the screens that need one. */
export default function WalletLayout() {
  const site = useSiteOutlet()
  return (
    <ServerState>
      <WalletScope setupOf={walletSetup}>
        {(surroundings) => <Outlet context={{ ...site, ...surroundings } satisfies WalletOutlet} />}
      </WalletScope>
    </ServerState>
  )
}
