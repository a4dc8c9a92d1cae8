import type { Lane } from './lane.ts'
import { loadOpen, reopenFrom, settledUpTo } from './open-transaction.ts'

/**
 * Makes a fresh lane agree with the chain: what the chain no longer has is opened again and goes back on the wire, in
 * nonce order. Runs when a key is taken over, and whenever the chain turns out to have gone back.
 */
export async function reconcile(lane: Lane): Promise<void> {
  const { database, chain, key, account, clock, log } = lane
  const nonce = await chain.client.getTransactionCount({ address: account.address })
  const reopened = await reopenFrom(database.sql, key, nonce)
  if (reopened.size > 0)
    log.warn({ relayer: key.relayer, fromNonce: nonce, count: reopened.size }, 'the chain went back; sending again')
  const expected = new Map(lane.open.map((transaction) => [transaction.nonce, transaction.expected]))
  const open = await loadOpen(database.sql, key, clock.nowMilliseconds())
  for (const transaction of open) {
    const gas = expected.get(transaction.nonce)
    if (gas) transaction.expected = gas
    transaction.isReopened = reopened.has(transaction.nonce)
  }
  lane.open = open
  lane.floorNonce = nonce
  lane.settledNonce = Math.min(nonce, await settledUpTo(database.sql, key))
}
