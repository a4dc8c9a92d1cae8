import type { Hex } from 'viem'
import type { Fees } from './fees.ts'

/**
 * - pending: signed and stored, not known to be with a node
 * - sent: a node has accepted it
 * - mined: in a block, under too few others to count
 * - confirmed: mined and under enough blocks
 * - failed: mined and reverted, or its chain no longer exists
 * - replaced: another transaction has used its nonce
 */
export const transactionStatuses = ['pending', 'sent', 'mined', 'confirmed', 'failed', 'replaced'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]
export type FinalStatus = Extract<TransactionStatus, 'confirmed' | 'failed' | 'replaced'>

export function isFinal(status: TransactionStatus): status is FinalStatus {
  return status === 'confirmed' || status === 'failed' || status === 'replaced'
}

/** Whose transactions: an account, in lower case, on a chain as `registerChain` numbers it. */
export type SenderKey = { chain: number; sender: string }

/** A transaction as it is stored: what was signed, and under which hashes. */
export type SignedTransaction = Fees & { nonce: number; hashes: Hex[]; signed: Hex; gasLimit: number }

/** A transaction that is not settled yet, with what this process knows of it. */
export type UnconfirmedTransaction = SignedTransaction & {
  status: Exclude<TransactionStatus, FinalStatus>
  /** Whether a node holds the newest form, as far as is known. */
  isAccepted: boolean
  /** Since when this process knows of the newest form. */
  waitingSinceMilliseconds: number
  resentAtMilliseconds?: number
  /** Since when its nonce is used and no receipt is found. */
  receiptMissingSinceMilliseconds?: number
  /** It had been settled before the chain went back. */
  isReopened: boolean
}

/** A transaction that was signed a moment ago. */
export function justSigned(transaction: SignedTransaction, nowMilliseconds: number): UnconfirmedTransaction {
  return {
    ...transaction,
    status: 'pending',
    isAccepted: false,
    waitingSinceMilliseconds: nowMilliseconds,
    isReopened: false,
  }
}
