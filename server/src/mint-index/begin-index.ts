import { sql } from 'drizzle-orm'
import type { Sql } from '../services/database.ts'
import type { Cursor } from './cursor.ts'
import type { BlockMark } from './events.ts'

/** Deletes what was recorded of a chain, and begins anew after a block. */
export async function beginIndex(database: Sql, chain: number, after: BlockMark): Promise<Cursor> {
  await database.transaction(async (transaction) => {
    for (const table of ['minted_day', 'minter_summary', 'season_score', 'recent_block', 'recent_mint', 'recent_swap'])
      await transaction.execute(sql`delete from ${sql.identifier(table)} where chain = ${chain}`)
    await transaction.execute(sql`
      insert into recent_block (chain, block, hash, at_seconds)
      values (${chain}, ${after.number}, ${after.hash}, ${after.timestampSeconds})`)
    await transaction.execute(sql`
      insert into mint_index_cursor (chain, block, hash, block_at_seconds, owners)
      values (${chain}, ${after.number}, ${after.hash}, ${after.timestampSeconds}, '{}')`)
  })
  return { ...after, owners: [] }
}
