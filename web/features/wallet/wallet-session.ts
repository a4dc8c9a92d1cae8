import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Address, Client, Hex } from 'viem'
import { useAtRest } from '../../ui/use-at-rest.ts'
import type { SignedMessage, Transaction, WatchedAsset } from './wallet-requests.ts'
import { openAfterReload, takeOpensAfterReload, wasConnected } from './wallet-storage.ts'

/** The connected account, and what can be asked of its wallet. */
export interface WalletAccount {
  address: Address
  walletName: string
  isGuest: boolean
  chain: { id: number; name: string | undefined }
  isOnTestnet: boolean
  sign: (message: string) => Promise<SignedMessage>
  switchToTestnet: () => Promise<void>
  addTestnet: () => Promise<void>
  /** Sends on the testnet, and returns the transaction's hash. */
  send: (transaction: Transaction) => Promise<Hex>
  /** Returns whether the wallet lists the token now. */
  watchAsset: (token: WatchedAsset) => Promise<boolean>
}

/** What the wallet library's part of the page reports to the rest. Absent until its code has arrived. */
export interface WalletSession {
  status: 'connected' | 'connecting' | 'reconnecting' | 'disconnected'
  account: WalletAccount | null
  /** False until the reconnect of an earlier visit's wallet has succeeded or failed. */
  isSettled: boolean
  /** Reads the testnet; needs no wallet. */
  client: Client
  openConnect: () => void
  openAccount: () => void
  openNetworks: () => void
}

/** The wallet as a page sees it, whether its code has arrived or not. */
export interface LazyWallet {
  session: WalletSession | null
  /** True until it is known whether the wallet of an earlier visit reconnects. */
  isReconnecting: boolean
  /** The visitor asked to connect, and the wallet's code has not arrived or a wallet may still reconnect. */
  isOpening: boolean
  /** Opens the dialog, once there is one and unless a wallet has reconnected. May be called more than once. */
  connect: () => void
}

/** Decides when the wallet's code runs: at once where a wallet was connected before, else when the visitor asks for it. */
export function useLazyWallet() {
  const [session, setSession] = useState<WalletSession | null>(null)
  const [isRequested, setIsRequested] = useState(false)
  const isReturning = useSyncExternalStore(neverChanges, readWasConnected, () => false)
  const [isOpening, setIsOpening] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const opensWhenReady = useRef(false)
  // A click may come after a session is reported and before it is rendered.
  const latest = useRef<WalletSession | null>(null)

  const onSession = useCallback((next: WalletSession | null) => {
    latest.current = next
    setSession(next)
    if (!next?.isSettled || !opensWhenReady.current) return
    opensWhenReady.current = false
    setIsOpening(false)
    // The wallet of an earlier visit may have come back meanwhile.
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

  // The page was loaded anew to get the code that the visitor had asked for.
  useEffect(() => {
    if (takeOpensAfterReload(window.sessionStorage)) connect()
  }, [connect])

  /** Called before the page is loaded anew. */
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
    /** Whether to read what the wallet is set up with: now, or once the page is at rest. */
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
