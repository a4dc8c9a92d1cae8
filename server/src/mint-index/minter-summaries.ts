import { sql } from 'drizzle-orm'
import type { Sql } from '../services/database.ts'
import { allItems } from './mint-days.ts'
import { deleteEmptyScores, scoreMinters } from './seasons.ts'

/** Recomputes the summaries and season scores of wallets from their days, and adds the changes in their swaps. */
export async function summarizeMinters(
  transaction: Sql,
  chain: number,
  swapsByMinter: Map<string, number>,
): Promise<void> {
  if (swapsByMinter.size === 0) return
  const minters = [...swapsByMinter.keys()]
  await transaction.execute(sql`
    with changed as (
      select minter, swaps from unnest(
        ${sql.param(minters)}::text[], ${sql.param([...swapsByMinter.values()])}::int[]
      ) as c (minter, swaps)
    ), own_day as (
      select d.minter, d.day, d.items from changed join minted_day d on d.chain = ${chain} and d.minter = changed.minter
    ), total as (
      select minter, sum(bit_count(items::bit(42))) as mints, count(*) as days, bit_or(items) as items
      from own_day group by minter
    ), complete_day as (
      -- Consecutive days differ from their row numbers by the same amount, which identifies the run.
      select minter, day, day - row_number() over (partition by minter order by day) as run
      from own_day where items = ${String(allItems)}::bigint
    ), run as (
      select minter, count(*) as length, max(day) as last_day from complete_day group by minter, run
    ), streak as (
      select minter, sum(length) as complete_days, max(length) as longest, max(last_day) as last_day,
        (array_agg(length order by last_day desc))[1] as newest
      from run group by minter
    )
    insert into minter_summary as s (
      chain, minter, mints, days, complete_days, items, streak, streak_last_day, longest_streak, swaps
    )
    select ${chain}, minter, coalesce(mints, 0), coalesce(days, 0), coalesce(complete_days, 0), coalesce(items, 0),
      coalesce(newest, 0), coalesce(last_day, 0), coalesce(longest, 0), swaps
    from changed left join total using (minter) left join streak using (minter)
    on conflict (chain, minter) do update set mints = excluded.mints, days = excluded.days,
      complete_days = excluded.complete_days, items = excluded.items, streak = excluded.streak,
      streak_last_day = excluded.streak_last_day, longest_streak = excluded.longest_streak,
      swaps = s.swaps + excluded.swaps`)
  await scoreMinters(transaction, chain, minters)
}

/** Deletes what is left of wallets without mints or swaps. Only undoing a block can leave a wallet without them. */
export async function deleteEmptySummaries(transaction: Sql, chain: number, minters: string[]): Promise<void> {
  await transaction.execute(sql`
    delete from minter_summary
    where chain = ${chain} and minter = any(${sql.param(minters)}::text[]) and mints = 0 and swaps = 0`)
  await deleteEmptyScores(transaction, chain, minters)
}
