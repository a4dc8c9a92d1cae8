import { readHead } from './chain-state.ts'
import { feesFor } from './fees.ts'
import type { Sender, UnconfirmedTransaction } from './sender.ts'
import { emptyCall, signTransaction, verifySigned } from './sign-transaction.ts'
import { prunedBytes, loadUnconfirmed, reopenFrom, settledUpTo, storeReplacement } from './transaction-store.ts'

/**
 * Syncs a sender with the database and the chain. Reopens settled transactions that the chain no longer has, to be
 * resent in nonce order; this is harmless if the node only lags behind. Verifies stored bytes before anything is sent or
 * signed again. Returns the reopened nonces.
 */
export async function reconcile(sender: Sender): Promise<Set<number>> {
  const { account, chain, clock, database, key, log } = sender
  const nonce = await chain.client.getTransactionCount({ address: account.address })
  const reopened = await reopenFrom(database.sql, key, nonce)
  if (reopened.size > 0)
    log.warn({ sender: key.sender, fromNonce: nonce, count: reopened.size }, 'the chain was rolled back; resending')
  const known = new Map(sender.unconfirmed.map((transaction) => [transaction.nonce, transaction]))
  const loaded = await loadUnconfirmed(database.sql, key, clock.nowMilliseconds())
  sender.unconfirmed = await Promise.all(
    loaded.map(async (stored) => {
      const isReopened = reopened.has(stored.nonce)
      const same = known.get(stored.nonce)
      // After a reorganization the node may have dropped what it had accepted.
      if (same?.signed === stored.signed && !isReopened) return { ...stored, ...same, isAccepted: false }
      return { ...((await verifySigned(sender, stored)) ?? (await replaceWithEmpty(sender, stored))), isReopened }
    }),
  )
  sender.nonceFloor = nonce
  sender.settledNonce = Math.min(nonce, await settledUpTo(database.sql, key))
  return reopened
}

/**
 * Replaces a transaction with an empty one of the same nonce, because its bytes were pruned before a deep reorganization
 * or are not what this key signed.
 */
async function replaceWithEmpty(sender: Sender, stored: UnconfirmedTransaction): Promise<UnconfirmedTransaction> {
  const { account, chain, database, key, log, settings } = sender
  const { nonce, hashes } = stored
  if (stored.signed !== prunedBytes) {
    log.error({ sender: key.sender, nonce }, 'stored bytes are not a transaction of this key; sending an empty one')
    sender.onRefusal?.('bytes')
  }
  const fees = feesFor(await readHead(chain), settings)
  const signed = await signTransaction(sender, emptyCall(account), { nonce, fees })
  const replacement = { ...stored, ...signed, hashes: [...hashes, ...signed.hashes] }
  await storeReplacement(database.sql, key, replacement)
  return replacement
}
