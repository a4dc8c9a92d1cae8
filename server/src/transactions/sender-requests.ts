import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf, wholeNumber } from './rows.ts'
import { type SenderRequestKind, senderRequestKinds } from './sender-request-kinds.ts'
import type { SenderKey } from './transaction.ts'

export type SenderRequest = {
  id: number
  kind: SenderRequestKind
  nonce: number | null
  receiver: Address | null
  block: number | null
  outcome: string | null
  isDone: boolean
}

const idSchema = z.object({ id: z.number() })
const rowSchema = z
  .object({
    id: z.number(),
    kind: z.enum(senderRequestKinds),
    nonce: wholeNumber.nullable(),
    receiver: z.custom<Address>().nullable(),
    block: wholeNumber.nullable(),
    outcome: z.string().nullable(),
    is_done: z.boolean(),
  })
  .transform(({ is_done: isDone, ...row }) => ({ ...row, isDone }))

const columns = sql`id, kind, nonce, receiver, block, outcome, done_at is not null as is_done`

/** Asks whoever works with a key to do something. Answers the request's number. */
export async function askSender(
  database: Sql,
  { chain, sender }: SenderKey,
  request: { kind: SenderRequestKind; nonce?: number; receiver?: Address; block?: number | undefined },
): Promise<number> {
  const { kind, nonce, receiver, block } = request
  const result = await database.execute(sql`
    insert into sender_request (chain, sender, kind, nonce, receiver, block)
    values (${chain}, ${sender}, ${kind}, ${nonce ?? null}, ${receiver ?? null}, ${block ?? null}) returning id`)
  const id = rowsOf(idSchema, result)[0]?.id
  if (id === undefined) throw new Error('the request could not be stored')
  return id
}

/** What is still to be done for a sender, the oldest first; a drain also once it is done, since it holds for good. */
export async function readSenderRequests(database: Sql, { chain, sender }: SenderKey): Promise<SenderRequest[]> {
  const result = await database.execute(sql`
    select ${columns} from sender_request
    where chain = ${chain} and sender = ${sender} and (done_at is null or kind = 'drain') order by id`)
  return rowsOf(rowSchema, result)
}

/** One request, to see what became of it. */
export async function findSenderRequest(database: Sql, id: number): Promise<SenderRequest | undefined> {
  return rowsOf(rowSchema, await database.execute(sql`select ${columns} from sender_request where id = ${id}`))[0]
}

export async function finishSenderRequest(database: Sql, id: number, outcome: string): Promise<void> {
  await database.execute(sql`
    update sender_request set done_at = now(), outcome = ${outcome} where id = ${id} and done_at is null`)
}

/** Writes down by which transaction a drained key's balance is moved. */
export async function storeSweepNonce(database: Sql, id: number, nonce: number): Promise<void> {
  await database.execute(sql`update sender_request set nonce = ${nonce} where id = ${id}`)
}

/** Takes back what nobody has carried out. Answers whether it was in time. */
export async function withdrawSenderRequest(database: Sql, id: number): Promise<boolean> {
  const result = await database.execute(sql`
    delete from sender_request where id = ${id} and done_at is null and (kind <> 'drain' or nonce is null) returning id`)
  return rowsOf(idSchema, result).length > 0
}
