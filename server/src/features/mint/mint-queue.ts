import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createBatchScheduler } from '../../lib/batch-scheduler.ts'
import { parseRows } from '../../lib/parse.ts'
import { withRetry } from '../../lib/with-retry.ts'
import type { Database, Sql } from '../../services/database.ts'
import type { MintContext } from './mint-context.ts'
import {
  compareKeys,
  databaseRetry,
  type MintKey,
  mintKeyString,
  type MintProgress,
  queuedChannel,
  readStates,
} from './mint-progress.ts'
import type { MintOutcome, PendingMints } from './pending-mints.ts'

type RequestedMint = MintKey & {
  source: string
  isFirstSeen: boolean
  hasCode: boolean | undefined
  isIsolated: boolean
}

type Queued = { progress: MintProgress | undefined; isRetried: boolean }

const notifyMilliseconds = 15
const insertedSchema = z.object({ minter: z.custom<`0x${string}`>(), day: z.number(), token: z.number() })

/** Returns a function that queues a mint, batched with concurrent requests, and resolves to its outcome. */
export function createMintQueue(
  { database, collection }: MintContext,
  { pendingMints, onQueued }: { pendingMints: PendingMints; onQueued: (minter: string) => void },
): (mint: RequestedMint) => Promise<MintOutcome> {
  const notify = createNotifyRelayers(database)
  const insert = createBatchScheduler<RequestedMint, Queued>(insertAll, {
    maxBatch: 500,
    maxRunning: database.kind === 'pglite' ? 1 : 2,
  })

  return async (mint) => {
    const joined = pendingMints.find(mint)
    if (joined) return joined
    // Added before the row is written, because the mint may end before the insert returns.
    const outcome = pendingMints.add(mint)
    try {
      const { progress, isRetried } = await insert(mint)
      const isOld = progress?.state === 'minted' && !isRetried
      if (isOld) pendingMints.settle(mintKeyString(mint), { state: 'failed', code: 'ALREADY_MINTED' })
      else if (progress) pendingMints.settleAll(new Map([[mintKeyString(mint), progress]]))
      if (progress?.state === 'waiting') onQueued(mint.minter)
    } catch (error) {
      pendingMints.settle(mintKeyString(mint), { state: 'failed', code: 'RELAYER_UNAVAILABLE' })
      throw error
    }
    return outcome
  }

  /** Inserting the same mint twice is harmless. */
  async function insertAll(requested: RequestedMint[]): Promise<Queued[]> {
    return withRetry(async (attempt) => {
      const progress = await insertMints(database.sql, collection.chainNumber(), requested)
      if (progress.size > 0) notify()
      return requested.map((mint) => ({ progress: progress.get(mintKeyString(mint)), isRetried: attempt > 0 }))
    }, databaseRetry)
  }
}

/** Wakes the relayers, at most once per interval, because each notification is a commit. */
function createNotifyRelayers(database: Database): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      // A lost notification costs little, because relayers also poll the queue.
      database.sql.execute(sql`select pg_notify(${queuedChannel}, '')`).catch(() => undefined)
    }, notifyMilliseconds)
  }
}

/**
 * Queues mints, each once, and returns their progress. A queued mint keeps its place; a failed one is queued again. All
 * keys must be distinct.
 */
async function insertMints(
  database: Sql,
  chain: number,
  requested: RequestedMint[],
): Promise<Map<string, MintProgress>> {
  const ordered = requested.toSorted(compareKeys)
  const inserted = await database.execute(sql`
    insert into mint (chain, minter, day, token, source, is_first_seen, has_code, is_isolated, asked_at)
    select ${chain}, a.minter, a.day, a.token, a.source, a.is_first_seen, a.has_code, a.is_isolated, now()
    from unnest(
      ${sql.param(ordered.map(({ minter }) => minter))}::text[],
      ${sql.param(ordered.map(({ day }) => day))}::int[],
      ${sql.param(ordered.map(({ token }) => token))}::smallint[],
      ${sql.param(ordered.map(({ source }) => source))}::text[],
      ${sql.param(ordered.map(({ isFirstSeen }) => isFirstSeen))}::boolean[],
      ${sql.param(ordered.map(({ hasCode }) => hasCode ?? null))}::boolean[],
      ${sql.param(ordered.map(({ isIsolated }) => isIsolated))}::boolean[]
    ) as a (minter, day, token, source, is_first_seen, has_code, is_isolated)
    on conflict (chain, minter, day, token) do update
      set relayer = null, nonce = null, failure = null, attempts = 0, place = default, asked_at = now(),
        source = excluded.source, is_first_seen = excluded.is_first_seen, has_code = excluded.has_code,
        is_isolated = excluded.is_isolated
      where mint.failure is not null
    returning minter, day, token`)
  const progress = new Map<string, MintProgress>()
  for (const row of parseRows(insertedSchema, inserted)) progress.set(mintKeyString(row), { state: 'waiting' })
  const others = ordered.filter((key) => !progress.has(mintKeyString(key)))
  for (const [key, state] of await readStates(database, chain, others)) progress.set(key, state)
  return progress
}
