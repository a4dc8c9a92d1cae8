import { sql } from 'drizzle-orm'
import type { Sql } from '../../../services/database.ts'
import { forgetSignedBytes } from '../../../transactions/transaction-store.ts'

/** For how many days what is kept. */
export type Retention = {
  /** Mints that failed, what was learnt of receivers, relayers that no longer report. */
  failedDays: number
  /** The bytes of settled transactions: a chain that goes back further gets empty ones in their place. */
  signedDays: number
  /** Mints and the transactions that carried them. A wallet without a mint in that time is a new one again. */
  recordDays: number
}

/** More is left to the next time, so that no statement runs for long. */
const mostAtOnce = 50_000

/** Deletes what is older than the operator wants to keep, so that no table grows for ever. */
export async function forgetRecords(
  database: Sql,
  { nowMilliseconds, retention }: { nowMilliseconds: number; retention: Retention },
): Promise<void> {
  const { failedDays, signedDays, recordDays } = retention
  const before = (days: number) => new Date(nowMilliseconds - days * 86_400_000).toISOString()
  const failed = before(failedDays)
  const recorded = before(recordDays)
  await database.execute(sql`
    delete from mint where ctid in (
      select ctid from mint where failure is not null and asked_at < ${failed}::timestamptz limit ${mostAtOnce})`)
  await database.execute(sql`delete from mint_receiver where learnt_at < ${failed}::timestamptz`)
  await database.execute(sql`delete from mint_relayer where seen_at < ${failed}::timestamptz`)
  await forgetSignedBytes(database, { before: before(signedDays), atMost: mostAtOnce })
  await database.execute(sql`
    delete from mint where ctid in (
      select ctid from mint where asked_at < ${recorded}::timestamptz limit ${mostAtOnce})`)
  // The last transaction of each sender stays: it says how far the chain had come.
  await database.execute(sql`
    with old as (
      delete from chain_transaction t using mint_batch b
      where b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce and t.settled_at < ${recorded}::timestamptz
        and exists (
          select from chain_transaction later
          where later.chain = t.chain and later.sender = t.sender and later.nonce > t.nonce)
      returning t.chain, t.sender, t.nonce)
    delete from mint_batch b using old where b.chain = old.chain and b.relayer = old.sender and b.nonce = old.nonce`)
}
