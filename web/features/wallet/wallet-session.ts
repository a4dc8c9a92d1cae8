import type { Address, Client, Hex } from 'viem'
import type { SignedMessage, Transaction, WatchedAsset } from './wallet-requests.ts'

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
