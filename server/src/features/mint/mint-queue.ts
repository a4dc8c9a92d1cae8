import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createBatchScheduler } from '../../lib/batch-scheduler.ts'
import { parseRows } from '../../lib/parse.ts'
import { withRetry } from '../../lib/with-retry.ts'
import type { Database, Sql } from '../../services/database.ts'
import type { MintContext } from './mint-context.ts'
import {
  databaseRetry,
  type MintKey,
  mintKeyString,
  type MintProgress,
  type ProgressChange,
  queuedChannel,
  readStates,
} from './mint-progress.ts'
import type { MintOutcome, PendingMints } from './pending-mints.ts'

/** Items that a wallet requests on a day. */
type RequestedMints = Omit<MintKey, 'token'> & {
  tokens: number[]
  source: string
  isFirstSeen: boolean
  hasCode: boolean | undefined
  isIsolated: boolean
}

/** What became of the requested items: those that joined the queue, and the progress of the others. */
type Queued = { added: number[]; known: Map<number, MintProgress>; isRetried: boolean }

const notifyMilliseconds = 15
const rowsAtOnce = 2000
const insertedSchema = z.object({ minter: z.string(), day: z.number(), tokens: z.array(z.number()) })

/** Queues mints, batched with concurrent requests. */
export function createMintQueue(
  { database, collection }: MintContext,
  { pendingMints, onQueued }: { pendingMints: PendingMints; onQueued: (change: ProgressChange) => void },
) {
  const notify = createNotifyRelayers(database)
  const insert = createBatchScheduler<RequestedMints, Queued>(insertAll, {
    maxBatch: rowsAtOnce,
    sizeOf: ({ tokens }) => tokens.length,
    maxRunning: database.kind === 'pglite' ? 1 : 2,
  })

  /** Queues mints and resolves once they are stored. Repeating this is harmless. */
  async function add(mints: RequestedMints): Promise<Queued> {
    const queued = await insert(mints)
    const { minter, day } = mints
    const { added } = queued
    if (added.length > 0)
      onQueued({ day, items: [{ receiver: minter, tokens: added }], progress: { state: 'waiting' } })
    return queued
  }

  /** Queues a mint and resolves to its outcome. */
  async function mint({ token, ...wallet }: Omit<RequestedMints, 'tokens'> & MintKey): Promise<MintOutcome> {
    const key = { ...wallet, token }
    const joined = pendingMints.find(key)
    if (joined) return joined
    // Added before the row is written, because the mint may end before the insert returns.
    const outcome = pendingMints.add(key)
    try {
      const { known, isRetried } = await add({ ...wallet, tokens: [token] })
      const progress = known.get(token)
      const isOld = progress?.state === 'minted' && !isRetried
      if (isOld) pendingMints.settle(mintKeyString(key), { state: 'failed', code: 'ALREADY_MINTED' })
      else if (progress) pendingMints.settleAll(new Map([[mintKeyString(key), progress]]))
    } catch (error) {
      pendingMints.settle(mintKeyString(key), { state: 'failed', code: 'RELAYER_UNAVAILABLE' })
      throw error
    }
    return outcome
  }

  async function insertAll(requested: RequestedMints[]): Promise<Queued[]> {
    return withRetry(async (attempt) => {
      const chain = collection.chainNumber()
      const inserted = await insertMints(database.sql, chain, requested)
      const parts = requested.map(({ minter, day, tokens }) => {
        const ofWallet = inserted.get(walletKey({ minter, day }))
        const others = tokens.filter((token) => !ofWallet?.has(token))
        return {
          added: tokens.filter((token) => ofWallet?.has(token)),
          others: others.map((token): MintKey => ({ minter, day, token })),
        }
      })
      const states = await readStates(
        database.sql,
        chain,
        parts.flatMap(({ others }) => others),
      )
      if (inserted.size + states.size > 0) notify()
      return parts.map(({ added, others }) => {
        const known = new Map<number, MintProgress>()
        for (const key of others) {
          const state = states.get(mintKeyString(key))
          if (state) known.set(key.token, state)
        }
        return { added, known, isRetried: attempt > 0 }
      })
    }, databaseRetry)
  }

  return { add, mint }
}

function walletKey({ minter, day }: { minter: string; day: number }): string {
  return `${minter}/${day}`
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
 * Inserts mints, each once, and returns the items that joined the queue by wallet and day. A queued mint keeps its place; a
 * failed one is queued again.
 */
async function insertMints(
  database: Sql,
  chain: number,
  requested: RequestedMints[],
): Promise<Map<string, Set<number>>> {
  // Always locks rows in the order of their keys, so that two inserts never deadlock.
  const inserted = await database.execute(sql`
    with inserted as (
      insert into mint (chain, minter, day, token, source, is_first_seen, has_code, is_isolated, asked_at)
      select distinct on (a.minter collate "C", a.day, t.token)
        ${chain}::int, a.minter, a.day, t.token, a.source, a.is_first_seen, a.has_code, a.is_isolated, now()
      from unnest(
        ${sql.param(requested.map(({ minter }) => minter))}::text[],
        ${sql.param(requested.map(({ day }) => day))}::int[],
        ${sql.param(requested.map(({ tokens }) => tokens.join()))}::text[],
        ${sql.param(requested.map(({ source }) => source))}::text[],
        ${sql.param(requested.map(({ isFirstSeen }) => isFirstSeen))}::boolean[],
        ${sql.param(requested.map(({ hasCode }) => hasCode ?? null))}::boolean[],
        ${sql.param(requested.map(({ isIsolated }) => isIsolated))}::boolean[]
      ) as a (minter, day, tokens, source, is_first_seen, has_code, is_isolated)
      cross join unnest(string_to_array(a.tokens, ',')::smallint[]) as t (token)
      order by a.minter collate "C", a.day, t.token
      on conflict (chain, minter, day, token) do update
        set relayer = null, nonce = null, failure = null, attempts = 0, place = default, asked_at = now(),
          source = excluded.source, is_first_seen = excluded.is_first_seen, has_code = excluded.has_code,
          is_isolated = excluded.is_isolated
        where mint.failure is not null
      returning minter, day, token)
    select minter, day, array_agg(token::int) as tokens from inserted group by minter, day`)
  return new Map(parseRows(insertedSchema, inserted).map((row) => [walletKey(row), new Set(row.tokens)]))
}
