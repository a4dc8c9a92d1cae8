import type { Address, Hex } from 'viem'
import type { Holdings } from './check-swap.ts'
import type { Direction } from './quote-swap.ts'

/** What does not change about a token, and what its exchange charges and allows. */
export interface Token {
  name: string
  symbol: string
  decimals: number
  /** Token units for one wei. */
  rate: bigint
  /** Token units that an address may buy in a day. */
  dailyCap: bigint
}

/** A call of the token's contract, with what is paid along. */
export interface SwapTransaction {
  to: Address
  data: Hex
  valueWei: bigint
}

export interface Fee {
  /** What the network is likely to take. */
  feeWei: bigint
  /** What a wallet wants to see beside the amount before it sends. */
  reserveWei: bigint
}

/** What the chain did with a swap. `received` is its own word, where it says one. */
export type Settlement = { outcome: 'confirmed'; received?: bigint } | { outcome: 'reverted' | 'cancelled' }

/** Why a swap, or the reading of one, failed; undefined where the chain's side does not explain it. */
export type FailureReason = 'noGas' | 'overAllowance' | 'tooSmall' | 'overBalance' | 'refused' | 'silent' | 'slow'

/** One token's exchange on one chain. Its code is fetched when it is first needed. */
export interface TokenAccess {
  readToken: () => Promise<Token>
  readHoldings: (address: Address) => Promise<Holdings>
  transactionOf: (direction: Direction, offered: bigint) => SwapTransaction
  estimateFee: (from: Address, transaction: SwapTransaction) => Promise<Fee>
  settle: (hash: Hex, direction: Direction) => Promise<Settlement>
  reasonOf: (error: unknown) => FailureReason | undefined
}
