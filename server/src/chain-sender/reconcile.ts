import type { Sender } from './sender.ts'
import { loadUnconfirmed, reopenFrom, settledUpTo } from './transaction-store.ts'

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
  const stored = await loadUnconfirmed(database.sql, key, clock.nowMilliseconds())
  sender.unconfirmed = stored.map((transaction) => {
    if (reopened.has(transaction.nonce)) return { ...transaction, isReopened: true }
    // A node that went back may have forgotten what it had accepted.
    return { ...transaction, ...known.get(transaction.hashes.at(-1)), isAccepted: false }
  })
  sender.nonceFloor = nonce
  sender.settledNonce = Math.min(nonce, await settledUpTo(database.sql, key))
  return reopened
}
