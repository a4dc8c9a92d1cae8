import { type Hex, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import type { Chain } from '../services/chain.ts'
import type { Head } from './chain-state.ts'
import type { Sender, UnconfirmedTransaction } from './sender.ts'
import { storeProgress } from './transaction-store.ts'

/** A transaction with a final outcome. Without a receipt, another transaction has used its nonce. */
export type SettledTransaction = { transaction: UnconfirmedTransaction; receipt: TransactionReceipt | undefined }

type FindSettledOptions = {
  /** How many nonces the chain has used. */
  nonce: number
  head: Head
  /** How many blocks must confirm a transaction, its own included. */
  confirmations: number
  /** How long to look for a receipt before assuming that another transaction used the nonce. */
  receiptTimeoutMilliseconds: number
}

/** Returns every transaction with a final outcome. Callers settle each in the database, then call `markSettled`. */
export async function findSettled(sender: Sender, options: FindSettledOptions): Promise<SettledTransaction[]> {
  const { nonce, head, confirmations, receiptTimeoutMilliseconds } = options
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
      if (now - transaction.receiptMissingSinceMilliseconds < receiptTimeoutMilliseconds) continue
      log.warn({ sender: key.sender, nonce: transaction.nonce }, 'another transaction has used this nonce')
      settled.push({ transaction, receipt: undefined })
    }
  }
  return settled
}

/** Removes a transaction that was settled in the database, and counts its nonce as settled. */
export function markSettled(sender: Sender, { transaction }: SettledTransaction): void {
  sender.unconfirmed = sender.unconfirmed.filter((other) => other !== transaction)
  sender.settledNonce = Math.max(sender.settledNonce, transaction.nonce + 1)
  sender.nonceFloor = Math.max(sender.nonceFloor, transaction.nonce + 1)
}

/** Returns the receipt of whichever of a transaction's hashes was mined. */
export async function findReceipt({ client }: Chain, hashes: Hex[]): Promise<TransactionReceipt | undefined> {
  // The newest hash is the most likely to have been mined.
  for (const hash of hashes.toReversed()) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    }
  }
  return undefined
}
