import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { walletWords } from '@network-site/site/wallet'
import { Component, lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { useOutletContext } from 'react-router'
import type { Address, Client } from 'viem'
import { Button } from '../../ui/button.tsx'
import type { LazyWallet, useLazyWallet } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

/** What the wallet layout gives to its pages: a wallet, and the server's two documents once they have arrived. */
export interface WalletContext {
  wallet: LazyWallet
  network: NetworkDocument | undefined
  settings: BrowserSettings | undefined
}

export function useWalletContext(): WalletContext {
  return useOutletContext<WalletContext>()
}

/** The collection's contract and a client to read it with, once both are known. */
export function useCollectionContract(): { client: Client; contract: Address } | null {
  const { wallet, network } = useWalletContext()
  const client = wallet.session?.client
  const contract = network?.contracts.collection
  return useMemo(() => (client && contract ? { client, contract } : null), [client, contract])
}

interface WalletScopeProps {
  loader: ReturnType<typeof useLazyWallet>
  /** Undefined until the documents that it is made from have arrived. */
  setup: WalletSetup | undefined
  /** The queries for those documents. */
  queries: readonly { error: Error | null; refetch: () => unknown }[]
  /** Of the notice that the wallet part has failed. */
  noticeClassName?: string
  children: (wallet: LazyWallet) => ReactNode
}

/** Provides a wallet to its children, who render before the wallet's code has arrived, and without it. */
export function WalletScope({ loader, setup, queries, noticeClassName, children }: WalletScopeProps) {
  const { wallet, isNeeded, isAtRest, onSession, hasFailed, onFailure, onRetry, onReload } = loader
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

  async function retry() {
    if (needsReload && (await isPageThere())) {
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
      <WalletBoundary
        key={attempt}
        onFailure={onFailure}
        onRetry={() => void retry()}
        {...(noticeClassName ? { className: noticeClassName } : {})}
      >
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
  /** Called to try again. The parent then renders it with another `key`. */
  onRetry: () => void
  /** Of the notice; by default it is below the site's header. */
  className?: string
}

/** An error boundary: a failure of the wallet's code does not take down the page. */
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
        <div className="flex flex-wrap items-center gap-4 border border-line border-l-2 border-l-accent bg-surface p-4 text-small text-muted">
          <p className="flex-1 basis-64">{walletWords.unavailable.notice}</p>
          <Button size="small" variant="secondary" onClick={this.props.onRetry}>
            {walletWords.unavailable.retry}
          </Button>
        </div>
      </div>
    )
  }
}

/** Throws a failed read to the error boundary around it. */
function Failure({ error }: { error: Error | null }) {
  if (error) throw error
  return null
}

const lazyWalletPart = () => lazy(() => loadWalletPart().then((module) => ({ default: module.WalletPart })))

/** Browsers remember a module that could not be fetched: importing it again fails too, until the page is reloaded. */
let needsReload = false

async function loadWalletPart() {
  try {
    return await import('./wallet-part.tsx')
  } catch (error) {
    needsReload = true
    throw error
  }
}

/** The scripts of the wallet part, as the document lists them. Empty in development, where nothing is bundled. */
function walletScripts(): string[] {
  return document.documentElement.dataset['walletScripts']?.split(' ').filter(Boolean) ?? []
}

/** Without an answer the page is better kept as it is. */
async function isPageThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
