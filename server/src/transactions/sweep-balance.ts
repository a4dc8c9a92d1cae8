import type { Address } from 'viem'
import type { Sql } from '../services/database.ts'
import { feesFor } from './fees.ts'
import { allocateNonce } from './nonce-allocator.ts'
import type { Head } from './read-head.ts'
import { sendPending } from './send-pending.ts'
import type { Sender } from './sender.ts'
import { signTransaction } from './sign-transaction.ts'
import { insertTransactionSql } from './transaction-store.ts'
import { justSigned } from './transaction.ts'

/** What stays behind covers a few replacements at higher fees. */
const feeReserve = 8n

export type SweepOptions = {
  receiver: Address
  head: Head
  /** The session that holds the sender's lock. */
  session: Sql
  /** Written together with the transaction. */
  onStored: (write: Sql, nonce: number) => Promise<void>
}

/**
 * Sends all that a key has to another account, but what the fees may take. Answers the nonce, or nothing where there is
 * too little to move.
 */
export async function sweepBalance(
  sender: Sender,
  { receiver, head, session, onStored }: SweepOptions,
): Promise<number | undefined> {
  const { account, chain, clock, key, settings } = sender
  const fees = feesFor(head, settings)
  const balanceWei = await chain.client.getBalance({ address: account.address })
  if (balanceWei === 0n) return undefined
  const gas = await chain.client.estimateGas({ account: account.address, to: receiver, value: 1n })
  const gasLimit = (gas * 5n) / 4n
  const value = balanceWei - gasLimit * fees.maxFeeWei * feeReserve
  if (value <= 0n) return undefined
  const signed = await session.transaction(async (transaction) => {
    const nonce = await allocateNonce(transaction, key, sender.nonceFloor)
    const call = { to: receiver, value, gasLimit: Number(gasLimit) }
    const sweep = await signTransaction(call, { account, chainId: chain.id, nonce, fees })
    await transaction.execute(insertTransactionSql(key, sweep))
    await onStored(transaction, nonce)
    return sweep
  })
  sender.unconfirmed = [...sender.unconfirmed, justSigned(signed, clock.nowMilliseconds())].toSorted(
    (a, b) => a.nonce - b.nonce,
  )
  await sendPending(sender)
  return signed.nonce
}
