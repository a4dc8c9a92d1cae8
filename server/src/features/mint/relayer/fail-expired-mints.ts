import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../../adapters/database.ts'
import { announce } from '../mint-channels.ts'
import { rowsOf, wholeNumber } from '../../../chain-sender/rows.ts'

/**
 * Fails queued mints that cannot be sent any more: their day is over, or minting was closed. A mint requested today is
 * never carried into tomorrow, where it would use up the wallet's right.
 */
export async function failExpiredMints(
  database: Sql,
  { chain, day, isOpen }: { chain: number; day: number; isOpen: boolean },
): Promise<void> {
  const result = await database.execute(sql`
    with late as (
      update mint set failure = case when day < ${day} then 'DAY_OVER' else 'MINT_CLOSED' end
      where chain = ${chain} and relayer is null and failure is null and (day < ${day} or not ${isOpen}::boolean)
      returning 1)
    select count(*) as count from late`)
  if ((rowsOf(z.object({ count: wholeNumber }), result)[0]?.count ?? 0) > 0) {
    await database.execute(announce({ kind: 'refresh' }))
  }
}
