import { itemCount } from '@network-site/protocol/item-count'
import { sql, type SQL } from 'drizzle-orm'
import type { Sql } from '../services/database.ts'
import { resultSizes } from './season-result.ts'

const allItems = String((1n << BigInt(itemCount)) - 1n)

/** Computes the results of these wallets in every season anew from their days. */
export async function scoreMinters(transaction: Sql, chain: number, minters: string[]): Promise<void> {
  if (minters.length === 0) return
  const isChanged = sql`minter = any(${sql.param(minters)}::text[])`
  await insertScores(transaction, sql`s.chain = ${chain} and d.${isChanged}`)
  await transaction.execute(sql`
    delete from season_score o using season s
    where o.chain = ${chain} and o.${isChanged} and s.chain = o.chain and s.id = o.season and not exists (
      select from minted_day d
      where d.chain = o.chain and d.minter = o.minter and d.day between s.first_day and s.last_day
    )`)
}

/** Computes the results of every wallet in one season. */
export async function scoreSeason(transaction: Sql, chain: number, season: string): Promise<void> {
  await transaction.execute(sql`delete from season_score where chain = ${chain} and season = ${season}`)
  await insertScores(transaction, sql`s.chain = ${chain} and s.id = ${season}`)
}

/** The same as `resultOfDays` and `packResult`, for many wallets at once. */
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
      -- Days in a row are as far apart as their places, so the difference names the run.
      select chain, season, minter, day - row_number() over (partition by chain, season, minter order by day) as run
      from own_day where items = ${allItems}::bigint
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
