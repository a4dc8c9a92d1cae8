import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import type { BlockHeader } from './chain-events.ts'

/** The last indexed block of a chain, and every owner of the collection so far. */
export type Cursor = BlockHeader & { owners: string[] }

const movedSchema = z.object({ block: wholeNumber })
const cursorSchema = z
  .object({ block: wholeNumber, hash: z.string(), block_at_seconds: wholeNumber, owners: z.array(z.string()) })
  .transform(({ block: number, block_at_seconds: timestampSeconds, ...row }) => ({ number, timestampSeconds, ...row }))

export async function readCursor(database: Sql, chain: number): Promise<Cursor | undefined> {
  const result = await database.execute(sql`
    select block, hash, block_at_seconds, owners from mint_index_cursor where chain = ${chain}`)
  return parseRows(cursorSchema, result)[0]
}

/** Moves the cursor; throws if another process moved it, which must roll back the transaction. */
export async function moveCursor(
  transaction: Sql,
  chain: number,
  { from, to, owners }: { from: Cursor; to: BlockHeader; owners: string[] },
): Promise<void> {
  const moved = await transaction.execute(sql`
    update mint_index_cursor
    set block = ${to.number}, hash = ${to.hash}, block_at_seconds = ${to.timestampSeconds},
      owners = ${sql.param([...new Set([...from.owners, ...owners])])}::text[]
    where chain = ${chain} and block = ${from.number} and hash = ${from.hash} returning block`)
  if (parseRows(movedSchema, moved).length === 0) throw new Error('another process changed the mint index')
}

/** Deletes the cursor, which makes the indexing process rebuild the index. */
export async function deleteCursor(database: Sql, chain: number): Promise<void> {
  await database.execute(sql`delete from mint_index_cursor where chain = ${chain}`)
}

/** Deletes the index of a chain and restarts it after a block. */
export async function beginIndex(database: Sql, chain: number, after: BlockHeader): Promise<Cursor> {
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
