import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf, wholeNumber } from './rows.ts'
import type { SenderKey } from './transaction.ts'

const nonceSchema = z.object({ nonce: wholeNumber })

/**
 * The expression for the lowest nonce, at or above the floor, that no stored transaction has: a gap is filled before
 * anything is put behind it. Whoever runs it must hold the sender's lock and store the transaction in the same
 * database transaction.
 */
export function lowestFreeNonce({ chain, sender }: SenderKey, nonceFloor: number): SQL {
  const isOfSender = sql`t.chain = ${chain} and t.sender = ${sender}`
  return sql`(
    select min(free) from (
      select ${nonceFloor}::bigint as free
      union all
      select t.nonce + 1 from chain_transaction t where ${isOfSender} and t.nonce >= ${nonceFloor}
    ) as candidates
    where not exists (select from chain_transaction t where ${isOfSender} and t.nonce = candidates.free))`
}

/** The nonce that the next transaction takes. */
export async function allocateNonce(transaction: Sql, key: SenderKey, nonceFloor: number): Promise<number> {
  const result = await transaction.execute(sql`select ${lowestFreeNonce(key, nonceFloor)} as nonce`)
  return rowsOf(nonceSchema, result)[0]?.nonce ?? nonceFloor
}
