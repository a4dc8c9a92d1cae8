import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../../services/database.ts'
import { announce, announceMinters } from '../mint-channels.ts'
import { rowsOf } from '../../../transactions/rows.ts'

/** So many wallets are named to those who follow them; more are everybody. */
const mostNamed = 3000
const minterSchema = z.object({ minter: z.string() })

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
      returning minter)
    select distinct minter from late limit ${mostNamed + 1}`)
  const minters = rowsOf(minterSchema, result).map(({ minter }) => minter)
  if (minters.length === 0) return
  await database.execute(minters.length > mostNamed ? announce({ kind: 'refresh' }) : announceMinters(chain, minters))
}
