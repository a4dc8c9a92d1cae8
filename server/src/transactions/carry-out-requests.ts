import { cancel, retry } from './replace-stuck.ts'
import type { Head } from './read-head.ts'
import { sendPending } from './send-pending.ts'
import type { Sender } from './sender.ts'
import { finishSenderRequest, type SenderRequest } from './sender-requests.ts'
import { isEmptyCall } from './sign-transaction.ts'

/** Retries and cancels transactions as the operator asked. The sender must be locked. */
export async function carryOutRequests(
  sender: Sender,
  { requests, head }: { requests: SenderRequest[]; head: Head },
): Promise<void> {
  for (const request of requests) {
    if (request.kind !== 'retry' && request.kind !== 'cancel') continue
    const outcome = await carryOut(sender, { request, head })
    await finishSenderRequest(sender.database.sql, request.id, outcome)
    sender.log.info({ sender: sender.key.sender, nonce: request.nonce, kind: request.kind, outcome }, 'as asked')
  }
}

async function carryOut(sender: Sender, { request, head }: { request: SenderRequest; head: Head }): Promise<string> {
  const transaction = sender.unconfirmed.find(({ nonce }) => nonce === request.nonce)
  if (!transaction) return 'nothing to do: the transaction is settled'
  if (request.kind === 'cancel') {
    if (isEmptyCall(transaction.signed, sender.account)) return 'nothing to do: it was cancelled before'
    if (!(await cancel(sender, transaction, head))) return 'not cancelled: the fee ceiling leaves no room'
    await sendPending(sender)
    return 'replaced by a transaction that does nothing'
  }
  const isReplaced = await retry(sender, transaction, head)
  // A node may have forgotten this one, or one before it.
  for (const each of sender.unconfirmed) each.isAccepted = false
  await sendPending(sender)
  return isReplaced ? 'sent again with higher fees' : 'sent again as it was: the fee ceiling leaves no room for more'
}
