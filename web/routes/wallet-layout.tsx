import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { useNetwork, useSettings } from '../features/settings/settings-queries.ts'
import { WalletScope, type WalletContext } from '../features/wallet/wallet-scope.tsx'
import { useLazyWallet } from '../features/wallet/wallet-session.ts'
import { walletSetup } from '../features/wallet/wallet-setup.ts'

/** Provides a wallet to the pages that need one. */
export function WalletLayout() {
  return (
    <QueryProvider>
      <WalletPages />
    </QueryProvider>
  )
}

function WalletPages() {
  const loader = useLazyWallet()
  const settings = useSettings({ isEnabled: loader.isWanted })
  const network = useNetwork({ isEnabled: loader.isWanted })
  const setup = useMemo(
    () => (network.data && settings.data ? walletSetup(network.data, settings.data) : undefined),
    [network.data, settings.data],
  )
  const documents = { network: network.data, settings: settings.data ?? (settings.isError ? null : undefined) }
  return (
    <WalletScope loader={loader} setup={setup} queries={[settings, network]}>
      {(wallet) => <Outlet context={{ wallet, ...documents } satisfies WalletContext} />}
    </WalletScope>
  )
}
