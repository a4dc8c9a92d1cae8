import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { feesFor, raisedFees } from './fees.ts'
import type { Head } from './read-head.ts'
import { reconcile } from './reconcile.ts'
import { rowsOf } from './rows.ts'
import { sendPending } from './send-pending.ts'
import type { Sender } from './sender.ts'
import { type Call, callOf, emptyCall, isEmptyCall, signTransaction } from './sign-transaction.ts'
import { hasUnconfirmed, insertTransactionSql, storeReplacement } from './transaction-store.ts'
import { justSigned, type UnconfirmedTransaction } from './transaction.ts'

const gapMilliseconds = 3000
const resendMilliseconds = 3000

export type ReplaceStuckOptions = {
  /** How many nonces the chain has used. */
  nonce: number
  head: Head
  /** Whether a transaction can no longer do any good. It is replaced by one that does nothing, which is cheaper. */
  isObsolete?: (transaction: UnconfirmedTransaction) => boolean
  /** Loads the stored transactions anew; `reconcile`, unless the sender needs more than that. */
  reload?: () => Promise<unknown>
}

/**
 * Keeps the first transaction in line moving; all others wait for it, so nothing else is worth replacing. A stuck one
 * is replaced by the same call with higher fees, a missing nonce is filled, and what a node may have forgotten is sent
 * again.
 */
export async function replaceStuck(sender: Sender, options: ReplaceStuckOptions): Promise<void> {
  const { nonce, head, isObsolete = () => false, reload = () => reconcile(sender) } = options
  const lowest = sender.unconfirmed[0]
  if (!lowest) return recall(sender, reload)
  if (lowest.nonce < nonce) return
  if (lowest.nonce > nonce) return closeGap(sender, { nonce, head, reload })
  sender.gapSinceMilliseconds = undefined

  const now = sender.clock.nowMilliseconds()
  const isStuck = now - lowest.waitingSinceMilliseconds > sender.settings.stuckMilliseconds
  const isOutbid = head.baseFeeWei > lowest.maxFeeWei
  const isReplaced =
    (isObsolete(lowest) && !isEmptyCall(lowest.signed, sender.account) && (await cancel(sender, lowest, head))) ||
    ((isStuck || isOutbid) && (await retry(sender, lowest, head)))
  if (isReplaced) return void (await sendPending(sender))
  if (isStuck) {
    sender.log.warn({ sender: sender.key.sender, nonce: lowest.nonce }, 'a transaction is stuck at the fee ceiling')
    lowest.waitingSinceMilliseconds = now
  }
  if (now - (lowest.resentAtMilliseconds ?? lowest.waitingSinceMilliseconds) > resendMilliseconds) {
    lowest.resentAtMilliseconds = now
    // The node may have forgotten it: a restart, a reorganisation, a full pool.
    for (const transaction of sender.unconfirmed) transaction.isAccepted = false
    await sendPending(sender)
  }
}

/**
 * Replaces a transaction by one that does nothing but use its nonce, and leaves it to `sendPending`. Answers whether the
 * fee ceiling allows it.
 */
export function cancel(sender: Sender, transaction: UnconfirmedTransaction, head: Head): Promise<boolean> {
  return replace(sender, transaction, { head, call: emptyCall(sender.account) })
}

/** Replaces a transaction by the same call with higher fees, and leaves it to `sendPending`. */
export function retry(sender: Sender, transaction: UnconfirmedTransaction, head: Head): Promise<boolean> {
  return replace(sender, transaction, { head, call: callOf(transaction.signed) })
}

async function replace(
  sender: Sender,
  transaction: UnconfirmedTransaction,
  { head, call }: { head: Head; call: Call },
): Promise<boolean> {
  const { account, chain, clock, database, key, log, settings } = sender
  const { nonce, hashes } = transaction
  const fees = raisedFees(transaction, feesFor(head, settings), settings.feeCeilingWei)
  if (!fees) return false
  const signed = await signTransaction(call, { account, chainId: chain.id, nonce, fees })
  const replacement = { ...signed, hashes: [...hashes, ...signed.hashes] }
  await storeReplacement(database.sql, key, replacement)
  const waitingSinceMilliseconds = clock.nowMilliseconds()
  Object.assign(transaction, replacement, { status: 'pending', isAccepted: false, waitingSinceMilliseconds })
  log.info({ sender: key.sender, nonce, maxFeeWei: String(fees.maxFeeWei) }, 'a transaction is replaced')
  return true
}

/** A transaction may be stored that this process does not know of, with nothing else under way that would find it. */
async function recall(sender: Sender, reload: () => Promise<unknown>): Promise<void> {
  if (!(await hasUnconfirmed(sender.database.sql, sender.key))) return
  await reload()
  await sendPending(sender)
}

/** The chain waits for a nonce that no stored transaction has. It gets a transaction that does nothing. */
async function closeGap(
  sender: Sender,
  { nonce, head, reload }: Pick<ReplaceStuckOptions, 'nonce' | 'head'> & { reload: () => Promise<unknown> },
): Promise<void> {
  const { account, chain, clock, database, key, log, settings } = sender
  const now = clock.nowMilliseconds()
  sender.gapSinceMilliseconds ??= now
  if (now - sender.gapSinceMilliseconds < gapMilliseconds) return
  sender.gapSinceMilliseconds = undefined
  sender.nonceFloor = nonce
  const fees = feesFor(head, settings)
  const filler = await signTransaction(emptyCall(account), { account, chainId: chain.id, nonce, fees })
  const stored = await database.sql.execute(
    sql`${insertTransactionSql(key, filler)} on conflict do nothing returning nonce`,
  )
  // The transaction is stored after all, and only this process does not know of it.
  if (rowsOf(z.unknown(), stored).length === 0) {
    await reload()
    return void (await sendPending(sender))
  }
  log.warn({ sender: key.sender, nonce }, 'a missing nonce is filled')
  for (const transaction of sender.unconfirmed) transaction.isAccepted = false
  sender.unconfirmed = [justSigned(filler, now), ...sender.unconfirmed]
  await sendPending(sender)
}
