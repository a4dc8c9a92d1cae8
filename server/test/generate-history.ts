import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Sql } from '../src/services/database.ts'
import { summarizeMinters } from '../src/mint-index/minter-summaries.ts'

export type HistoryOptions = { wallets: number; days: number }

const firstDaySchema = z.object({ rows: z.array(z.object({ chain: z.number(), first_day: z.number() })).length(1) })
const everyItem = String((1n << 42n) - 1n)
const walletsPerBatch = 5000
const walletsPerName = 10

/** The address of generated wallet number `w`. */
const addressOf = sql`'0x' || md5(w::text) || substr(md5('rest ' || w), 1, 8)`

/** Inserts a mint history for many wallets into the database of a running server, and updates the summaries. */
export async function generateHistory(
  { sql: database }: Database,
  { wallets, days }: HistoryOptions,
): Promise<{ chain: number; addresses: string[] }> {
  const answer = await database.execute(sql`select chain, first_day from season`)
  const { chain, first_day: firstDay } = firstDaySchema.parse(answer).rows[0] ?? { chain: 0, first_day: 0 }
  // Every 50th wallet completes every day; the others mint on random days, sometimes all items.
  await database.execute(sql`
    insert into minted_day (chain, minter, day, items)
    select ${chain}, ${addressOf}, ${firstDay} + d, case
      when random() < diligence then ${everyItem}::bigint
      else (random() * ${everyItem}::bigint)::bigint | 1 end
    from (select w, case when w % 50 = 0 then 2 else random() end as diligence from generate_series(1, ${wallets}::int) w) as people
    cross join generate_series(0, ${days - 1}::int) d
    where d = 0 or random() < 0.3 + diligence
    order by 2, 3`)
  await database.execute(sql`
    insert into shown_name (wallet, name, skeleton, written_skeleton, searched, signed_at)
    select ${addressOf}, 'Player ' || w, 'player' || w, 'player' || w, 'player ' || w, now()
    from generate_series(1, ${wallets}::int, ${walletsPerName}) w`)
  // Without this, the planner assumes that the tables are empty.
  await database.execute(sql`analyze`)
  const addresses = await readAddresses(database, chain)
  for (let from = 0; from < addresses.length; from += walletsPerBatch)
    await recount(database, chain, addresses.slice(from, from + walletsPerBatch))
  await database.execute(sql`analyze`)
  return { chain, addresses }
}

/** Updates the summaries of wallets, as indexing their mints does. */
export async function recount(database: Sql, chain: number, minters: string[]): Promise<void> {
  await database.transaction(async (transaction) =>
    summarizeMinters(transaction, chain, new Map(minters.map((minter) => [minter, 0]))),
  )
}

/** Completes some days of these wallets, so leaderboard places change. */
export async function completeDays(database: Sql, chain: number, minters: string[]): Promise<void> {
  await database.execute(sql`
    update minted_day set items = ${everyItem}::bigint
    where chain = ${chain} and minter = any(${sql.param(minters)}::text[]) and day % 3 = 0`)
  await recount(database, chain, minters)
}

async function readAddresses(database: Sql, chain: number): Promise<string[]> {
  const answer = await database.execute(sql`
    select minter from minted_day where chain = ${chain} group by minter order by minter`)
  return z
    .object({ rows: z.array(z.object({ minter: z.string() })) })
    .parse(answer)
    .rows.map(({ minter }) => minter)
}
