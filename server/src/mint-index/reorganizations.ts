import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import type { Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'
import { readBlock, readReceived, type BlockHeader } from './chain-events.ts'
import { deleteCursor, moveCursor, type Cursor } from './index-cursor.ts'
import type { IndexMetrics } from './index-metrics.ts'
import { deleteEmptySummaries, summarizeMinters } from './minter-summaries.ts'

export type ReorganizationContext = {
  chain: Chain
  /** The chain's number from `registerChain`. */
  chainNumber: number
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics: IndexMetrics
  /** Throws if the node now serves another chain. */
  checkChain: () => Promise<void>
}

type Position = { cursor: Cursor; head: BlockHeader }

const walletDaySchema = z.object({ minter: z.string(), day: z.number() })
const minterSchema = z.object({ minter: z.string() })
const blockSchema = z
  .object({ block: wholeNumber, hash: z.string(), at_seconds: wholeNumber })
  .transform(({ block, hash, at_seconds: timestampSeconds }) => ({ number: block, hash, timestampSeconds }))

/**
 * Returns whether indexed blocks were replaced, if the chain has no new ones. A shorter chain with the indexed blocks only
 * means that the node lags behind.
 */
export async function isReplaced(
  context: ReorganizationContext,
  database: Sql,
  { cursor, head }: Position,
): Promise<boolean> {
  if (cursor.number === head.number && cursor.hash === head.hash) return false
  const recent = await readRecentBlocks(database, context.chainNumber)
  const newest = recent.find(({ number }) => number <= head.number)
  return newest !== undefined && !(await isOnChain(context.chain, newest))
}

/** Rolls back to the newest common block, or rebuilds the index if there is none. Returns the new cursor. */
export async function undoReorganization(
  context: ReorganizationContext,
  database: Sql,
  { cursor, head }: Position,
): Promise<Cursor> {
  const { chainNumber, log, metrics } = context
  const ancestor = await findAncestor(context, database, head)
  if (!ancestor) {
    await context.checkChain()
    log.warn({ block: cursor.number }, 'the reorganization is too deep to undo: rebuilding the mint index')
    await deleteCursor(database, chainNumber)
    metrics.reorganized({ blocks: cursor.number + 1, events: 0 })
    return cursor
  }
  const undone = await undoBlocks(context, database, { cursor, ancestor, head })
  log.info({ from: cursor.number, to: ancestor.number, undone }, 'the chain was reorganized')
  metrics.reorganized({ blocks: cursor.number - ancestor.number, events: undone })
  return { ...ancestor, owners: cursor.owners }
}

/** Returns the newest indexed block still on the chain. */
async function findAncestor(
  { chain, chainNumber }: ReorganizationContext,
  database: Sql,
  head: BlockHeader,
): Promise<BlockHeader | undefined> {
  for (const block of await readRecentBlocks(database, chainNumber)) {
    if (block.number <= head.number && (await isOnChain(chain, block))) return block
  }
  return undefined
}

async function isOnChain({ client }: Chain, block: BlockHeader): Promise<boolean> {
  return block.number < 0 || (await readBlock(client, block.number)).hash === block.hash
}

/** Returns the blocks that can still be replaced, newest first. */
async function readRecentBlocks(database: Sql, chain: number): Promise<BlockHeader[]> {
  const result = await database.execute(sql`
    select block, hash, at_seconds from recent_block where chain = ${chain} order by block desc`)
  return parseRows(blockSchema, result)
}

/**
 * Undoes the events of all blocks after the ancestor and returns their number. A wallet mints an item once a day, so
 * clearing its bit is exact. An owner's transfer can repeat an item, so those days are read from the contract.
 */
async function undoBlocks(
  { chain, chainNumber }: ReorganizationContext,
  database: Sql,
  { cursor, ancestor, head }: Position & { ancestor: BlockHeader },
): Promise<number> {
  const isUndone = sql`chain = ${chainNumber} and block > ${ancestor.number}`
  const uncertainRows = await database.execute(
    sql`select distinct minter, day from recent_mint where ${isUndone} and not is_certain`,
  )
  const at = { block: ancestor.number, head: head.number }
  const received = await Promise.all(
    parseRows(walletDaySchema, uncertainRows).map(async (walletDay) => ({
      ...walletDay,
      items: await readReceived(chain, walletDay, at),
    })),
  )
  return database.transaction(async (transaction) => {
    await moveCursor(transaction, chainNumber, { from: cursor, to: ancestor, owners: [] })
    const mintRows = await transaction.execute(sql`select minter from recent_mint where ${isUndone}`)
    const swapRows = await transaction.execute(sql`delete from recent_swap where ${isUndone} returning minter`)
    const [mints, swaps] = [parseRows(minterSchema, mintRows), parseRows(minterSchema, swapRows)]
    await transaction.execute(sql`
      update minted_day d set items = d.items & ~u.items
      from (
        select minter, day, bit_or(items) as items from recent_mint where ${isUndone} and is_certain group by minter, day
      ) as u
      where d.chain = ${chainNumber} and d.minter = u.minter and d.day = u.day`)
    await transaction.execute(sql`
      insert into minted_day (chain, minter, day, items)
      select ${chainNumber}, minter, day, items from unnest(
        ${sql.param(received.map(({ minter }) => minter))}::text[],
        ${sql.param(received.map(({ day }) => day))}::int[],
        ${sql.param(received.map(({ items }) => String(items)))}::bigint[]
      ) as r (minter, day, items)
      on conflict (chain, minter, day) do update set items = excluded.items`)
    await transaction.execute(sql`
      delete from minted_day where chain = ${chainNumber} and items = 0
        and minter in (select minter from recent_mint where ${isUndone})`)
    await transaction.execute(sql`delete from recent_mint where ${isUndone}`)
    await transaction.execute(sql`delete from recent_block where ${isUndone}`)
    const swapsByMinter = new Map(mints.map(({ minter }) => [minter, 0]))
    for (const { minter } of swaps) swapsByMinter.set(minter, (swapsByMinter.get(minter) ?? 0) - 1)
    await summarizeMinters(transaction, chainNumber, swapsByMinter)
    await deleteEmptySummaries(transaction, chainNumber, [...swapsByMinter.keys()])
    return mints.length + swaps.length
  })
}
