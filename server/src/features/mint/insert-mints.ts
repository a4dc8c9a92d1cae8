import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { compareKeys, mintKeyString, type MintKey } from './mint-key.ts'
import { readStates, type MintProgress } from './read-states.ts'
import { rowsOf } from '../../transactions/rows.ts'

export type RequestedMint = MintKey & {
  source: string
  isFirstSeen: boolean
  hasCode: boolean | undefined
  isIsolated: boolean
}

const insertedSchema = z.object({ minter: z.custom<`0x${string}`>(), day: z.number(), token: z.number() })

/**
 * Puts mints into the queue, each once: one that is there already keeps its place and tells its progress. One that
 * failed may be requested again. The keys are all different.
 */
export async function insertMints(
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
  for (const row of rowsOf(insertedSchema, inserted)) progress.set(mintKeyString(row), { state: 'waiting' })
  const others = ordered.filter((key) => !progress.has(mintKeyString(key)))
  for (const [key, state] of await readStates(database, chain, others)) progress.set(key, state)
  return progress
}
