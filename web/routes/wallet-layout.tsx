import { lazy, Suspense, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { useNetwork } from '../features/settings/use-network.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { useWalletAccess } from '../features/wallet/use-wallet-access.ts'
import { WalletBoundary } from '../features/wallet/wallet-boundary.tsx'
import { ServerState } from '../server-state.tsx'
import { useSiteOutlet } from './shared/site-outlet.ts'
import type { WalletOutlet } from './shared/wallet-outlet.ts'
import { walletSetup } from './shared/wallet-setup.ts'

const lazyWalletPart = () => lazy(() => import('./shared/wallet-part.tsx'))

/** Lends a wallet to the screens that need one. They can be read before its code is here, and without it. */
export default function WalletLayout() {
  return (
    <ServerState>
      <WalletScope />
    </ServerState>
  )
}

function WalletScope() {
  const site = useSiteOutlet()
  const { access, isWanted, onSession } = useWalletAccess()
  const settings = useSettings()
  const network = useNetwork()
  const [WalletPart, setWalletPart] = useState(lazyWalletPart)
  const setup = useMemo(
    () => (network.data && settings.data ? walletSetup(network.data, settings.data) : undefined),
    [network.data, settings.data],
  )

  function retry() {
    void settings.refetch()
    void network.refetch()
    setWalletPart(lazyWalletPart)
  }

  const outlet: WalletOutlet = { ...site, wallet: access, network: network.data, settings: settings.data }
  return (
    <>
      <WalletBoundary onRetry={retry}>
        <Failure error={settings.error ?? network.error} />
        <Suspense>{isWanted && setup && <WalletPart setup={setup} onSession={onSession} />}</Suspense>
      </WalletBoundary>
      <Outlet context={outlet} />
    </>
  )
}

/** Hands a failed read to the boundary around it. */
function Failure({ error }: { error: Error | null }) {
  if (error) throw error
  return null
}
