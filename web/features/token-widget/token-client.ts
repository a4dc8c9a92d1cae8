import type { Address, Hex } from 'viem'
import type { Direction, Holdings } from './quote-swap.ts'

/** A token's metadata, price, and daily limit. */
export interface Token {
  name: string
  symbol: string
  decimals: number
  /** Token units for one wei. */
  rate: bigint
  /** Token units that an address may buy in a day. */
  dailyCap: bigint
}

/** A call to the token's contract and the Ether it pays. */
export interface SwapTransaction {
  to: Address
  data: Hex
  valueWei: bigint
}

export interface Fee {
  /** The likely network fee. */
  feeWei: bigint
  /** The Ether that a wallet must hold in addition to the amount. */
  reserveWei: bigint
}

/** The outcome of a sent transaction. `received` comes from its event, if there is one. */
export type SwapReceipt = { status: 'confirmed'; received?: bigint } | { status: 'reverted' | 'replaced' }

/** Why the chain rejects a swap or is unreachable. */
export type FailureReason =
  | 'noGas'
  | 'overAllowance'
  | 'tooSmall'
  | 'overBalance'
  | 'refused'
  | 'unreachable'
  | 'receiptTimeout'

/** Reads a wallet's holdings of one token and builds its transactions. Its code (viem) loads with the wallet. */
export interface TokenClient {
  readHoldings: (address: Address) => Promise<Holdings>
  buildTransaction: (direction: Direction, offered: bigint) => SwapTransaction
  estimateFee: (from: Address, transaction: SwapTransaction) => Promise<Fee>
  waitForReceipt: (hash: Hex, direction: Direction) => Promise<SwapReceipt>
  /** Returns undefined if the error is unrelated to the chain. */
  failureReason: (error: unknown) => FailureReason | undefined
}

/** Why a token cannot be shown. */
export type TokenReadFailure = 'unreachable' | 'otherChain' | 'noContract' | 'otherInterface'

/** Thrown by `readToken`. */
export class TokenReadError extends Error {
  readonly reason: TokenReadFailure

  constructor(reason: TokenReadFailure, cause?: unknown) {
    super(`Failed to read the token: ${reason}`, { cause })
    this.name = 'TokenReadError'
    this.reason = reason
  }
}

/** The part of a connected wallet that swaps need. */
export interface SwapWallet {
  address: Address
  isGuest: boolean
  isOnChain: boolean
  /** Switches the wallet to the widget's chain, adding the chain first if the wallet does not know it. */
  switchChain: () => Promise<void>
  send: (transaction: SwapTransaction) => Promise<Hex>
  watchAsset: (token: { address: Address; symbol: string; decimals: number; image?: string }) => Promise<boolean>
}

/** Recognizes and describes a wallet's own errors. */
export interface WalletErrors {
  isRejection: (error: unknown) => boolean
  describe: (error: unknown) => string
}
