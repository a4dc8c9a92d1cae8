import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { useNetwork, useSettings } from '../features/settings/settings-queries.ts'
import { useLazyWallet, type LazyWallet } from '../features/wallet/use-lazy-wallet.ts'
import { WalletBoundary } from '../features/wallet/wallet-boundary.tsx'
import type { WalletSetup } from '../features/wallet/wallet-setup.ts'
import { useAtRest } from '../ui/use-at-rest.ts'
import { loadWalletPart, needsReload } from './load-wallet-part.ts'
import { walletScripts } from './wallet-scripts.ts'

const lazyWalletPart = () => lazy(() => loadWalletPart().then((module) => ({ default: module.WalletPart })))

/** A wallet, and the server's two documents, each undefined until it has arrived. */
export interface WalletContext {
  wallet: LazyWallet
  network: NetworkDocument | undefined
  settings: BrowserSettings | undefined
}

interface WalletScopeProps {
  /** Must be stable between renders: a new function makes a new setup. */
  setupOf: (network: NetworkDocument, settings: BrowserSettings) => WalletSetup
  /** Of the notice that the wallet part has failed. */
  noticeClassName?: string
  children: (context: WalletContext) => ReactNode
}

/** Provides a wallet to its children, who render before the wallet's code has arrived, and without it. */
export function WalletScope({ setupOf, noticeClassName, children }: WalletScopeProps) {
  const { wallet, isNeeded, onSession, hasFailed, onFailure, onRetry, onReload } = useLazyWallet()
  const isAtRest = useAtRest()
  // Not before: the page is read without either.
  const settings = useSettings({ isEnabled: isNeeded || isAtRest })
  const network = useNetwork({ isEnabled: isNeeded || isAtRest })
  const [WalletPart, setWalletPart] = useState(lazyWalletPart)
  const [attempt, setAttempt] = useState(0)
  // Fetched but not run: most visitors look first, and running it would hold up what they touch.
  useEffect(() => {
    if (isAtRest) for (const script of walletScripts()) preloadModule(script, { as: 'script' })
  }, [isAtRest])
  // Beside the documents that it is set up with, not after them. Where that fails, it is said when it is rendered.
  useEffect(() => {
    if (isNeeded) loadWalletPart().catch(() => {})
  }, [isNeeded])
  const setup = useMemo(
    () => (network.data && settings.data ? setupOf(network.data, settings.data) : undefined),
    [network.data, settings.data, setupOf],
  )

  async function retry() {
    if (needsReload() && (await isPageThere())) {
      onReload()
      window.location.reload()
      return
    }
    void settings.refetch()
    void network.refetch()
    setWalletPart(lazyWalletPart)
    setAttempt(attempt + 1)
    onRetry()
  }

  function retryAndConnect() {
    wallet.connect()
    void retry()
  }

  return (
    <>
      <WalletBoundary
        key={attempt}
        onFailure={onFailure}
        onRetry={() => void retry()}
        {...(noticeClassName ? { className: noticeClassName } : {})}
      >
        <Failure error={settings.error ?? network.error} />
        <Suspense>{isNeeded && setup && <WalletPart setup={setup} onSession={onSession} />}</Suspense>
      </WalletBoundary>
      {children({
        wallet: hasFailed ? { ...wallet, connect: retryAndConnect } : wallet,
        network: network.data,
        settings: settings.data,
      })}
    </>
  )
}

/** Without an answer the page is better kept as it is. */
async function isPageThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Throws a failed read to the error boundary around it. */
function Failure({ error }: { error: Error | null }) {
  if (error) throw error
  return null
}
