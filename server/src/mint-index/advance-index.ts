import { reasonOf } from '@network-site/protocol/redact'
import type { Logger } from 'pino'
import type { Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'
import { applyRange } from './apply-range.ts'
import { beginIndex } from './begin-index.ts'
import { forgetCursor, readCursor, type Cursor } from './cursor.ts'
import type { BlockMark } from './events.ts'
import { findFirstBlock } from './find-first-block.ts'
import { readBlock } from './read-block.ts'
import { readRange } from './read-range.ts'
import { readReceived } from './read-received.ts'
import type { IndexMetrics } from './index-metrics.ts'
import { splitRange } from './split-range.ts'
import { readRecentBlocks, undoBlocks } from './undo-blocks.ts'

export type IndexSettings = {
  /** How many blocks back a reorganisation can be undone; one that goes deeper has everything read anew. */
  keepBlocks: number
  /** How many blocks are asked for at once. Fewer where the node refuses. */
  rangeBlocks: number
  pollMilliseconds: number
}

/** What one process needs to read a chain into the record. */
export type Follower = {
  chain: Chain
  /** As `registerChain` numbers it. */
  chainNumber: number
  /** When the collection's day 1 began. */
  startSeconds: number
  settings: IndexSettings
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics: IndexMetrics
  /** How many blocks are asked for next. */
  span: number
  isOver: () => boolean
  /** Throws where the node now answers for another chain. */
  checkChain: () => Promise<void>
}

/** How far it got. */
export type Advance = { cursor: Cursor; head: BlockMark; isAtHead: boolean }

/** A transaction holds up everybody else on an embedded database, so that it must stay short. */
const mostEventsAtOnce = 2000

/** Reads the next blocks into the record, or takes back blocks that were replaced. */
export async function advanceIndex(follower: Follower, database: Sql): Promise<Advance> {
  const { chain, chainNumber, settings } = follower
  const head = await readBlock(chain.client)
  const cursor = (await readCursor(database, chainNumber)) ?? (await begin(follower, database, head))
  if (cursor.number >= head.number) return compareWithHead(follower, database, { cursor, head })

  const end = await readEnd(follower, { cursor, head })
  const options = { chain, startSeconds: follower.startSeconds, owners: cursor.owners, after: cursor, end }
  const result = await readRange({ ...options, head: head.number }).catch((error: unknown) => {
    // Nodes refuse in many ways what is too much for them; one that does not answer at all has refused the head.
    const blocks = end.number - cursor.number
    if (blocks === 1) throw error
    follower.span = Math.floor(blocks / 2)
    follower.log.debug({ reason: reasonOf(error), blocks: follower.span }, 'fewer blocks are asked for')
    return undefined
  })
  if (!result) return { cursor, head, isAtHead: false }
  if (result.kind === 'changing') return { cursor, head, isAtHead: true }
  if (result.kind === 'reorganised') return undo(follower, database, { cursor, head })
  follower.span = Math.min(settings.rangeBlocks, Math.ceil(follower.span * 1.25))

  const isOld = end.number <= head.number - settings.keepBlocks
  let reached = cursor
  for (const part of splitRange(result.range, mostEventsAtOnce)) {
    if (follower.isOver()) break
    reached = await applyRange(database, part, {
      chain: chainNumber,
      cursor: reached,
      keepBlocks: isOld ? 0 : settings.keepBlocks,
    })
    follower.metrics.eventsApplied(part.mints.length + part.swaps.length)
  }
  return { cursor: reached, head, isAtHead: reached.number === head.number }
}

async function begin({ chain, chainNumber, log }: Follower, database: Sql, head: BlockMark): Promise<Cursor> {
  const first = await findFirstBlock(chain, head.number)
  log.info({ block: first }, 'the record of mints is read from the chain’s start')
  const before = first === 0 ? { number: -1, hash: '', timestampSeconds: 0 } : await readBlock(chain.client, first - 1)
  return beginIndex(database, chainNumber, before)
}

/** The last block of the next range. A range is either wholly too old to be undone, or wholly not. */
async function readEnd(
  { chain, settings, span }: Follower,
  { cursor, head }: { cursor: Cursor; head: BlockMark },
): Promise<BlockMark> {
  const oldest = head.number - settings.keepBlocks
  const last = cursor.number < oldest ? oldest : head.number
  const number = Math.min(cursor.number + span, last)
  return number === head.number ? head : readBlock(chain.client, number)
}

/**
 * Nothing new: the newest block is the one that was read last, or another one in its place. A chain that is shorter than
 * what was read is a node that lags behind, as long as its newest blocks are those that were read.
 */
async function compareWithHead(
  follower: Follower,
  database: Sql,
  { cursor, head }: { cursor: Cursor; head: BlockMark },
): Promise<Advance> {
  if (cursor.number === head.number && cursor.hash === head.hash) return { cursor, head, isAtHead: true }
  const recent = await readRecentBlocks(database, follower.chainNumber)
  const newest = recent.find(({ number }) => number <= head.number)
  if (!newest || (await isOnChain(follower, newest))) return { cursor, head, isAtHead: true }
  return undo(follower, database, { cursor, head })
}

async function undo(
  follower: Follower,
  database: Sql,
  { cursor, head }: { cursor: Cursor; head: BlockMark },
): Promise<Advance> {
  const { chain, chainNumber, log, metrics } = follower
  const ancestor = await findAncestor(follower, database, head)
  if (!ancestor) {
    await follower.checkChain()
    log.warn(
      { block: cursor.number },
      'the chain was reorganised deeper than is kept: the record of mints is read anew',
    )
    await forgetCursor(database, chainNumber)
    return { cursor, head, isAtHead: false }
  }
  const { cursor: back, undone } = await undoBlocks(database, {
    chain: chainNumber,
    cursor,
    ancestor,
    received: (walletDay) => readReceived(chain, walletDay, { block: ancestor.number, head: head.number }),
  })
  log.info({ from: cursor.number, to: ancestor.number, undone }, 'the chain was reorganised')
  metrics.eventsUndone(undone)
  return { cursor: back, head, isAtHead: false }
}

async function findAncestor(follower: Follower, database: Sql, head: BlockMark): Promise<BlockMark | undefined> {
  for (const block of await readRecentBlocks(database, follower.chainNumber)) {
    if (block.number <= head.number && (await isOnChain(follower, block))) return block
  }
  return undefined
}

async function isOnChain({ chain }: Follower, block: BlockMark): Promise<boolean> {
  return block.number < 0 || (await readBlock(chain.client, block.number)).hash === block.hash
}
