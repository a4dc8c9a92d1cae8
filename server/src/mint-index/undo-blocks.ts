import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf, wholeNumber } from '../transactions/rows.ts'
import { moveCursor, type Cursor } from './cursor.ts'
import type { BlockMark } from './events.ts'
import type { WalletDay } from './read-received.ts'
import { summariseMinters } from './summarise-minters.ts'

export type UndoOptions = {
  chain: number
  cursor: Cursor
  /** The newest block that is still on the chain; what came after it is undone. */
  ancestor: BlockMark
  /** What the contract says of a wallet's day after the ancestor. */
  received: (walletDay: WalletDay) => Promise<bigint>
}

const walletDaySchema = z.object({ minter: z.string(), day: z.number() })
const minterSchema = z.object({ minter: z.string() })
const blockSchema = z
  .object({ block: wholeNumber, hash: z.string(), at_seconds: wholeNumber })
  .transform(({ block, hash, at_seconds: timestampSeconds }) => ({ number: block, hash, timestampSeconds }))

/** The blocks that may still be replaced, the newest first. */
export async function readRecentBlocks(database: Sql, chain: number): Promise<BlockMark[]> {
  const result = await database.execute(sql`
    select block, hash, at_seconds from recent_block where chain = ${chain} order by block desc`)
  return rowsOf(blockSchema, result)
}

/**
 * Takes back what happened in blocks that are no longer on the chain, and answers how many events that were. An item is
 * minted once for a wallet and a day, so that clearing its bit is exact. Only where an owner's transfer was involved
 * two events can name the same item: there the contract is asked.
 */
export async function undoBlocks(
  database: Sql,
  { chain, cursor, ancestor, received }: UndoOptions,
): Promise<{ cursor: Cursor; undone: number }> {
  const isUndone = sql`chain = ${chain} and block > ${ancestor.number}`
  const uncertain = rowsOf(
    walletDaySchema,
    await database.execute(sql`select distinct minter, day from recent_mint where ${isUndone} and not is_certain`),
  )
  const answers = await Promise.all(uncertain.map(async (each) => ({ ...each, items: await received(each) })))
  const undone = await database.transaction(async (transaction) => {
    await moveCursor(transaction, chain, { from: cursor, to: ancestor, owners: [] })
    const mints = rowsOf(minterSchema, await transaction.execute(sql`select minter from recent_mint where ${isUndone}`))
    const swaps = rowsOf(
      minterSchema,
      await transaction.execute(sql`delete from recent_swap where ${isUndone} returning minter`),
    )
    await transaction.execute(sql`
      update minted_day d set items = d.items & ~u.items
      from (
        select minter, day, bit_or(items) as items from recent_mint where ${isUndone} and is_certain group by minter, day
      ) as u
      where d.chain = ${chain} and d.minter = u.minter and d.day = u.day`)
    await transaction.execute(sql`
      insert into minted_day (chain, minter, day, items)
      select ${chain}, minter, day, items from unnest(
        ${sql.param(answers.map(({ minter }) => minter))}::text[],
        ${sql.param(answers.map(({ day }) => day))}::int[],
        ${sql.param(answers.map(({ items }) => String(items)))}::bigint[]
      ) as a (minter, day, items)
      on conflict (chain, minter, day) do update set items = excluded.items`)
    await transaction.execute(sql`
      delete from minted_day where chain = ${chain} and items = 0
        and minter in (select minter from recent_mint where ${isUndone})`)
    await transaction.execute(sql`delete from recent_mint where ${isUndone}`)
    await transaction.execute(sql`delete from recent_block where ${isUndone}`)
    const swapsByMinter = new Map(mints.map(({ minter }) => [minter, 0]))
    for (const { minter } of swaps) swapsByMinter.set(minter, (swapsByMinter.get(minter) ?? 0) - 1)
    await summariseMinters(transaction, chain, swapsByMinter)
    return mints.length + swaps.length
  })
  return { cursor: { ...ancestor, owners: cursor.owners }, undone }
}
