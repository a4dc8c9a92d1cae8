import { sql } from 'drizzle-orm'
import type { Sql } from '../services/database.ts'
import { moveCursor, type Cursor } from './cursor.ts'
import type { EventRange, MintEvent, SwapEvent } from './events.ts'
import { summariseMinters } from './summarise-minters.ts'

export type ApplyOptions = {
  chain: number
  /** Where the range begins. */
  cursor: Cursor
  /** For how many blocks events are kept to undo them; 0 for a range that is too old to be undone. */
  keepBlocks: number
}

/** Writes what happened and moves the cursor, in one transaction: a process may be killed at any moment. */
export async function applyRange(
  database: Sql,
  range: EventRange,
  { chain, cursor, keepBlocks }: ApplyOptions,
): Promise<Cursor> {
  const { end, owners, mints, swaps } = range
  const counted = mints.filter(({ items }) => items !== 0n)
  await database.transaction(async (transaction) => {
    await moveCursor(transaction, chain, { from: cursor, to: end, owners })
    if (counted.length > 0) await addDays(transaction, chain, counted)
    await rememberBlocks(transaction, chain, keepBlocks > 0 ? [...range.blocks, end] : [end])
    if (keepBlocks > 0 && mints.length > 0) await rememberMints(transaction, chain, mints)
    if (keepBlocks > 0 && swaps.length > 0) await rememberSwaps(transaction, chain, swaps)
    await forgetRecent(transaction, chain, end.number - keepBlocks)
    const swapsByMinter = new Map(counted.map(({ minter }) => [minter, 0]))
    for (const { minter } of swaps) swapsByMinter.set(minter, (swapsByMinter.get(minter) ?? 0) + 1)
    await summariseMinters(transaction, chain, swapsByMinter)
  })
  return { ...end, owners: [...new Set([...cursor.owners, ...owners])] }
}

async function addDays(transaction: Sql, chain: number, mints: MintEvent[]): Promise<void> {
  await transaction.execute(sql`
    insert into minted_day as d (chain, minter, day, items)
    select ${chain}, minter, day, bit_or(items) from unnest(
      ${sql.param(mints.map(({ minter }) => minter))}::text[],
      ${sql.param(mints.map(({ day }) => day))}::int[],
      ${sql.param(mints.map(({ items }) => String(items)))}::bigint[]
    ) as m (minter, day, items) group by minter, day
    on conflict (chain, minter, day) do update set items = d.items | excluded.items`)
}

async function rememberBlocks(transaction: Sql, chain: number, blocks: EventRange['blocks']): Promise<void> {
  await transaction.execute(sql`
    insert into recent_block (chain, block, hash, at_seconds)
    select ${chain}, block, hash, at_seconds from unnest(
      ${sql.param(blocks.map(({ number }) => number))}::bigint[],
      ${sql.param(blocks.map(({ hash }) => hash))}::text[],
      ${sql.param(blocks.map(({ timestampSeconds }) => timestampSeconds))}::bigint[]
    ) as b (block, hash, at_seconds) on conflict do nothing`)
}

async function rememberMints(transaction: Sql, chain: number, mints: MintEvent[]): Promise<void> {
  await transaction.execute(sql`
    insert into recent_mint (chain, block, log_index, minter, day, items, is_certain)
    select ${chain}, block, log_index, minter, day, items, is_certain from unnest(
      ${sql.param(mints.map(({ block }) => block))}::bigint[],
      ${sql.param(mints.map(({ logIndex }) => logIndex))}::int[],
      ${sql.param(mints.map(({ minter }) => minter))}::text[],
      ${sql.param(mints.map(({ day }) => day))}::int[],
      ${sql.param(mints.map(({ items }) => String(items)))}::bigint[],
      ${sql.param(mints.map(({ isCertain }) => isCertain))}::boolean[]
    ) as m (block, log_index, minter, day, items, is_certain)`)
}

async function rememberSwaps(transaction: Sql, chain: number, swaps: SwapEvent[]): Promise<void> {
  await transaction.execute(sql`
    insert into recent_swap (chain, block, log_index, minter)
    select ${chain}, block, log_index, minter from unnest(
      ${sql.param(swaps.map(({ block }) => block))}::bigint[],
      ${sql.param(swaps.map(({ logIndex }) => logIndex))}::int[],
      ${sql.param(swaps.map(({ minter }) => minter))}::text[]
    ) as s (block, log_index, minter)`)
}

/** Keeps the newest block up to this one, to undo what came after it, and forgets everything before. */
async function forgetRecent(transaction: Sql, chain: number, upTo: number): Promise<void> {
  await transaction.execute(sql`
    with oldest as (select max(block) as kept from recent_block where chain = ${chain} and block <= ${upTo}),
    mints as (delete from recent_mint using oldest where chain = ${chain} and block <= kept),
    swaps as (delete from recent_swap using oldest where chain = ${chain} and block <= kept)
    delete from recent_block using oldest where chain = ${chain} and block < kept`)
}
