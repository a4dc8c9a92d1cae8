import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { walletWords } from '@network-site/site/wallet'
import { Component, lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { useOutletContext } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { whenIdle } from '../../ui/use-at-rest.ts'
import type { LazyWallet, useLazyWallet } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

/** The wallet layout's context: a wallet, and the server's two documents once they have loaded. */
export interface WalletContext {
  wallet: LazyWallet
  network: NetworkDocument | undefined
  /** Null if they could not be loaded. */
  settings: BrowserSettings | null | undefined
}

export function useWalletContext(): WalletContext {
  return useOutletContext<WalletContext>()
}

/** Returns the collection's contract and a client to read it, once both are known. */
export function useCollectionContract() {
  const { wallet, network } = useWalletContext()
  const client = wallet.session?.client
  const contract = network?.contracts.collection
  return useMemo(() => (client && contract ? { client, contract } : null), [client, contract])
}

interface WalletScopeProps {
  loader: ReturnType<typeof useLazyWallet>
  /** Undefined until its source documents have loaded. */
  setup: WalletSetup | undefined
  /** The queries for those documents. */
  queries: readonly { error: Error | null; refetch: () => unknown }[]
  /** Styles the failure notice; by default it sits below the site's header. */
  noticeClassName?: string | undefined
  children: (wallet: LazyWallet) => ReactNode
}

/** Provides a wallet to its children, which render even before the wallet's code loads or if it fails to. */
export function WalletScope({ loader, setup, queries, noticeClassName, children }: WalletScopeProps) {
  const { wallet, isNeeded, isAtRest, onSession, hasFailed, onFailure, onRetry, onReload } = loader
  const [WalletPart, setWalletPart] = useState(lazyWalletPart)
  const [attempt, setAttempt] = useState(0)
  // Preload without running: most visitors look around first, and running the code would delay their interactions.
  useEffect(() => {
    if (!isAtRest) return
    for (const script of walletScripts()) whenIdle(() => preloadModule(script, { as: 'script' }))
    whenIdle(() => void loadDialogTypeface())
  }, [isAtRest])
  // Load the code in parallel with its configuration. A failure surfaces when the part renders.
  useEffect(() => {
    if (isNeeded) loadWalletPart().catch(() => {})
  }, [isNeeded])

  async function retry() {
    if (needsReload && (await isPageReachable())) {
      onReload()
      window.location.reload()
      return
    }
    for (const { refetch } of queries) void refetch()
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
      <WalletBoundary key={attempt} onFailure={onFailure} onRetry={() => void retry()} className={noticeClassName}>
        <Failure error={queries.find(({ error }) => error)?.error ?? null} />
        <Suspense>{isNeeded && setup && <WalletPart setup={setup} onSession={onSession} />}</Suspense>
      </WalletBoundary>
      {children(hasFailed ? { ...wallet, connect: retryAndConnect } : wallet)}
    </>
  )
}

interface WalletBoundaryProps {
  children: ReactNode
  onFailure: () => void
  /** The parent then renders the boundary with another `key`. */
  onRetry: () => void
  className: string | undefined
}

/** Keeps a failure of the wallet's code from taking down the page. */
class WalletBoundary extends Component<WalletBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={this.props.className ?? 'page-frame pt-22'}>
        <div className="flex flex-wrap items-center gap-4 border border-line border-s-2 border-s-accent bg-surface p-4 text-small text-muted">
          <p className="flex-1 basis-64">{walletWords.unavailable.notice}</p>
          <Button size="small" variant="secondary" onClick={this.props.onRetry}>
            {walletWords.unavailable.retry}
          </Button>
        </div>
      </div>
    )
  }
}

/** Throws a failed read to the surrounding error boundary. */
function Failure({ error }: { error: Error | null }) {
  if (error) throw error
  return null
}

const lazyWalletPart = () => lazy(loadWalletPart)

/** Browsers cache a failed module fetch: importing it again fails until the page is reloaded. */
let needsReload = false

async function loadWalletPart() {
  const typeface = loadDialogTypeface()
  try {
    const { WalletPart } = await import('./wallet-part.tsx')
    // A slow font must not keep the visitor from connecting.
    await Promise.race([typeface, new Promise((resolve) => setTimeout(resolve, 500))])
    return { default: WalletPart }
  } catch (error) {
    needsReload = true
    throw error
  }
}

/** Loads the weight of the dialog's names. Loaded later, they would stay in the fallback typeface. */
async function loadDialogTypeface(): Promise<void> {
  await document.fonts.load('500 1em Text').catch(() => {})
}

/** Returns the URLs of the wallet's scripts, which the build lists in the document. Development builds list none. */
function walletScripts(): string[] {
  return document.documentElement.dataset['walletScripts']?.split(' ').filter(Boolean) ?? []
}

/** Returns whether a reload would succeed. If the server is unreachable, the current page stays. */
async function isPageReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
