import { ServiceError } from '@network-site/protocol/failures'
import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Address } from 'viem'
import { z } from 'zod'
import { parseRows } from '../lib/parse.ts'
import type { Chain } from '../services/chain.ts'
import type { Database } from '../services/database.ts'
import { chainIdentity, registerChain } from '../transactions/chain-state.ts'
import { readBlock, readStartSeconds, type BlockHeader } from './chain-events.ts'
import { readCursor } from './index-cursor.ts'
import type { IndexMetrics } from './index-metrics.ts'
import { advanceIndex, type Indexer, type IndexSettings } from './indexing.ts'
import type { MintedDay } from './mint-days.ts'
import { registerSeasons, seasonDays, type IndexedSeason, type Season } from './seasons.ts'

/** What one wallet did, from the chain's events. */
export type MinterHistory = {
  /** Days with a mint, the oldest first. */
  days: MintedDay[]
  /** How often it bought or sold the test token. */
  swaps: number
}

/** How far the chain has been indexed. */
export type IndexPosition = {
  /** The last indexed block and its time. */
  block: number
  blockAtSeconds: number
  /** How many blocks the chain is ahead of it. */
  behindBlocks: number
}

/**
 * Who minted what on which day, indexed from the chain's events: anyone can mint without this server, so its own requests
 * are not enough.
 */
export type MintIndex = {
  of: (minter: Address) => Promise<MinterHistory>
  /** Throws a 503 until the first read. */
  position: () => IndexPosition
  /** The seasons with their days, and the chain's number in the database; throws a 503 while the chain is unknown. */
  seasons: () => { chain: number; seasons: IndexedSeason[] }
  close: () => Promise<void>
}

type MintIndexOptions = {
  database: Database
  chain: Chain
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics: IndexMetrics
  /** The seasons to score. */
  seasons?: Season[]
  settings?: Partial<IndexSettings>
}

const defaultSettings: IndexSettings = { keepBlocks: 256, rangeBlocks: 2000, pollMilliseconds: 1000 }

/** A standby process tries to take over at every fifth look. */
const looksPerTry = 5

const daySchema = z.object({
  day: z.number().nullable(),
  items: z.coerce.bigint().nullable(),
  swaps: z.number(),
})

/**
 * Indexes the chain until closed, unless another process does; it takes over when that process is gone. Answers come from
 * the database either way.
 */
export function openMintIndex(options: MintIndexOptions): MintIndex {
  const { database, chain, log, metrics } = options
  const settings = { ...defaultSettings, ...options.settings }
  const ending = new AbortController()
  let facts: (Pick<Indexer, 'chainNumber' | 'startSeconds'> & { seasons: IndexedSeason[] }) | undefined
  let position: IndexPosition | undefined
  let isFailing = false
  /** How often this process has looked since it last held the lock. */
  let looks = 0

  async function keepIndexing(): Promise<void> {
    while (!ending.signal.aborted) {
      await indexOrObserve().catch((error: unknown) => {
        // Log only once: it is retried every second.
        if (!isFailing) log.warn({ reason: reasonOf(error) }, 'the mint index does not advance')
        isFailing = true
      })
      await pause()
    }
  }

  async function indexOrObserve(): Promise<void> {
    const { chainNumber, startSeconds } = (facts ??= await readFacts())
    // Each attempt opens a connection.
    const lock = looks++ % looksPerTry === 0 ? await database.lock(`mint index ${chainNumber}`) : undefined
    if (!lock) return observe(chainNumber)
    looks = 0
    const isOver = () => ending.signal.aborted || lock.isLost()
    const span = settings.rangeBlocks
    const indexer = { chain, chainNumber, startSeconds, settings, log, metrics, span, isOver, checkChain }
    try {
      while (!isOver()) {
        const { cursor, head, isAtHead } = await advanceIndex(indexer, lock.sql)
        setPosition(cursor, head)
        if (isAtHead) await pause()
      }
    } finally {
      await lock.release()
    }
  }

  /** Reads how far the indexing process is. */
  async function observe(chainNumber: number): Promise<void> {
    const [cursor, head] = await Promise.all([readCursor(database.sql, chainNumber), readBlock(chain.client)])
    if (cursor) setPosition(cursor, head)
  }

  function setPosition(cursor: BlockHeader, head: BlockHeader): void {
    const behindBlocks = Math.max(0, head.number - cursor.number)
    position = { block: cursor.number, blockAtSeconds: cursor.timestampSeconds, behindBlocks }
    const seconds = behindBlocks > 0 ? head.timestampSeconds - cursor.timestampSeconds : 0
    metrics.positionSeen({ blocks: behindBlocks, seconds })
    isFailing = false
  }

  async function readFacts() {
    const [startSeconds, chainNumber] = [await readStartSeconds(chain), await readChainNumber()]
    const seasons = (options.seasons ?? []).map((season) => ({ id: season.id, ...seasonDays(season, startSeconds) }))
    await registerSeasons(database.sql, chainNumber, seasons)
    return { startSeconds, chainNumber, seasons }
  }

  async function readChainNumber(): Promise<number> {
    return registerChain(database.sql, await chainIdentity(chain, chain.contracts.collection.toLowerCase()))
  }

  async function checkChain(): Promise<void> {
    if ((await readChainNumber()) === facts?.chainNumber) return
    facts = undefined
    position = undefined
    throw new Error('the node answers for another chain')
  }

  async function pause(): Promise<void> {
    await sleep(settings.pollMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
  }

  const indexing = keepIndexing()
  return {
    of: async (minter) => readMinter(database, { chain: (facts ?? refuse()).chainNumber, minter }),
    position: () => position ?? refuse(),
    seasons: () => {
      const { chainNumber, seasons } = facts ?? refuse()
      return { chain: chainNumber, seasons }
    },
    close: async () => {
      ending.abort()
      await indexing
    },
  }
}

/** Reads a wallet's history. Every wallet with a day has a summary. */
async function readMinter(
  database: Database,
  { chain, minter }: { chain: number; minter: Address },
): Promise<MinterHistory> {
  const result = await database.sql.execute(sql`
    select d.day, d.items::text as items, s.swaps from minter_summary s left join minted_day d using (chain, minter)
    where chain = ${chain} and minter = ${minter.toLowerCase()} order by d.day`)
  const rows = parseRows(daySchema, result)
  return {
    days: rows.flatMap(({ day, items }) => (day === null || items === null ? [] : [{ day, items }])),
    swaps: rows[0]?.swaps ?? 0,
  }
}

function refuse(): never {
  throw new ServiceError('CHAIN_SILENT')
}
