import type { TransactionReceipt } from 'viem'
import { findReceipt } from './find-receipt.ts'
import type { Head } from './read-head.ts'
import type { Sender } from './sender.ts'
import { storeProgress } from './transaction-store.ts'
import type { UnconfirmedTransaction } from './transaction.ts'

/** A transaction whose fate is decided: its receipt, or none where another transaction has used its nonce. */
export type SettledTransaction = { transaction: UnconfirmedTransaction; receipt: TransactionReceipt | undefined }

export type FindSettledOptions = {
  /** How many nonces the chain has used. */
  nonce: number
  head: Head
  /** Blocks a transaction must be under, itself included, before it counts. */
  confirmations: number
  /** A used nonce without a receipt means ask again. After so long, somebody else has used it. */
  receiptPatienceMilliseconds: number
}

/** Finds every transaction that the chain has decided. Each is to be settled and then handed to `markSettled`. */
export async function findSettled(sender: Sender, options: FindSettledOptions): Promise<SettledTransaction[]> {
  const { nonce, head, confirmations, receiptPatienceMilliseconds } = options
  const { chain, clock, database, key, log } = sender
  const used = sender.unconfirmed.filter((transaction) => transaction.nonce < nonce)
  const receipts = await Promise.all(used.map(({ hashes }) => findReceipt(chain, hashes)))
  const settled: SettledTransaction[] = []
  for (const [index, transaction] of used.entries()) {
    const receipt = receipts[index]
    if (receipt) delete transaction.receiptMissingSinceMilliseconds
    if (receipt && head.number - Number(receipt.blockNumber) + 1 >= confirmations) {
      settled.push({ transaction, receipt })
    } else if (receipt) {
      if (transaction.status === 'mined') continue
      transaction.status = 'mined'
      await storeProgress(database.sql, key, { nonce: transaction.nonce, status: 'mined' })
    } else {
      const now = clock.nowMilliseconds()
      transaction.receiptMissingSinceMilliseconds ??= now
      if (now - transaction.receiptMissingSinceMilliseconds < receiptPatienceMilliseconds) continue
      log.warn({ sender: key.sender, nonce: transaction.nonce }, 'another transaction has used this nonce')
      settled.push({ transaction, receipt: undefined })
    }
  }
  return settled
}

/** Drops a transaction that was settled in the database, and counts its nonce as settled. */
export function markSettled(sender: Sender, { transaction }: SettledTransaction): void {
  sender.unconfirmed = sender.unconfirmed.filter((other) => other !== transaction)
  sender.settledNonce = Math.max(sender.settledNonce, transaction.nonce + 1)
  sender.nonceFloor = Math.max(sender.nonceFloor, transaction.nonce + 1)
}
