import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf, wholeNumber } from '../transactions/rows.ts'
import type { BlockMark } from './events.ts'

/** How far a chain was read. */
export type Cursor = BlockMark & { owners: string[] }

const movedSchema = z.object({ block: wholeNumber })
const cursorSchema = z
  .object({ block: wholeNumber, hash: z.string(), block_at_seconds: wholeNumber, owners: z.array(z.string()) })
  .transform(({ block, hash, block_at_seconds: timestampSeconds, owners }) => ({
    number: block,
    hash,
    timestampSeconds,
    owners,
  }))

export async function readCursor(database: Sql, chain: number): Promise<Cursor | undefined> {
  const result = await database.execute(sql`
    select block, hash, block_at_seconds, owners from mint_index_cursor where chain = ${chain}`)
  return rowsOf(cursorSchema, result)[0]
}

/**
 * Moves the cursor, and throws where it is no longer where it was thought to be: the record is being built anew, and what
 * this transaction does must not happen.
 */
export async function moveCursor(
  transaction: Sql,
  chain: number,
  { from, to, owners }: { from: Cursor; to: BlockMark; owners: string[] },
): Promise<void> {
  const moved = await transaction.execute(sql`
    update mint_index_cursor
    set block = ${to.number}, hash = ${to.hash}, block_at_seconds = ${to.timestampSeconds},
      owners = ${sql.param([...new Set([...from.owners, ...owners])])}::text[]
    where chain = ${chain} and block = ${from.number} and hash = ${from.hash} returning block`)
  if (rowsOf(movedSchema, moved).length === 0) throw new Error('the record of mints was changed by somebody else')
}

/** Makes whoever follows the chain delete the record and read the chain from its start. */
export async function forgetCursor(database: Sql, chain: number): Promise<void> {
  await database.execute(sql`delete from mint_index_cursor where chain = ${chain}`)
}
