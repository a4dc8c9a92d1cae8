import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Address, Client, Hex } from 'viem'
import { useAtRest } from '../../ui/use-at-rest.ts'
import type { SignedMessage, Transaction, WatchedAsset } from './wallet-requests.ts'
import { openAfterReload, takeOpenAfterReload, wasConnected } from './wallet-storage.ts'

/** A guest wallet's key. */
export interface GuestAccess {
  isKeptByPasskey: boolean
  /** Resolves to the private key. May ask for the passkey. */
  exportKey: () => Promise<Hex>
}

/** The connected account and the requests that its wallet takes. */
export interface WalletAccount {
  address: Address
  walletName: string
  isGuest: boolean
  /** For guests only. */
  guest: GuestAccess | null
  chain: { id: number; name: string | undefined }
  isOnTestnet: boolean
  sign: (message: string) => Promise<SignedMessage>
  switchToTestnet: () => Promise<void>
  addTestnet: () => Promise<void>
  /** Sends on the testnet and returns the transaction hash. */
  send: (transaction: Transaction) => Promise<Hex>
  /** Returns whether the wallet now lists the token. */
  watchAsset: (token: WatchedAsset) => Promise<boolean>
}

/** The wallet state that the wallet part reports to the page. Absent until its code has loaded. */
export interface WalletSession {
  status: 'connected' | 'connecting' | 'reconnecting' | 'disconnected'
  account: WalletAccount | null
  /** False until reconnecting the previous visit's wallet has succeeded or failed. */
  isSettled: boolean
  /** Reads the testnet; needs no wallet. */
  client: Client
  openConnect: () => void
  openAccount: () => void
  openNetworks: () => void
}

/** The wallet as a page sees it, whether or not its code has loaded. */
export interface LazyWallet {
  session: WalletSession | null
  /** True while the previous visit's wallet may still reconnect. */
  isReconnecting: boolean
  /** The visitor clicked connect, but the code has not loaded or a wallet may still reconnect. */
  isOpening: boolean
  /** Opens the dialog once it has loaded, unless a wallet has reconnected. Repeated calls are safe. */
  connect: () => void
}

/** Runs the wallet's code immediately if a wallet was connected before, otherwise when the visitor connects. */
export function useLazyWallet() {
  const [session, setSession] = useState<WalletSession | null>(null)
  const [isRequested, setIsRequested] = useState(false)
  const isReturning = useSyncExternalStore(neverChanges, readWasConnected, () => false)
  const [isOpening, setIsOpening] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const opensWhenReady = useRef(false)
  // A click can arrive after a session is reported and before it renders.
  const latest = useRef<WalletSession | null>(null)

  const onSession = useCallback((next: WalletSession | null) => {
    latest.current = next
    setSession(next)
    if (!next?.isSettled || !opensWhenReady.current) return
    opensWhenReady.current = false
    setIsOpening(false)
    // The previous visit's wallet may have reconnected in the meantime.
    if (!next.account) next.openConnect()
  }, [])

  const onFailure = useCallback(() => {
    onSession(null)
    setHasFailed(true)
  }, [onSession])

  const onRetry = useCallback(() => setHasFailed(false), [])

  const connect = useCallback(() => {
    if (latest.current?.isSettled) return latest.current.openConnect()
    opensWhenReady.current = true
    setIsOpening(true)
    setIsRequested(true)
  }, [])

  // A failed load reloads the page, so resume the visitor's request.
  useEffect(() => {
    if (takeOpenAfterReload(window.sessionStorage)) connect()
  }, [connect])

  /** Call this before reloading the page. */
  const onReload = useCallback(() => {
    if (opensWhenReady.current) openAfterReload(window.sessionStorage)
  }, [])

  const isReconnecting = isReturning && !session?.isSettled
  const wallet: LazyWallet = {
    session,
    isReconnecting: isReconnecting && !hasFailed,
    isOpening: isOpening && !hasFailed,
    connect,
  }
  const isAtRest = useAtRest()
  const isNeeded = isRequested || isReturning
  return {
    wallet,
    /** Whether the wallet's code runs. */
    isNeeded,
    isAtRest,
    /** Whether to load the wallet's configuration. */
    isWanted: isNeeded || isAtRest,
    onSession,
    hasFailed,
    onFailure,
    onRetry,
    onReload,
  }
}

function readWasConnected(): boolean {
  return wasConnected(window.localStorage)
}

function neverChanges(): () => void {
  return () => {}
}
