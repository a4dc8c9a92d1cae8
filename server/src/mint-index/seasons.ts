import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { parseRows } from '../lib/parse.ts'
import type { Sql } from '../services/database.ts'
import { allItems, countItems, daysBetween, findStreaks, type MintedDay } from './mint-days.ts'

/** A season as the site announces it, with inclusive UTC dates. */
export type Season = { id: string; name: string; from: string; to: string }

/** A season's first and last day of the contract, inclusive. */
type SeasonDays = { firstDay: number; lastDay: number }

/** A season in the mint index. */
export type IndexedSeason = SeasonDays & { id: string }

/** A wallet's result in a season, in order of precedence. */
export type SeasonResult = {
  /** The longest run of days with every item. */
  streak: number
  /** Days with every item. */
  completeDays: number
  /** Different items. */
  items: number
  /** Items over all days. */
  mints: number
  /** Days from the last mint to the season's end. Breaks ties in favor of the earlier wallet. */
  daysLeft: number
}

/** Factors of the packed number. A season must have fewer than 512 days. */
const resultSizes = { completeDays: 512, items: 64, mints: 32_768, daysLeft: 512 }

/** Converts a season's dates to the contract's days. */
export function seasonDays(season: Pick<Season, 'from' | 'to'>, startSeconds: number): SeasonDays {
  const { first, last } = daysBetween(season, startSeconds)
  return { firstDay: first, lastDay: last }
}

/** Computes a wallet's result; undefined if it has no days in the season. */
export function resultOfDays(days: MintedDay[], { firstDay, lastDay }: SeasonDays): SeasonResult | undefined {
  const own = days.filter(({ day }) => day >= firstDay && day <= lastDay).toSorted((a, b) => a.day - b.day)
  const last = own.at(-1)
  if (!last) return undefined
  const { longest, total } = findStreaks(own, (items) => items === allItems)
  return {
    streak: longest,
    completeDays: total,
    items: countItems(own.reduce((union, { items }) => union | items, 0n)),
    mints: own.reduce((sum, { items }) => sum + countItems(items), 0),
    daysLeft: lastDay - last.day,
  }
}

/** Packs a result into an integer below 2^48. A better result is a larger number. */
export function packResult({ streak, completeDays, items, mints, daysLeft }: SeasonResult): number {
  const { completeDays: days, items: kinds, mints: total, daysLeft: left } = resultSizes
  return (((streak * days + completeDays) * kinds + items) * total + mints) * left + daysLeft
}

export function unpackResult(packed: number): SeasonResult {
  let rest = packed
  const take = (size: number) => {
    const value = rest % size
    rest = (rest - value) / size
    return value
  }
  const daysLeft = take(resultSizes.daysLeft)
  const mints = take(resultSizes.mints)
  const items = take(resultSizes.items)
  const completeDays = take(resultSizes.completeDays)
  return { streak: rest, completeDays, items, mints, daysLeft }
}

const seasonSchema = z.object({ id: z.string(), first_day: z.number(), last_day: z.number() })

/**
 * Makes the index score these seasons. New or changed seasons are scored from all indexed days. Unlisted seasons stay:
 * a server of another version may use them.
 */
export async function registerSeasons(database: Sql, chain: number, seasons: IndexedSeason[]): Promise<void> {
  const known = parseRows(
    seasonSchema,
    await database.execute(sql`select id, first_day, last_day from season where chain = ${chain}`),
  )
  for (const { id, firstDay, lastDay } of seasons) {
    const isKnown = known.some((row) => row.id === id && row.first_day === firstDay && row.last_day === lastDay)
    if (isKnown) continue
    await database.transaction(async (transaction) => {
      // Lock the cursor so that no days are written before the scores. Without one, a rebuild will score the season.
      const cursor = await transaction.execute(
        sql`select block from mint_index_cursor where chain = ${chain} for update`,
      )
      await transaction.execute(sql`
        insert into season (chain, id, first_day, last_day) values (${chain}, ${id}, ${firstDay}, ${lastDay})
        on conflict (chain, id) do update set first_day = excluded.first_day, last_day = excluded.last_day`)
      if (parseRows(z.unknown(), cursor).length > 0) await scoreSeason(transaction, chain, id)
    })
  }
}

/** Recomputes the scores of these wallets in every season from their days. */
export async function scoreMinters(transaction: Sql, chain: number, minters: string[]): Promise<void> {
  if (minters.length === 0) return
  const isChanged = sql`minter = any(${sql.param(minters)}::text[])`
  await insertScores(transaction, sql`s.chain = ${chain} and d.${isChanged}`)
}

/** Deletes the scores of these wallets in seasons in which they have no days left. */
export async function deleteEmptyScores(transaction: Sql, chain: number, minters: string[]): Promise<void> {
  const isChanged = sql`minter = any(${sql.param(minters)}::text[])`
  await transaction.execute(sql`
    delete from season_score o using season s
    where o.chain = ${chain} and o.${isChanged} and s.chain = o.chain and s.id = o.season and not exists (
      select from minted_day d
      where d.chain = o.chain and d.minter = o.minter and d.day between s.first_day and s.last_day
    )`)
}

/** Computes the scores of all wallets in one season. */
async function scoreSeason(transaction: Sql, chain: number, season: string): Promise<void> {
  await transaction.execute(sql`delete from season_score where chain = ${chain} and season = ${season}`)
  await insertScores(transaction, sql`s.chain = ${chain} and s.id = ${season}`)
}

/** Does the same as `resultOfDays` and `packResult`, for many wallets at once. */
async function insertScores(transaction: Sql, condition: SQL): Promise<void> {
  const { completeDays, items, mints, daysLeft } = resultSizes
  await transaction.execute(sql`
    with own_day as (
      select s.chain, s.id as season, s.last_day as season_end, d.minter, d.day, d.items
      from season s join minted_day d on d.chain = s.chain and d.day between s.first_day and s.last_day
      where ${condition}
    ), total as (
      select chain, season, minter, sum(bit_count(items::bit(42))) as mints, bit_count(bit_or(items)::bit(42)) as items,
        max(season_end) - max(day) as days_left
      from own_day group by chain, season, minter
    ), complete_day as (
      -- Consecutive days differ from their row numbers by the same amount, which identifies the run.
      select chain, season, minter, day - row_number() over (partition by chain, season, minter order by day) as run
      from own_day where items = ${String(allItems)}::bigint
    ), run as (
      select chain, season, minter, count(*) as length from complete_day group by chain, season, minter, run
    ), streak as (
      select chain, season, minter, sum(length) as complete_days, max(length) as longest
      from run group by chain, season, minter
    )
    insert into season_score as o (chain, season, minter, result)
    select chain, season, minter, (((
      coalesce(longest, 0)::bigint * ${sql.raw(`${completeDays}`)} + coalesce(complete_days, 0)
      ) * ${sql.raw(`${items}`)} + items) * ${sql.raw(`${mints}`)} + mints) * ${sql.raw(`${daysLeft}`)} + days_left
    from total left join streak using (chain, season, minter)
    on conflict (chain, season, minter) do update set result = excluded.result where o.result <> excluded.result`)
}
