import type { Lock } from '../../services/database.ts'
import { feesFor } from '../../transactions/fees.ts'
import { findSettled, markSettled, type SettledTransaction } from '../../transactions/find-settled.ts'
import { allocateNonce } from '../../transactions/nonce-allocator.ts'
import { type Head, readHead } from '../../transactions/read-head.ts'
import { reconcile } from '../../transactions/reconcile.ts'
import { cancel, replaceStuck } from '../../transactions/replace-stuck.ts'
import { sendPending } from '../../transactions/send-pending.ts'
import type { Sender } from '../../transactions/sender.ts'
import { callOf, isEmptyCall, signTransaction } from '../../transactions/sign-transaction.ts'
import { insertTransactionSql, settleTransactionSql } from '../../transactions/transaction-store.ts'
import { refuseLost } from './take-turns.ts'
import { moveTransfer, transfersOf } from './transfer-store.ts'
import type { Transfer } from './tables.ts'

/**
 * Brings every promised transfer forward, lowest nonce first: settles what the chain has decided, replaces what is stuck,
 * signs anew what lost its nonce to another transaction, and sends the rest. The sender must be locked.
 */
export async function advanceTransfers(
  sender: Sender,
  { lock, receiptPatienceMilliseconds }: { lock: Lock; receiptPatienceMilliseconds: number },
): Promise<void> {
  await reconcile(sender)
  if (sender.unconfirmed.length === 0) return
  const head = await readHead(sender.chain)
  const nonce = sender.nonceFloor
  const transfers = await transfersUnderWay(sender)
  const settled = await findSettled(sender, { nonce, head, confirmations: 1, receiptPatienceMilliseconds })
  for (const each of settled) {
    await settle(sender, each, { transfer: transfers.get(each.transaction.nonce), head })
    markSettled(sender, each)
  }
  if (settled.some(({ receipt }) => !receipt)) await reconcile(sender)
  // The chain may have taken its time: what is signed and sent from here on is only the lock's holder's to send.
  refuseLost(lock)
  if (!(await cancelOrphans(sender, head))) return
  await replaceStuck(sender, { nonce, head })
  refuseLost(lock)
  await sendPending(sender)
}

/**
 * Cancels transactions that carry no transfer any more: the chain went back, and the transfer has had another
 * transaction since. It must not happen twice. Answers whether every one of them is cancelled.
 */
async function cancelOrphans(sender: Sender, head: Head): Promise<boolean> {
  const transfers = await transfersUnderWay(sender)
  for (const transaction of sender.unconfirmed) {
    if (transfers.has(transaction.nonce) || isEmptyCall(transaction.signed, sender.account)) continue
    if (!(await cancel(sender, transaction, head))) return false
  }
  return true
}

function transfersUnderWay({ database, key, unconfirmed }: Sender): Promise<Map<number, Transfer>> {
  return transfersOf(
    database.sql,
    key,
    unconfirmed.map(({ nonce }) => nonce),
  )
}

async function settle(
  { account, chain, database, key, nonceFloor, settings }: Sender,
  { transaction, receipt }: SettledTransaction,
  { transfer, head }: { transfer: Transfer | undefined; head: Head },
): Promise<void> {
  const status = receipt ? (receipt.status === 'success' ? 'confirmed' : 'failed') : 'replaced'
  await database.sql.transaction(async (write) => {
    await write.execute(settleTransactionSql(key, transaction, { status, receipt }))
    if (status !== 'replaced' || !transfer) return
    // Somebody else has used the nonce: the transfer can no longer happen as it was signed.
    const nonce = await allocateNonce(write, key, nonceFloor)
    const fees = feesFor(head, settings)
    const signed = await signTransaction(callOf(transaction.signed), { account, chainId: chain.id, nonce, fees })
    await write.execute(insertTransactionSql(key, signed))
    await moveTransfer(write, transfer, { sender: key.sender, nonce })
  })
}
