import type { Address, Hex } from 'viem'
import type { Direction, Holdings } from './quote-swap.ts'

/** What does not change about a token, and what its contract charges and allows. */
export interface Token {
  name: string
  symbol: string
  decimals: number
  /** Token units for one wei. */
  rate: bigint
  /** Token units that an address may buy in a day. */
  dailyCap: bigint
}

/** A call of the token's contract, with the Ether it pays. */
export interface SwapTransaction {
  to: Address
  data: Hex
  valueWei: bigint
}

export interface Fee {
  /** The likely network fee. */
  feeWei: bigint
  /** The Ether a wallet must hold beside the amount before it sends. */
  reserveWei: bigint
}

/** What became of a transaction that was sent. `received` is from its event, where there is one. */
export type SwapReceipt = { status: 'confirmed'; received?: bigint } | { status: 'reverted' | 'replaced' }

/** Why the chain refuses a swap, or why it cannot be asked. */
export type FailureReason =
  | 'noGas'
  | 'overAllowance'
  | 'tooSmall'
  | 'overBalance'
  | 'refused'
  | 'unreachable'
  | 'receiptTimeout'

/** Reads one token on one chain, and prepares its transactions. Its code (viem) is loaded when first needed. */
export interface TokenClient {
  readToken: () => Promise<Token>
  readHoldings: (address: Address) => Promise<Holdings>
  buildTransaction: (direction: Direction, offered: bigint) => SwapTransaction
  estimateFee: (from: Address, transaction: SwapTransaction) => Promise<Fee>
  waitForReceipt: (hash: Hex, direction: Direction) => Promise<SwapReceipt>
  /** Undefined where the error says nothing about the chain's side. */
  failureReason: (error: unknown) => FailureReason | undefined
}

/** Why a token cannot be shown. */
export type TokenReadFailure = 'unreachable' | 'otherChain' | 'noContract' | 'otherInterface'

/** Thrown by `readToken`. */
export class TokenReadError extends Error {
  readonly reason: TokenReadFailure

  constructor(reason: TokenReadFailure, cause?: unknown) {
    super(`the token cannot be read: ${reason}`, { cause })
    this.name = 'TokenReadError'
    this.reason = reason
  }
}

/** A connected wallet, as far as swaps need it. */
export interface SwapWallet {
  address: Address
  isGuest: boolean
  isOnChain: boolean
  /** Switches the wallet to the widget's chain, and adds the chain first where the wallet does not know it. */
  switchChain: () => Promise<void>
  send: (transaction: SwapTransaction) => Promise<Hex>
  watchAsset: (token: { address: Address; symbol: string; decimals: number; image?: string }) => Promise<boolean>
}

/** How a wallet's own errors are recognized and described. */
export interface WalletErrors {
  isRejection: (error: unknown) => boolean
  describe: (error: unknown) => string
}
