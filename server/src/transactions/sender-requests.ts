import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import type { Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'
import { sendCall, type SendCallOptions, sendPending } from './broadcast.ts'
import type { Head } from './chain-state.ts'
import { type Fees, feesFor } from './fees.ts'
import { cancel, retry } from './replacements.ts'
import type { Sender, SenderKey } from './sender.ts'
import { isEmptyCall } from './sign-transaction.ts'
import { type SenderRequestKind, senderRequestKinds } from './tables.ts'

/** The multiple of the sweep's fees that is left in the account, for replacements at higher fees. */
const feeReserve = 8n
/** How old the newest version of a transaction must be before a request may raise its fees again. */
const retryMilliseconds = 3000

const idSchema = z.object({ id: z.number() })
const requestSchema = z
  .object({
    id: z.number(),
    kind: z.enum(senderRequestKinds),
    nonce: wholeNumber.nullable(),
    receiver: z.custom<Address>().nullable(),
    block: wholeNumber.nullable(),
    outcome: z.string().nullable(),
    is_done: z.boolean(),
    age_seconds: z.coerce.number(),
  })
  .transform(({ is_done: isDone, age_seconds: ageSeconds, ...row }) => ({ ...row, isDone, ageSeconds }))
export type SenderRequest = z.infer<typeof requestSchema>

const columns = sql`id, kind, nonce, receiver, block, outcome, done_at is not null as is_done,
  extract(epoch from now() - asked_at)::float8 as age_seconds`

/** Starts the outcome of a request that had no effect. */
const refusal = 'refused: '

export function isRefused({ outcome }: Pick<SenderRequest, 'outcome'>): boolean {
  return outcome?.startsWith(refusal) ?? false
}

/** The SQL condition for drains in force: all but refused ones, because a drained key stays drained. */
export const isDrain = sql.raw(`kind = 'drain' and coalesce(outcome, '') not like '${refusal}%'`)

/** Stores a request for the process that holds a key's lock. Returns the request's id. */
export async function createSenderRequest(
  database: Sql,
  { chain, sender }: SenderKey,
  request: { kind: SenderRequestKind; nonce?: number; receiver?: Address; block?: number | undefined },
): Promise<number> {
  const { kind, nonce, receiver, block } = request
  const result = await database.execute(sql`
    insert into sender_request (chain, sender, kind, nonce, receiver, block)
    values (${chain}, ${sender}, ${kind}, ${nonce ?? null}, ${receiver ?? null}, ${block ?? null}) returning id`)
  const id = parseRows(idSchema, result)[0]?.id
  if (id === undefined) throw new Error('the request could not be stored')
  return id
}

/** Returns open requests, oldest first, and any drain in force. */
export async function readSenderRequests(database: Sql, { chain, sender }: SenderKey): Promise<SenderRequest[]> {
  const result = await database.execute(sql`
    select ${columns} from sender_request
    where chain = ${chain} and sender = ${sender} and (done_at is null or ${isDrain}) order by id`)
  return parseRows(requestSchema, result)
}

/** Returns one request with its outcome. */
export async function findSenderRequest(database: Sql, id: number): Promise<SenderRequest | undefined> {
  return parseRows(
    requestSchema,
    await database.execute(sql`select ${columns} from sender_request where id = ${id}`),
  )[0]
}

export async function finishSenderRequest(database: Sql, id: number, outcome: string): Promise<void> {
  await database.execute(sql`
    update sender_request set done_at = now(), outcome = ${outcome} where id = ${id} and done_at is null`)
}

/** Finishes a request without effect. */
export function refuseSenderRequest(database: Sql, id: number, reason: string): Promise<void> {
  return finishSenderRequest(database, id, `${refusal}${reason}`)
}

/** Records which transaction moves the balance of a drained key; null if none does. */
export async function storeSweepNonce(database: Sql, id: number, nonce: number | null): Promise<void> {
  await database.execute(sql`update sender_request set nonce = ${nonce} where id = ${id}`)
}

/** Withdraws a request that was not carried out yet. Returns whether it succeeded. */
export async function withdrawSenderRequest(database: Sql, id: number): Promise<boolean> {
  const result = await database.execute(sql`
    delete from sender_request where id = ${id} and done_at is null and (kind <> 'drain' or nonce is null) returning id`)
  return parseRows(idSchema, result).length > 0
}

/** Retries and cancels transactions as the operator requested. The sender must be locked. */
export async function carryOutRequests(
  sender: Sender,
  { requests, head }: { requests: SenderRequest[]; head: Head },
): Promise<void> {
  for (const request of requests) {
    if (request.kind !== 'retry' && request.kind !== 'cancel') continue
    const outcome = await carryOut(sender, { request, head })
    await finishSenderRequest(sender.database.sql, request.id, outcome)
    sender.log.info(
      { sender: sender.key.sender, nonce: request.nonce, kind: request.kind, outcome },
      'handled an operator request',
    )
  }
}

async function carryOut(sender: Sender, { request, head }: { request: SenderRequest; head: Head }): Promise<string> {
  const transaction = sender.unconfirmed.find(({ nonce }) => nonce === request.nonce)
  if (!transaction) return 'nothing to do: the transaction is settled'
  if (request.kind === 'cancel') {
    if (isEmptyCall(transaction.signed, sender.account)) return 'nothing to do: the transaction was already canceled'
    if (!(await cancel(sender, transaction, head))) return 'not canceled: the fee ceiling leaves no room'
    await sendPending(sender)
    return 'replaced with an empty transaction'
  }
  if (sender.clock.nowMilliseconds() - transaction.waitingSinceMilliseconds < retryMilliseconds)
    return `not resent: it was signed or loaded less than ${retryMilliseconds / 1000} seconds ago`
  const isReplaced = await retry(sender, transaction, head)
  // A node may have dropped this transaction or an earlier one.
  for (const each of sender.unconfirmed) each.acceptedBy.clear()
  await sendPending(sender)
  return isReplaced ? 'resent with higher fees' : 'resent unchanged: the fee ceiling leaves no room for higher fees'
}

/**
 * Sends the whole balance of a key to another account, minus a reserve for fees. Returns the nonce, or undefined if the
 * balance is too low. The sender must be locked by `session`.
 */
export async function sweepBalance(
  sender: Sender,
  options: Pick<SendCallOptions, 'session' | 'onStored'> & { receiver: Address; head: Head },
): Promise<number | undefined> {
  const { receiver, head, ...sending } = options
  const { account, chain, settings } = sender
  const fees = feesFor(head, settings)
  const { balanceWei, gasLimit, reserveWei } = await planSweep(chain, { from: account.address, receiver, fees })
  const value = balanceWei - reserveWei
  if (value <= 0n) return undefined
  return sendCall(sender, { ...sending, call: { to: receiver, value, gasLimit: Number(gasLimit) }, fees })
}

/** Returns what a key holds, and how much of it a sweep at these fees leaves in the account. */
export async function planSweep(
  { client }: Chain,
  { from, receiver, fees }: { from: Address; receiver: Address; fees: Fees },
): Promise<{ balanceWei: bigint; gasLimit: bigint; reserveWei: bigint }> {
  const balanceWei = await client.getBalance({ address: from })
  if (balanceWei === 0n) return { balanceWei, gasLimit: 0n, reserveWei: 0n }
  const gas = await client.estimateGas({ account: from, to: receiver, value: 1n })
  const gasLimit = (gas * 5n) / 4n
  return { balanceWei, gasLimit, reserveWei: gasLimit * fees.maxFeeWei * feeReserve }
}
