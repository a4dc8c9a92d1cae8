import { BaseError, type Hex, HttpRequestError, TimeoutError } from 'viem'
import type { BroadcastTarget, Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'
import type { Fees } from './fees.ts'
import { allocateNonce } from './nonce-allocator.ts'
import { addUnconfirmed, type Call, justSigned, type Sender } from './sender.ts'
import { signTransaction } from './sign-transaction.ts'
import { insertTransactionSql, storeProgress } from './transaction-store.ts'

/** `accepted`: the node has the transaction, now or from an earlier broadcast. `unknown`: it may or may not have it. */
type BroadcastResult = 'accepted' | 'nonce-too-low' | 'insufficient-funds' | 'underpriced' | 'unknown'

export type SendCallOptions = {
  call: Call
  fees: Fees
  /** The session that holds the sender's lock. */
  session: Sql
  /** Runs in the database transaction that stores the call. */
  onStored?: (write: Sql, nonce: number) => Promise<void>
}

/** Allocates a nonce, signs, and stores in one database transaction, then broadcasts. Returns the nonce. */
export async function sendCall(sender: Sender, { call, fees, session, onStored }: SendCallOptions): Promise<number> {
  const { clock, key } = sender
  const signed = await session.transaction(async (transaction) => {
    const nonce = await allocateNonce(transaction, key, sender.nonceFloor)
    const next = await signTransaction(sender, call, { nonce, fees })
    await transaction.execute(insertTransactionSql(key, next))
    await onStored?.(transaction, nonce)
    return next
  })
  addUnconfirmed(sender, justSigned(signed, clock.nowMilliseconds()))
  await sendPending(sender)
  return signed.nonce
}

/**
 * Broadcasts every transaction that no node has accepted yet, to two endpoints if two are ready. Each gets them strictly in
 * nonce order, because nodes may drop what follows a gap. Resolves as soon as all are accepted by one of the endpoints, or
 * to false if neither accepted all.
 */
export function sendPending(sender: Sender): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const sending = sender.chain.broadcastTargets().map((target) => {
    const sendingTo = sender.sending.get(target.position) ?? startSendingTo(sender, target)
    void sendingTo.then((isSent) => isSent && resolve(true), reject)
    return sendingTo
  })
  void Promise.all(sending).then((sent) => resolve(sent.includes(true)), reject)
  return promise
}

/** Joins a send to this endpoint that is in progress, so a slow endpoint delays only its own transactions. */
function startSendingTo(sender: Sender, target: BroadcastTarget): Promise<boolean> {
  const { position } = target
  const sending = sendTo(sender, target).finally(() => sender.sending.delete(position))
  sender.sending.set(position, sending)
  return sending
}

async function sendTo(sender: Sender, target: BroadcastTarget): Promise<boolean> {
  const { position } = target
  for (;;) {
    // Transactions may be added or replaced during a request.
    const transaction = sender.unconfirmed.find(({ acceptedBy }) => !acceptedBy.has(position))
    if (!transaction) return true
    const { nonce, acceptedBy } = transaction
    const { result, reason } = await broadcast(target, transaction.signed)
    if (result !== 'accepted' && result !== 'nonce-too-low') {
      const facts = { sender: sender.key.sender, nonce, endpoint: position, result, reason }
      sender.log.warn(facts, 'a transaction was not accepted')
      if (result === 'insufficient-funds') sender.balanceWei = undefined
      return false
    }
    // A used nonce is not an error here; `findSettled` determines which transaction used it. A replacement during the
    // request has its own set.
    acceptedBy.add(position)
    if (transaction.acceptedBy !== acceptedBy || transaction.status !== 'pending') continue
    transaction.status = 'sent'
    await storeProgress(sender.database.sql, sender.key, { nonce, status: 'sent' })
  }
}

/** Submits signed bytes to a node. Repeating this is harmless. */
export async function broadcast(
  { client }: Pick<Chain, 'client'>,
  signed: Hex,
): Promise<{ result: BroadcastResult; reason?: string }> {
  try {
    await client.sendRawTransaction({ serializedTransaction: signed })
    return { result: 'accepted' }
  } catch (error) {
    return { result: resultOf(error), reason: messageOf(error) }
  }
}

function resultOf(error: unknown): BroadcastResult {
  const isTransport =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)
  if (isTransport) return 'unknown'
  const message = messageOf(error).toLowerCase()
  if (/already known|already imported|known transaction|already exists/.test(message)) return 'accepted'
  if (/nonce too low|nonce is too low|lower than the current nonce/.test(message)) return 'nonce-too-low'
  if (/insufficient funds|insufficient balance|exceeds the balance/.test(message)) return 'insufficient-funds'
  if (/underpriced|fee too low|less than block base fee|cannot be lower than the block base fee/.test(message))
    return 'underpriced'
  return 'unknown'
}

/** Returns the node's message without the rest of viem's, which quotes the endpoint and the key in its URL. */
function messageOf(error: unknown): string {
  return error instanceof BaseError ? `${error.shortMessage} ${error.details}`.slice(0, 400) : 'unknown'
}
