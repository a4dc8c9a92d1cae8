import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseRows } from '../lib/parse.ts'
import { sendPending } from './broadcast.ts'
import type { Head } from './chain-state.ts'
import { feesFor, raisedFees } from './fees.ts'
import { reconcile } from './reconcile.ts'
import { type Call, justSigned, type Sender, type UnconfirmedTransaction } from './sender.ts'
import { callOf, emptyCall, isAllowed, isEmptyCall, signTransaction, unlessUnsigned } from './sign-transaction.ts'
import { hasUnconfirmed, insertTransactionSql, storeReplacement } from './transaction-store.ts'

const gapMilliseconds = 3000
const resendMilliseconds = 3000

type ReplaceStuckOptions = {
  /** How many nonces the chain has used. */
  nonce: number
  head: Head
  /** Returns whether a transaction is useless by now. It is replaced with an empty one, which is cheaper. */
  isObsolete?: (transaction: UnconfirmedTransaction) => boolean
  /** Reloads the stored transactions; `reconcile` by default. */
  reload?: () => Promise<unknown>
}

/**
 * Keeps the lowest unconfirmed nonce moving, because all others wait for it. Replaces a stuck transaction with the same
 * call at higher fees, fills a missing nonce, and resends what a node may have dropped.
 */
export async function replaceStuck(sender: Sender, options: ReplaceStuckOptions): Promise<void> {
  const { nonce, head, isObsolete = () => false, reload = () => reconcile(sender) } = options
  const lowest = sender.unconfirmed[0]
  if (!lowest) return reloadStored(sender, reload)
  if (lowest.nonce < nonce) return
  if (lowest.nonce > nonce) return fillGap(sender, { nonce, head, reload })
  sender.gapSinceMilliseconds = undefined

  const now = sender.clock.nowMilliseconds()
  const isStuck = now - lowest.waitingSinceMilliseconds > sender.settings.stuckMilliseconds
  const isOutbid = head.baseFeeWei > lowest.maxFeeWei
  // If a key service does not sign, what is already signed is still resent below.
  const isReplaced = await unlessUnsigned(
    async () =>
      (isObsolete(lowest) && !isEmptyCall(lowest.signed, sender.account) && (await cancel(sender, lowest, head))) ||
      ((isStuck || isOutbid) && (await retry(sender, lowest, head))),
  )
  if (isReplaced) return void (await sendPending(sender))
  if (isStuck && isReplaced === false) {
    sender.log.warn({ sender: sender.key.sender, nonce: lowest.nonce }, 'a transaction is stuck at the fee ceiling')
    lowest.waitingSinceMilliseconds = now
  }
  if (now - (lowest.resentAtMilliseconds ?? lowest.waitingSinceMilliseconds) > resendMilliseconds) {
    lowest.resentAtMilliseconds = now
    // The node may have dropped it after a restart, after a reorganization, or because its pool was full.
    for (const transaction of sender.unconfirmed) transaction.acceptedBy.clear()
    await sendPending(sender)
  }
}

/**
 * Replaces a transaction with an empty one that only uses its nonce; `sendPending` broadcasts it. Returns whether the
 * fee ceiling allows it.
 */
export function cancel(sender: Sender, transaction: UnconfirmedTransaction, head: Head): Promise<boolean> {
  return replace(sender, transaction, { head, call: emptyCall(sender.account) })
}

/** Replaces a transaction with the same call at higher fees; `sendPending` broadcasts it. */
export function retry(sender: Sender, transaction: UnconfirmedTransaction, head: Head): Promise<boolean> {
  const call = callOf(transaction.signed)
  // The receiver of a sweep may have been removed from the keys file since.
  return isAllowed(sender, call) ? replace(sender, transaction, { head, call }) : cancel(sender, transaction, head)
}

async function replace(
  sender: Sender,
  transaction: UnconfirmedTransaction,
  { head, call }: { head: Head; call: Call },
): Promise<boolean> {
  const { clock, database, key, log, settings } = sender
  const { nonce, hashes } = transaction
  const fees = raisedFees(transaction, feesFor(head, settings), settings.feeCeilingWei)
  if (!fees) return false
  const signed = await signTransaction(sender, call, { nonce, fees })
  const replacement = { ...signed, hashes: [...hashes, ...signed.hashes] }
  await storeReplacement(database.sql, key, replacement)
  const waitingSinceMilliseconds = clock.nowMilliseconds()
  Object.assign(transaction, replacement, { status: 'pending', acceptedBy: new Set(), waitingSinceMilliseconds })
  log.info({ sender: key.sender, nonce, maxFeeWei: String(fees.maxFeeWei) }, 'replaced a transaction')
  return true
}

/** Loads stored transactions that this process does not know about; nothing else would find them now. */
async function reloadStored(sender: Sender, reload: () => Promise<unknown>): Promise<void> {
  if (!(await hasUnconfirmed(sender.database.sql, sender.key))) return
  await reload()
  await sendPending(sender)
}

/** Sends an empty transaction for a nonce that the chain waits for and no stored transaction has. */
async function fillGap(
  sender: Sender,
  { nonce, head, reload }: Pick<ReplaceStuckOptions, 'nonce' | 'head'> & { reload: () => Promise<unknown> },
): Promise<void> {
  const { account, clock, database, key, log, settings } = sender
  const now = clock.nowMilliseconds()
  sender.gapSinceMilliseconds ??= now
  if (now - sender.gapSinceMilliseconds < gapMilliseconds) return
  sender.gapSinceMilliseconds = undefined
  sender.nonceFloor = nonce
  const fees = feesFor(head, settings)
  const filler = await signTransaction(sender, emptyCall(account), { nonce, fees })
  const stored = await database.sql.execute(
    sql`${insertTransactionSql(key, filler)} on conflict do nothing returning nonce`,
  )
  // The transaction was stored, but this process did not know about it.
  if (parseRows(z.unknown(), stored).length === 0) {
    await reload()
    return void (await sendPending(sender))
  }
  log.warn({ sender: key.sender, nonce }, 'filled a nonce gap')
  for (const transaction of sender.unconfirmed) transaction.acceptedBy.clear()
  sender.unconfirmed = [justSigned(filler, now), ...sender.unconfirmed]
  await sendPending(sender)
}
