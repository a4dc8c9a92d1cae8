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
  const [hasFailed, setHasFailed] = useState(false)
  const opensWhenReady = useRef(false)
  // A click may come after a session is told and before it is drawn.
  const told = useRef<WalletSession | null>(null)

  useEffect(() => whenIdle(() => setIsAskedFor(true)), [])

  const onSession = useCallback((next: WalletSession | null) => {
    told.current = next
    setSession(next)
    if (!next?.isSettled || !opensWhenReady.current) return
    opensWhenReady.current = false
    setIsOpening(false)
    next.openConnect()
  }, [])

  /** What it told is void with it. */
  const onFailure = useCallback(() => {
    onSession(null)
    setHasFailed(true)
  }, [onSession])

  const onRetry = useCallback(() => setHasFailed(false), [])

  const connect = useCallback(() => {
    if (told.current?.isSettled) return told.current.openConnect()
    opensWhenReady.current = true
    setIsOpening(true)
    setIsAskedFor(true)
  }, [])

  const isSettling = isReturning && !session?.isSettled
  const access: WalletAccess = {
    session,
    isSettling: isSettling && !hasFailed,
    isOpening: isOpening && !hasFailed,
    connect,
  }
  return { access, isWanted: isAskedFor || isReturning, onSession, hasFailed, onFailure, onRetry }
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
