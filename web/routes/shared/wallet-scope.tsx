import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { NetworkDocument } from '@network-site/protocol/network-document'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useNetwork } from '../../features/settings/use-network.ts'
import { useSettings } from '../../features/settings/use-settings.ts'
import { useWalletAccess } from '../../features/wallet/use-wallet-access.ts'
import type { WalletAccess } from '../../features/wallet/wallet-access.ts'
import { WalletBoundary } from '../../features/wallet/wallet-boundary.tsx'
import type { WalletSetup } from '../../features/wallet/wallet-setup.ts'

const lazyWalletPart = () => lazy(() => import('./wallet-part.tsx'))

/** A wallet, and what the server told. Both documents are absent until the server has answered. */
export interface WalletSurroundings {
  wallet: WalletAccess
  network: NetworkDocument | undefined
  settings: BrowserSettings | undefined
}

interface WalletScopeProps {
  /** What the wallet part is made from. The same function each time it is drawn. */
  setupOf: (network: NetworkDocument, settings: BrowserSettings) => WalletSetup
  /** Where the notice stands that the wallet part has failed. */
  noticeClassName?: string
  children: (surroundings: WalletSurroundings) => ReactNode
}

/** Lends a wallet to what is inside. It can be read before the wallet's code is here, and without it. */
export function WalletScope({ setupOf, noticeClassName, children }: WalletScopeProps) {
  const { access, isWanted, onSession, hasFailed, onFailure, onRetry } = useWalletAccess()
  const settings = useSettings()
  const network = useNetwork()
  const [WalletPart, setWalletPart] = useState(lazyWalletPart)
  const [attempt, setAttempt] = useState(0)
  const setup = useMemo(
    () => (network.data && settings.data ? setupOf(network.data, settings.data) : undefined),
    [network.data, settings.data, setupOf],
  )

  function retry() {
    void settings.refetch()
    void network.refetch()
    setWalletPart(lazyWalletPart)
    setAttempt(attempt + 1)
    onRetry()
  }

  function retryAndConnect() {
    retry()
    access.connect()
  }

  return (
    <>
      <WalletBoundary
        key={attempt}
        onFailure={onFailure}
        onRetry={retry}
        {...(noticeClassName ? { className: noticeClassName } : {})}
      >
        <Failure error={settings.error ?? network.error} />
        <Suspense>{isWanted && setup && <WalletPart setup={setup} onSession={onSession} />}</Suspense>
      </WalletBoundary>
      {children({
        wallet: hasFailed ? { ...access, connect: retryAndConnect } : access,
        network: network.data,
        settings: settings.data,
      })}
    </>
  )
}

/** Hands a failed read to the boundary around it. */
function Failure({ error }: { error: Error | null }) {
  if (error) throw error
  return null
}
