import type { Client, Hex } from 'viem'
import type { Transaction } from './send-transaction.ts'
import type { WatchedToken } from './watch-token.ts'

/** A signature, and who made it where the signature alone does not tell. */
export interface SignedMessage {
  signature: `0x${string}`
  /** Named for contract wallets only. */
  address?: `0x${string}`
}

/** Who is connected, by what. */
export interface WalletAccount {
  address: `0x${string}`
  walletName: string
  isGuest: boolean
  chain: { id: number; name: string | undefined }
  isOnTestnet: boolean
  sign: (message: string) => Promise<SignedMessage>
  switchToTestnet: () => Promise<void>
  addTestnet: () => Promise<void>
  /** Sends on the testnet, and answers the transaction's hash. */
  send: (transaction: Transaction) => Promise<Hex>
  /** Answers whether the wallet lists the token now. */
  watchToken: (token: WatchedToken) => Promise<boolean>
}

/** The wallet part of the page as the rest of it sees it. Absent until its code has arrived. */
export interface WalletSession {
  status: 'connected' | 'connecting' | 'reconnecting' | 'disconnected'
  account: WalletAccount | null
  /** False until it is known whether a wallet of an earlier visit comes back. */
  isSettled: boolean
  /** Reads the testnet; needs no wallet. */
  client: Client
  openConnect: () => void
  openAccount: () => void
  openNetworks: () => void
}
