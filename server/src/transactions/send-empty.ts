import type { Sql } from '../services/database.ts'
import { feesFor } from './fees.ts'
import { allocateNonce } from './nonce-allocator.ts'
import type { Head } from './read-head.ts'
import { sendPending } from './send-pending.ts'
import type { Sender } from './sender.ts'
import { emptyCall, signTransaction } from './sign-transaction.ts'
import { insertTransactionSql } from './transaction-store.ts'
import { justSigned } from './transaction.ts'

/** Sends a transaction that does nothing, for the block it makes. `session` holds the sender's lock. */
export async function sendEmpty(sender: Sender, { head, session }: { head: Head; session: Sql }): Promise<void> {
  const { account, chain, clock, key, settings } = sender
  const signed = await session.transaction(async (transaction) => {
    const nonce = await allocateNonce(transaction, key, sender.nonceFloor)
    const fees = feesFor(head, settings)
    const empty = await signTransaction(emptyCall(account), { account, chainId: chain.id, nonce, fees })
    await transaction.execute(insertTransactionSql(key, empty))
    return empty
  })
  sender.unconfirmed = [...sender.unconfirmed, justSigned(signed, clock.nowMilliseconds())].toSorted(
    (a, b) => a.nonce - b.nonce,
  )
  await sendPending(sender)
}
