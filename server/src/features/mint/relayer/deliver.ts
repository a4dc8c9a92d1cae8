import { broadcast } from './broadcast.ts'
import type { Lane } from './lane.ts'

/**
 * Sends whatever the chain has not accepted yet, strictly in nonce order: behind a gap a node may forget what it has.
 * Answers whether everything is out.
 */
export async function deliver(lane: Lane): Promise<boolean> {
  for (const transaction of lane.open) {
    if (transaction.isAccepted) continue
    const { reception, reason } = await broadcast(lane.chain, transaction.signed)
    if (reception === 'accepted' || reception === 'stale') {
      // A used nonce is no failure here: the watcher finds out by whom it was used.
      transaction.isAccepted = true
      continue
    }
    lane.log.warn(
      { relayer: lane.key.relayer, nonce: transaction.nonce, reception, reason },
      'a transaction was not accepted',
    )
    if (reception === 'poor') lane.balanceWei = undefined
    return false
  }
  return true
}
