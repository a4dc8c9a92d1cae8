import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import type { Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'
import { readBlock, readReceived, type BlockHeader } from './chain-events.ts'
import { forgetCursor, moveCursor, type Cursor } from './index-cursor.ts'
import type { IndexMetrics } from './index-metrics.ts'
import { summarizeMinters } from './minter-summaries.ts'

export type ReorganizationContext = {
  chain: Chain
  /** As `registerChain` numbers it. */
  chainNumber: number
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics: IndexMetrics
  /** Throws if the node now answers for another chain. */
  checkChain: () => Promise<void>
}

type Position = { cursor: Cursor; head: BlockHeader }

const walletDaySchema = z.object({ minter: z.string(), day: z.number() })
const minterSchema = z.object({ minter: z.string() })
const blockSchema = z
  .object({ block: wholeNumber, hash: z.string(), at_seconds: wholeNumber })
  .transform(({ block, hash, at_seconds: timestampSeconds }) => ({ number: block, hash, timestampSeconds }))

/**
 * Returns whether indexed blocks were replaced, for a chain without new blocks. A chain that is shorter than the index is
 * a node that lags behind, as long as its newest blocks are the indexed ones.
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

/** Goes back to the newest common block; without one, the index is rebuilt. Returns the new cursor. */
export async function undoReorganization(
  context: ReorganizationContext,
  database: Sql,
  { cursor, head }: Position,
): Promise<Cursor> {
  const { chainNumber, log, metrics } = context
  const ancestor = await findAncestor(context, database, head)
  if (!ancestor) {
    await context.checkChain()
    log.warn({ block: cursor.number }, 'the chain was reorganized too deeply to undo: rebuilding the mint index')
    await forgetCursor(database, chainNumber)
    return cursor
  }
  const undone = await undoBlocks(context, database, { cursor, ancestor, head })
  log.info({ from: cursor.number, to: ancestor.number, undone }, 'the chain was reorganized')
  metrics.eventsUndone(undone)
  return { ...ancestor, owners: cursor.owners }
}

/** Returns the newest indexed block that is still on the chain. */
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

/** Returns the blocks that may still be replaced, the newest first. */
async function readRecentBlocks(database: Sql, chain: number): Promise<BlockHeader[]> {
  const result = await database.execute(sql`
    select block, hash, at_seconds from recent_block where chain = ${chain} order by block desc`)
  return parseRows(blockSchema, result)
}

/**
 * Undoes the events of all blocks after the ancestor and returns how many there were. An item is minted once for a wallet
 * and a day, so clearing its bit is exact. Only if an owner's transfer was involved can two events name the same item:
 * then the contract is asked.
 */
async function undoBlocks(
  { chain, chainNumber }: ReorganizationContext,
  database: Sql,
  { cursor, ancestor, head }: Position & { ancestor: BlockHeader },
): Promise<number> {
  const isUndone = sql`chain = ${chainNumber} and block > ${ancestor.number}`
  const uncertain = parseRows(
    walletDaySchema,
    await database.execute(sql`select distinct minter, day from recent_mint where ${isUndone} and not is_certain`),
  )
  const at = { block: ancestor.number, head: head.number }
  const answers = await Promise.all(
    uncertain.map(async (each) => ({ ...each, items: await readReceived(chain, each, at) })),
  )
  return database.transaction(async (transaction) => {
    await moveCursor(transaction, chainNumber, { from: cursor, to: ancestor, owners: [] })
    const mints = parseRows(
      minterSchema,
      await transaction.execute(sql`select minter from recent_mint where ${isUndone}`),
    )
    const swaps = parseRows(
      minterSchema,
      await transaction.execute(sql`delete from recent_swap where ${isUndone} returning minter`),
    )
    await transaction.execute(sql`
      update minted_day d set items = d.items & ~u.items
      from (
        select minter, day, bit_or(items) as items from recent_mint where ${isUndone} and is_certain group by minter, day
      ) as u
      where d.chain = ${chainNumber} and d.minter = u.minter and d.day = u.day`)
    await transaction.execute(sql`
      insert into minted_day (chain, minter, day, items)
      select ${chainNumber}, minter, day, items from unnest(
        ${sql.param(answers.map(({ minter }) => minter))}::text[],
        ${sql.param(answers.map(({ day }) => day))}::int[],
        ${sql.param(answers.map(({ items }) => String(items)))}::bigint[]
      ) as a (minter, day, items)
      on conflict (chain, minter, day) do update set items = excluded.items`)
    await transaction.execute(sql`
      delete from minted_day where chain = ${chainNumber} and items = 0
        and minter in (select minter from recent_mint where ${isUndone})`)
    await transaction.execute(sql`delete from recent_mint where ${isUndone}`)
    await transaction.execute(sql`delete from recent_block where ${isUndone}`)
    const swapsByMinter = new Map(mints.map(({ minter }) => [minter, 0]))
    for (const { minter } of swaps) swapsByMinter.set(minter, (swapsByMinter.get(minter) ?? 0) - 1)
    await summarizeMinters(transaction, chainNumber, swapsByMinter)
    return mints.length + swaps.length
  })
}
