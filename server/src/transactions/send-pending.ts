import { broadcast } from './broadcast.ts'
import type { Sender } from './sender.ts'
import { storeProgress } from './transaction-store.ts'

/**
 * Broadcasts every transaction that no node has accepted yet, strictly in nonce order: behind a gap a node may forget
 * what it has. Answers whether all are out.
 */
export async function sendPending(sender: Sender): Promise<boolean> {
  for (const transaction of sender.unconfirmed) {
    if (transaction.isAccepted) continue
    const { nonce } = transaction
    const { result, reason } = await broadcast(sender.chain, transaction.signed)
    if (result !== 'accepted' && result !== 'nonce-too-low') {
      sender.log.warn({ sender: sender.key.sender, nonce, result, reason }, 'a transaction was not accepted')
      if (result === 'insufficient-funds') sender.balanceWei = undefined
      return false
    }
    // A used nonce is no failure here: `findSettled` finds out by which transaction it was used.
    transaction.isAccepted = true
    if (transaction.status !== 'pending') continue
    transaction.status = 'sent'
    await storeProgress(sender.database.sql, sender.key, { nonce, status: 'sent' })
  }
  return true
}
