import type { Sender } from './sender.ts'
import { emptyCall, signTransaction } from './sign-transaction.ts'
import { forgottenBytes, loadUnconfirmed, reopenFrom, settledUpTo, storeReplacement } from './transaction-store.ts'
import type { UnconfirmedTransaction } from './transaction.ts'

/**
 * Makes a sender agree with database and chain. What was settled and is no longer on the chain is opened again, to be
 * sent again in nonce order; a node that only lags behind takes no harm from that. Answers the nonces opened again.
 */
export async function reconcile(sender: Sender): Promise<Set<number>> {
  const { account, chain, clock, database, key, log } = sender
  const nonce = await chain.client.getTransactionCount({ address: account.address })
  const reopened = await reopenFrom(database.sql, key, nonce)
  if (reopened.size > 0)
    log.warn({ sender: key.sender, fromNonce: nonce, count: reopened.size }, 'the chain went back; sending again')
  const known = new Map(sender.unconfirmed.map((transaction) => [transaction.hashes.at(-1), transaction]))
  const loaded = await loadUnconfirmed(database.sql, key, clock.nowMilliseconds())
  const stored = await Promise.all(loaded.map((transaction) => withBytes(sender, transaction)))
  sender.unconfirmed = stored.map((transaction) => {
    if (reopened.has(transaction.nonce)) return { ...transaction, isReopened: true }
    // A node that went back may have forgotten what it had accepted.
    return { ...transaction, ...known.get(transaction.hashes.at(-1)), isAccepted: false }
  })
  sender.nonceFloor = nonce
  sender.settledNonce = Math.min(nonce, await settledUpTo(database.sql, key))
  return reopened
}

/** A chain that went back very far may want a transaction whose bytes were forgotten. Its nonce is then used for nothing. */
async function withBytes(sender: Sender, transaction: UnconfirmedTransaction): Promise<UnconfirmedTransaction> {
  if (transaction.signed !== forgottenBytes) return transaction
  const { account, chain, database, key } = sender
  const { nonce, hashes, maxFeeWei, tipWei } = transaction
  const fees = { maxFeeWei, tipWei }
  const signed = await signTransaction(emptyCall(account), { account, chainId: chain.id, nonce, fees })
  const replacement = { ...transaction, ...signed, hashes: [...hashes, ...signed.hashes] }
  await storeReplacement(database.sql, key, replacement)
  return replacement
}
