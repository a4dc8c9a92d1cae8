import { Outlet } from 'react-router'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { useSiteLayoutContext } from '../app-shell/site-layout-context.ts'
import type { WalletLayoutContext } from '../app-shell/wallet-layout-context.ts'
import { WalletScope } from '../app-shell/wallet-scope.tsx'
import { walletSetup } from '../app-shell/wallet-setup.ts'

/** Provides a wallet to the pages that need one. */
export function WalletLayout() {
  const site = useSiteLayoutContext()
  return (
    <QueryProvider>
      <WalletScope setupOf={walletSetup}>
        {(context) => <Outlet context={{ ...site, ...context } satisfies WalletLayoutContext} />}
      </WalletScope>
    </QueryProvider>
  )
}
