import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lastUsedWallet } from './last-used-wallet.ts'
import type { WalletAccess } from './wallet-access.ts'
import type { WalletSession } from './wallet-session.ts'

const longestIdleWaitMilliseconds = 4000

/**
 * Decides when the wallet part is loaded: at once where a wallet was connected before or somebody asks for it, else
 * when the page has nothing better to do.
 */
export function useWalletAccess() {
  const [session, setSession] = useState<WalletSession | null>(null)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const isReturning = useSyncExternalStore(neverChanges, readWasConnected, () => false)
  const [isOpening, setIsOpening] = useState(false)
  const opensWhenReady = useRef(false)

  useEffect(() => whenIdle(() => setIsAskedFor(true)), [])

  const onSession = useCallback((next: WalletSession | null) => {
    setSession(next)
    if (!next?.isSettled || !opensWhenReady.current) return
    opensWhenReady.current = false
    setIsOpening(false)
    next.openConnect()
  }, [])

  const connect = useCallback(() => {
    if (session?.isSettled) return session.openConnect()
    opensWhenReady.current = true
    setIsOpening(true)
    setIsAskedFor(true)
  }, [session])

  const isSettling = isReturning && !session?.isSettled
  const access: WalletAccess = { session, isSettling, isOpening, connect }
  return { access, isWanted: isAskedFor || isReturning, onSession }
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: longestIdleWaitMilliseconds })
  return () => cancelIdleCallback(handle)
}

function readWasConnected(): boolean {
  return lastUsedWallet(window.localStorage) !== null
}

function neverChanges(): () => void {
  return () => {}
}
