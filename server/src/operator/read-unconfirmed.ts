import { countMintItems } from '@network-site/protocol/mint-entries'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf, wholeNumber } from '../transactions/rows.ts'

const rowSchema = z
  .object({
    sender: z.string(),
    nonce: wholeNumber,
    status: z.string(),
    hash: z.string().nullable(),
    times_signed: wholeNumber,
    max_fee_wei: z.coerce.bigint(),
    waiting_seconds: z.coerce.number(),
    day: z.number().nullable(),
    entries: z.string().nullable(),
  })
  .transform(({ times_signed, max_fee_wei, waiting_seconds, entries, ...row }) => ({
    ...row,
    timesSigned: times_signed,
    maxFeeWei: max_fee_wei,
    waitingSeconds: waiting_seconds,
    items: entries === null ? 0 : countMintItems(entries),
  }))

/** A transaction of a relayer that the chain has not decided yet. */
export type WaitingTransaction = z.infer<typeof rowSchema>

/** What is under way, in nonce order: the first of each sender holds up all others of it. */
export async function readUnconfirmed(database: Sql, chain: number): Promise<WaitingTransaction[]> {
  const result = await database.execute(sql`
    select t.sender, t.nonce, t.status, t.hashes[cardinality(t.hashes)] as hash, cardinality(t.hashes) as times_signed,
      t.max_fee_wei::text, extract(epoch from now() - t.stored_at)::float8 as waiting_seconds, b.day, b.entries
    from chain_transaction t
    left join mint_batch b on b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce
    where t.chain = ${chain} and t.status in ('pending', 'sent', 'mined') order by t.sender, t.nonce`)
  return rowsOf(rowSchema, result)
}
