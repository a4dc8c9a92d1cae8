import type { Sender, UnconfirmedTransaction } from './sender.ts'
import { emptyCall, signTransaction } from './sign-transaction.ts'
import { prunedBytes, loadUnconfirmed, reopenFrom, settledUpTo, storeReplacement } from './transaction-store.ts'

/**
 * Syncs a sender with the database and the chain. Reopens settled transactions that the chain no longer has, to be
 * resent in nonce order; this is harmless if the node only lags behind. Returns the reopened nonces.
 */
export async function reconcile(sender: Sender): Promise<Set<number>> {
  const { account, chain, clock, database, key, log } = sender
  const nonce = await chain.client.getTransactionCount({ address: account.address })
  const reopened = await reopenFrom(database.sql, key, nonce)
  if (reopened.size > 0)
    log.warn({ sender: key.sender, fromNonce: nonce, count: reopened.size }, 'the chain was rolled back; resending')
  const known = new Map(sender.unconfirmed.map((transaction) => [transaction.hashes.at(-1), transaction]))
  const loaded = await loadUnconfirmed(database.sql, key, clock.nowMilliseconds())
  const stored = await Promise.all(loaded.map((transaction) => withBytes(sender, transaction)))
  sender.unconfirmed = stored.map((transaction) => {
    if (reopened.has(transaction.nonce)) return { ...transaction, isReopened: true }
    // After a reorganization the node may have dropped what it had accepted.
    return { ...transaction, ...known.get(transaction.hashes.at(-1)), isAccepted: false }
  })
  sender.nonceFloor = nonce
  sender.settledNonce = Math.min(nonce, await settledUpTo(database.sql, key))
  return reopened
}

/** Replaces a transaction whose bytes were pruned before a deep reorganization with an empty one of the same nonce. */
async function withBytes(sender: Sender, transaction: UnconfirmedTransaction): Promise<UnconfirmedTransaction> {
  if (transaction.signed !== prunedBytes) return transaction
  const { account, chain, database, key } = sender
  const { nonce, hashes, maxFeeWei, tipWei } = transaction
  const fees = { maxFeeWei, tipWei }
  const signed = await signTransaction(emptyCall(account), { account, chainId: chain.id, nonce, fees })
  const replacement = { ...transaction, ...signed, hashes: [...hashes, ...signed.hashes] }
  await storeReplacement(database.sql, key, replacement)
  return replacement
}
