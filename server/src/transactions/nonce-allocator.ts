import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import type { SenderKey } from './sender.ts'

const nonceSchema = z.object({ nonce: wholeNumber })

/**
 * Returns the expression for the lowest nonce, at or above the floor, that no stored transaction has, so that gaps are
 * filled first. Callers must hold the sender's lock and store the transaction in the same database transaction.
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

/** Returns the nonce of the next transaction. */
export async function allocateNonce(transaction: Sql, key: SenderKey, nonceFloor: number): Promise<number> {
  const result = await transaction.execute(sql`select ${lowestFreeNonce(key, nonceFloor)} as nonce`)
  return parseRows(nonceSchema, result)[0]?.nonce ?? nonceFloor
}
