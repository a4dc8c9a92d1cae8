import { readHead } from './chain-state.ts'
import { feesFor } from './fees.ts'
import type { Sender, UnconfirmedTransaction } from './sender.ts'
import { emptyCall, signTransaction, verifySigned } from './sign-transaction.ts'
import {
  deleteTransaction,
  loadUnconfirmed,
  prunedBytes,
  reopenFrom,
  settledUpTo,
  storeReplacement,
} from './transaction-store.ts'

/**
 * Syncs a sender with the database and the chain. Reopens settled transactions that the chain no longer has, to be
 * resent in nonce order; this is harmless if the node only lags behind. Verifies stored bytes before anything is sent or
 * signed again. Returns the reopened nonces.
 */
export async function reconcile(sender: Sender): Promise<Set<number>> {
  const { account, chain, clock, database, key, log } = sender
  const nonce = await chain.client.getTransactionCount({ address: account.address })
  const settled = await settledUpTo(database.sql, key)
  // A count below it would come from a node that lags, and settled transactions must not be reopened for that.
  if (nonce < settled.nonce && !chain.endpoints.hasReached(settled.block))
    throw new Error(`the RPC endpoint has not reached block ${settled.block} yet`)
  const reopened = await reopenFrom(database.sql, key, nonce)
  if (reopened.size > 0)
    log.warn({ sender: key.sender, fromNonce: nonce, count: reopened.size }, 'the chain was rolled back; resending')
  const known = new Map(sender.unconfirmed.map((transaction) => [transaction.nonce, transaction]))
  const loaded = await loadUnconfirmed(database.sql, key, clock.nowMilliseconds())
  const checked = await Promise.all(
    loaded.map(async (stored) => {
      const isReopened = reopened.has(stored.nonce)
      const same = known.get(stored.nonce)
      // After a reorganization the node may have dropped what it had accepted.
      if (same?.signed === stored.signed && !isReopened)
        return { stored, verified: { ...stored, ...same, acceptedBy: new Set<number>() } }
      const verified = await verifySigned(sender, stored)
      return { stored, verified: verified && { ...verified, isReopened } }
    }),
  )
  const lastVerified = checked.findLast(({ verified }) => verified)?.stored.nonce ?? -1
  const unconfirmed: UnconfirmedTransaction[] = []
  for (const { stored, verified } of checked) {
    // Only a nonce that other transactions or rows wait for is worth the fees of an empty transaction.
    const isNeeded = async () =>
      stored.nonce < Math.max(nonce, lastVerified) || ((await sender.isNeeded?.(key, stored.nonce)) ?? false)
    if (verified) unconfirmed.push(verified)
    else if (await isNeeded())
      unconfirmed.push({ ...(await replaceWithEmpty(sender, stored)), isReopened: reopened.has(stored.nonce) })
    else await drop(sender, stored)
  }
  sender.unconfirmed = unconfirmed
  sender.nonceFloor = nonce
  sender.settledNonce = Math.min(nonce, settled.nonce)
  return reopened
}

/**
 * Replaces a transaction with an empty one of the same nonce, because its bytes were pruned before a deep reorganization
 * or are not what this key signed.
 */
async function replaceWithEmpty(sender: Sender, stored: UnconfirmedTransaction): Promise<UnconfirmedTransaction> {
  const { account, chain, database, key, log, settings } = sender
  const { nonce, hashes } = stored
  reportRefusal(sender, stored)
  log.warn({ sender: key.sender, nonce }, 'sending an empty transaction')
  const fees = feesFor(await readHead(chain), settings)
  const signed = await signTransaction(sender, emptyCall(account), { nonce, fees })
  const replacement = { ...stored, ...signed, hashes: [...hashes, ...signed.hashes] }
  await storeReplacement(database.sql, key, replacement)
  return replacement
}

/** Deletes a transaction that cannot be sent and that nothing waits for. */
async function drop(sender: Sender, stored: UnconfirmedTransaction): Promise<void> {
  reportRefusal(sender, stored)
  await deleteTransaction(sender.database.sql, sender.key, stored.nonce)
}

function reportRefusal({ key, log, onRefusal }: Sender, { signed, nonce }: UnconfirmedTransaction): void {
  if (signed === prunedBytes) return
  log.error({ sender: key.sender, nonce }, 'stored bytes are not a transaction of this key')
  onRefusal?.('bytes')
}
