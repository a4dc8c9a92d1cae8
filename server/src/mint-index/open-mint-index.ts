import { reasonOf } from '@network-site/protocol/redact'
import { ServiceError } from '@network-site/protocol/failures'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Chain } from '../services/chain.ts'
import type { Database } from '../services/database.ts'
import { rowsOf } from '../transactions/rows.ts'
import { chainIdentity, registerChain } from '../transactions/register-chain.ts'
import { advanceIndex, type Follower, type IndexSettings } from './advance-index.ts'
import { readCursor } from './cursor.ts'
import type { BlockMark } from './events.ts'
import type { MinterRecord, MintIndex, IndexPosition } from './mint-index.ts'
import { readBlock } from './read-block.ts'
import { readStartSeconds } from './read-chain-days.ts'
import type { IndexMetrics } from './index-metrics.ts'
import { registerSeasons, type RecordedSeason } from './register-seasons.ts'
import { seasonDays, type Season } from './season-days.ts'

export type MintIndexOptions = {
  database: Database
  chain: Chain
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics: IndexMetrics
  /** Whose results are counted. */
  seasons?: Season[]
  settings?: Partial<IndexSettings>
}

export type OpenMintIndex = MintIndex & {
  /** The seasons with their days, and the chain's number in the database; throws a 503 as long as the chain is unknown. */
  seasons: () => { chain: number; seasons: RecordedSeason[] }
  close: () => Promise<void>
}

const defaultSettings: IndexSettings = { keepBlocks: 256, rangeBlocks: 2000, pollMilliseconds: 1000 }

/** How often one that only looks tries to take over. */
const looksPerTry = 5

const daySchema = z.object({
  day: z.number().nullable(),
  items: z.coerce.bigint().nullable(),
  swaps: z.number(),
})

/**
 * Reads the chain into the record for as long as it is open, unless another process does: that one's place is taken when
 * it is gone. Answers from the database either way.
 */
export function openMintIndex(options: MintIndexOptions): OpenMintIndex {
  const { database, chain, log, metrics } = options
  const settings = { ...defaultSettings, ...options.settings }
  const ending = new AbortController()
  let facts: (Pick<Follower, 'chainNumber' | 'startSeconds'> & { seasons: RecordedSeason[] }) | undefined
  let position: IndexPosition | undefined
  let isFailing = false
  /** How often this process has only looked since it last held the lock. */
  let looks = 0

  async function keepFollowing(): Promise<void> {
    while (!ending.signal.aborted) {
      await followOrObserve().catch((error: unknown) => {
        // Said once: it is tried again every second.
        if (!isFailing) log.warn({ reason: reasonOf(error) }, 'the record of mints does not advance')
        isFailing = true
      })
      await pause()
    }
  }

  async function followOrObserve(): Promise<void> {
    const { chainNumber, startSeconds } = (facts ??= await readFacts())
    // Each try takes a connection of its own.
    const lock = looks++ % looksPerTry === 0 ? await database.lock(`mint record ${chainNumber}`) : undefined
    if (!lock) return observe(chainNumber)
    looks = 0
    const isOver = () => ending.signal.aborted || lock.isLost()
    const span = settings.rangeBlocks
    const follower = { chain, chainNumber, startSeconds, settings, log, metrics, span, isOver, checkChain }
    try {
      while (!isOver()) {
        const { cursor, head, isAtHead } = await advanceIndex(follower, lock.sql)
        noticePosition(cursor, head)
        if (isAtHead) await pause()
      }
    } finally {
      await lock.release()
    }
  }

  /** Another process reads the chain; this one only has to know how far it is. */
  async function observe(chainNumber: number): Promise<void> {
    const [cursor, head] = await Promise.all([readCursor(database.sql, chainNumber), readBlock(chain.client)])
    if (cursor) noticePosition(cursor, head)
  }

  function noticePosition(cursor: BlockMark, head: BlockMark): void {
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

  const following = keepFollowing()
  return {
    of: async (minter) => readMinter(database, { chain: (facts ?? refuse()).chainNumber, minter }),
    position: () => position ?? refuse(),
    seasons: () => {
      const { chainNumber, seasons } = facts ?? refuse()
      return { chain: chainNumber, seasons }
    },
    close: async () => {
      ending.abort()
      await following
    },
  }
}

/** Every wallet with a day has a summary. */
async function readMinter(
  database: Database,
  { chain, minter }: { chain: number; minter: Address },
): Promise<MinterRecord> {
  const result = await database.sql.execute(sql`
    select d.day, d.items::text as items, s.swaps from minter_summary s left join minted_day d using (chain, minter)
    where chain = ${chain} and minter = ${minter.toLowerCase()} order by d.day`)
  const rows = rowsOf(daySchema, result)
  return {
    days: rows.flatMap(({ day, items }) => (day === null || items === null ? [] : [{ day, items }])),
    swaps: rows[0]?.swaps ?? 0,
  }
}

function refuse(): never {
  throw new ServiceError('CHAIN_SILENT')
}
