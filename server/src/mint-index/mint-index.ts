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

/** A wallet's activity on chain. */
export type MinterHistory = {
  /** Days with a mint, oldest first. */
  days: MintedDay[]
  /** The number of purchases and sales of the test token. */
  swaps: number
}

/** How far the chain has been indexed. */
export type IndexPosition = {
  /** The last indexed block and its time. */
  block: number
  blockAtSeconds: number
  /** How many blocks the chain is ahead. */
  behindBlocks: number
}

/** Returns a position as the API reports it. */
export function describePosition({ block, blockAtSeconds, behindBlocks }: IndexPosition) {
  return { block, blockAt: new Date(blockAtSeconds * 1000).toISOString(), behindBlocks }
}

/** An index of all mints by wallet and day. It reads the chain's events because anyone can mint without this server. */
export type MintIndex = {
  of: (minter: Address) => Promise<MinterHistory>
  /** Throws a 503 before the first read. */
  position: () => IndexPosition
  /** Returns the seasons with their days, and the chain's number; throws a 503 until the chain is known. */
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

/** A standby process tries to take over on every fifth poll. */
const pollsPerAttempt = 5

const daySchema = z.object({ day: z.number().nullable(), items: z.coerce.bigint().nullable(), swaps: z.number() })

/** Indexes the chain until closed. While another process indexes it, this one stands by and only reads the database. */
export function openMintIndex(options: MintIndexOptions): MintIndex {
  const { database, chain, log, metrics } = options
  const settings = { ...defaultSettings, ...options.settings }
  const ending = new AbortController()
  let facts: (Pick<Indexer, 'chainNumber' | 'startSeconds'> & { seasons: IndexedSeason[] }) | undefined
  let position: IndexPosition | undefined
  let isFailing = false
  let pollsWithoutLock = 0

  async function keepIndexing(): Promise<void> {
    while (!ending.signal.aborted) {
      await indexOrObserve().catch((error: unknown) => {
        // Log once: the loop retries every second.
        if (!isFailing) log.warn({ reason: reasonOf(error) }, 'the mint index does not advance')
        isFailing = true
      })
      await pause()
    }
  }

  async function indexOrObserve(): Promise<void> {
    const { chainNumber, startSeconds } = (facts ??= await readFacts())
    // Each attempt opens a connection.
    const isAttempt = pollsWithoutLock++ % pollsPerAttempt === 0
    const lock = isAttempt ? await database.lock(`mint index ${chainNumber}`) : undefined
    if (!lock) return observe(chainNumber)
    pollsWithoutLock = 0
    const isOver = () => ending.signal.aborted || lock.isLost()
    const span = settings.rangeBlocks
    const indexer = { chain, chainNumber, startSeconds, settings, log, metrics, span, isOver, checkChain }
    try {
      while (!isOver()) {
        const { cursor, head, isAtHead } = await chain.onOneEndpoint(() => advanceIndex(indexer, lock.sql))
        setPosition(cursor, head)
        if (isAtHead) await pause()
      }
    } finally {
      await lock.release()
    }
  }

  /** Reads the position of the indexing process. */
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
    throw new Error('the node now serves another chain')
  }

  async function pause(): Promise<void> {
    await sleep(settings.pollMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
  }

  const indexing = keepIndexing()
  return {
    of: async (minter) => readMinter(database, (facts ?? throwUnavailable()).chainNumber, minter),
    position: () => position ?? throwUnavailable(),
    seasons: () => {
      const { chainNumber, seasons } = facts ?? throwUnavailable()
      return { chain: chainNumber, seasons }
    },
    close: async () => {
      ending.abort()
      await indexing
    },
  }
}

/** Reads a wallet's history. Every wallet with a day has a summary. */
async function readMinter(database: Database, chain: number, minter: Address): Promise<MinterHistory> {
  const result = await database.sql.execute(sql`
    select d.day, d.items::text as items, s.swaps from minter_summary s left join minted_day d using (chain, minter)
    where chain = ${chain} and minter = ${minter.toLowerCase()} order by d.day`)
  const rows = parseRows(daySchema, result)
  return {
    days: rows.flatMap(({ day, items }) => (day === null || items === null ? [] : [{ day, items }])),
    swaps: rows[0]?.swaps ?? 0,
  }
}

function throwUnavailable(): never {
  throw new ServiceError('CHAIN_SILENT')
}
