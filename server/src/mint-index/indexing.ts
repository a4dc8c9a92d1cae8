import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import type { Sql } from '../services/database.ts'
import {
  findBlockBeforeContracts,
  readBlock,
  readEvents,
  type BlockHeader,
  type EventRange,
  type MintEvent,
  type SwapEvent,
} from './chain-events.ts'
import { beginIndex, moveCursor, readCursor, type Cursor } from './index-cursor.ts'
import { summarizeMinters } from './minter-summaries.ts'
import { isReplaced, undoReorganization, type ReorganizationContext } from './reorganizations.ts'

export type IndexSettings = {
  /** How many blocks a reorganization can undo; a deeper one rebuilds the index. */
  keepBlocks: number
  /** How many blocks to request at once. Halved while the node rejects the request. */
  rangeBlocks: number
  pollMilliseconds: number
}

/** The state of a process that indexes a chain. */
export type Indexer = ReorganizationContext & {
  /** When day 1 of the collection began. */
  startSeconds: number
  settings: IndexSettings
  /** How many blocks the next read requests. */
  span: number
  isOver: () => boolean
}

type Advance = { cursor: Cursor; head: BlockHeader; isAtHead: boolean }

/** Keeps transactions short: in an embedded database, each one blocks all other queries. */
const maxEventsPerTransaction = 2000

/** Indexes the next blocks or undoes replaced ones. */
export async function advanceIndex(indexer: Indexer, database: Sql): Promise<Advance> {
  const { chain, chainNumber, startSeconds, settings, log, metrics } = indexer
  const head = await readBlock(chain.client)
  const cursor = (await readCursor(database, chainNumber)) ?? (await begin(indexer, database, head))
  if (cursor.number >= head.number) {
    if (await isReplaced(indexer, database, { cursor, head })) return undo()
    return { cursor, head, isAtHead: true }
  }

  const end = await readEnd(indexer, { cursor, head })
  const request = { chain, startSeconds, owners: cursor.owners, after: cursor, end, head: head.number }
  const result = await readEvents(request).catch((error: unknown) => {
    // Nodes reject oversized requests in many ways. An unreachable node already failed to return the head.
    const blocks = end.number - cursor.number
    if (blocks === 1) throw error
    indexer.span = Math.floor(blocks / 2)
    log.debug({ reason: reasonOf(error), blocks: indexer.span }, 'requesting fewer blocks')
    return undefined
  })
  if (!result) return { cursor, head, isAtHead: false }
  if (result.kind === 'changing') return { cursor, head, isAtHead: true }
  if (result.kind === 'reorganized') return undo()
  indexer.span = Math.min(settings.rangeBlocks, Math.ceil(indexer.span * 1.25))

  const isOld = end.number <= head.number - settings.keepBlocks
  let reached = cursor
  for (const part of splitRange(result.range, maxEventsPerTransaction)) {
    if (indexer.isOver()) break
    reached = await applyRange(database, part, {
      chain: chainNumber,
      cursor: reached,
      keepBlocks: isOld ? 0 : settings.keepBlocks,
    })
    metrics.eventsApplied(part.mints.length + part.swaps.length)
  }
  return { cursor: reached, head, isAtHead: reached.number === head.number }

  async function undo(): Promise<Advance> {
    return { cursor: await undoReorganization(indexer, database, { cursor, head }), head, isAtHead: false }
  }
}

async function begin({ chain, chainNumber, log }: Indexer, database: Sql, head: BlockHeader): Promise<Cursor> {
  const before = await findBlockBeforeContracts(chain, head.number)
  log.info({ block: before.number + 1 }, 'indexing mints from the start')
  return beginIndex(database, chainNumber, before)
}

/** Returns the last block of the next range, in which either all blocks or none can be undone. */
async function readEnd(
  { chain, settings, span }: Indexer,
  { cursor, head }: { cursor: Cursor; head: BlockHeader },
): Promise<BlockHeader> {
  const oldest = head.number - settings.keepBlocks
  const last = cursor.number < oldest ? oldest : head.number
  const number = Math.min(cursor.number + span, last)
  return number === head.number ? head : readBlock(chain.client, number)
}

/** Splits a range between blocks into parts of at most `maxEvents` events, unless one block has more. */
export function splitRange(range: EventRange, maxEvents: number): EventRange[] {
  const countOf = new Map<number, number>()
  for (const { block } of [...range.mints, ...range.swaps]) countOf.set(block, (countOf.get(block) ?? 0) + 1)
  const ends = []
  let count = 0
  let last: BlockHeader | undefined
  for (const block of range.blocks) {
    const more = countOf.get(block.number) ?? 0
    if (last && count + more > maxEvents) {
      ends.push(last)
      count = 0
    }
    count += more
    last = block
  }
  let after = -1
  return [...ends, range.end].map((end) => {
    const isWithin = (block: number) => block > after && block <= end.number
    const part = {
      end,
      owners: range.owners,
      blocks: range.blocks.filter(({ number }) => isWithin(number)),
      mints: range.mints.filter(({ block }) => isWithin(block)),
      swaps: range.swaps.filter(({ block }) => isWithin(block)),
    }
    after = end.number
    return part
  })
}

/** Writes the events and moves the cursor in one transaction. Events can be undone for `keepBlocks` blocks. */
async function applyRange(
  database: Sql,
  range: EventRange,
  { chain, cursor, keepBlocks }: { chain: number; cursor: Cursor; keepBlocks: number },
): Promise<Cursor> {
  const { end, owners, mints, swaps } = range
  const canUndo = keepBlocks > 0
  const counted = mints.filter(({ items }) => items !== 0n)
  await database.transaction(async (transaction) => {
    await moveCursor(transaction, chain, { from: cursor, to: end, owners })
    if (counted.length > 0) await addDays(transaction, chain, counted)
    await keepRecentBlocks(transaction, chain, canUndo ? [...range.blocks, end] : [end])
    if (canUndo && mints.length > 0) await keepRecentMints(transaction, chain, mints)
    if (canUndo && swaps.length > 0) await keepRecentSwaps(transaction, chain, swaps)
    await pruneRecent(transaction, chain, end.number - keepBlocks)
    const swapsByMinter = new Map(counted.map(({ minter }) => [minter, 0]))
    for (const { minter } of swaps) swapsByMinter.set(minter, (swapsByMinter.get(minter) ?? 0) + 1)
    await summarizeMinters(transaction, chain, swapsByMinter)
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

async function keepRecentBlocks(transaction: Sql, chain: number, blocks: BlockHeader[]): Promise<void> {
  await transaction.execute(sql`
    insert into recent_block (chain, block, hash, at_seconds)
    select ${chain}, block, hash, at_seconds from unnest(
      ${sql.param(blocks.map(({ number }) => number))}::bigint[],
      ${sql.param(blocks.map(({ hash }) => hash))}::text[],
      ${sql.param(blocks.map(({ timestampSeconds }) => timestampSeconds))}::bigint[]
    ) as b (block, hash, at_seconds) on conflict do nothing`)
}

async function keepRecentMints(transaction: Sql, chain: number, mints: MintEvent[]): Promise<void> {
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

async function keepRecentSwaps(transaction: Sql, chain: number, swaps: SwapEvent[]): Promise<void> {
  await transaction.execute(sql`
    insert into recent_swap (chain, block, log_index, minter)
    select ${chain}, block, log_index, minter from unnest(
      ${sql.param(swaps.map(({ block }) => block))}::bigint[],
      ${sql.param(swaps.map(({ logIndex }) => logIndex))}::int[],
      ${sql.param(swaps.map(({ minter }) => minter))}::text[]
    ) as s (block, log_index, minter)`)
}

/** Deletes rows older than the newest kept block up to `upTo`, to which later blocks can be undone. */
async function pruneRecent(transaction: Sql, chain: number, upTo: number): Promise<void> {
  await transaction.execute(sql`
    with oldest as (select max(block) as kept from recent_block where chain = ${chain} and block <= ${upTo}),
    mints as (delete from recent_mint using oldest where chain = ${chain} and block <= kept),
    swaps as (delete from recent_swap using oldest where chain = ${chain} and block <= kept)
    delete from recent_block using oldest where chain = ${chain} and block < kept`)
}
