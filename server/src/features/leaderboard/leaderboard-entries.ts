import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { parseRows, wholeNumber } from '../../lib/parse.ts'
import type { SeasonKey } from './standings.ts'

/** A wallet with its packed result and its display name. */
export type ScoredWallet = { wallet: Address; result: number; name: string | null }

const rowSchema = z
  .object({ minter: z.string(), result: wholeNumber, name: z.string().nullable() })
  .transform(({ minter, ...row }) => ({ ...row, wallet: minter as Address }))

type Search = { start: string; limit: number }

// A subquery per returned row, because for a join the planner reads all names.
const columns = sql`o.minter, o.result,
  (select n.name from shown_name n where n.wallet = o.minter and n.hidden_at is null) as name`
const order = sql`order by o.result desc, o.minter`

/** Reads wallets in order, from the result `from` on, skipping `before` wallets with that result. */
export async function readPage(
  database: Sql,
  { chain, season }: SeasonKey,
  { from, limit }: { from: { result: number; before: number }; limit: number },
): Promise<ScoredWallet[]> {
  // Limit first, so that names are not looked up for skipped rows.
  const result = await database.execute(sql`
    select ${columns} from (
      select minter, result from season_score
      where chain = ${chain} and season = ${season} and result <= ${from.result}
      order by result desc, minter offset ${from.before} limit ${limit}
    ) as o ${order}`)
  return parseRows(rowSchema, result)
}

/** Finds the best wallets whose address starts with `start`, in lower case. */
export async function findByAddress(
  database: Sql,
  { chain, season }: SeasonKey,
  { start, limit }: Search,
): Promise<ScoredWallet[]> {
  // A range uses the index in any collation; g sorts after all hex digits.
  const result = await database.execute(sql`
    select ${columns} from season_score o
    where o.chain = ${chain} and o.season = ${season} and o.minter >= ${start} and o.minter < ${`${start}g`}
    ${order} limit ${limit}`)
  return parseRows(rowSchema, result)
}

/** Finds wallets whose name starts with `start`, in alphabetical order so that an exact match is always found. */
export async function findByName(
  database: Sql,
  { chain, season }: SeasonKey,
  { start, limit }: Search,
): Promise<ScoredWallet[]> {
  const pattern = `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const result = await database.execute(sql`
    select o.minter, o.result, o.name from (
      select s.minter, s.result, n.name from shown_name n
      join season_score s on s.minter = n.wallet and s.chain = ${chain} and s.season = ${season}
      where n.searched like ${pattern} and n.hidden_at is null
      order by n.searched using ~<~ limit ${limit}
    ) as o ${order}`)
  return parseRows(rowSchema, result)
}

const seasonResultSchema = z.object({ season: z.string(), result: wholeNumber })

/** Reads a wallet's packed results by season. */
export async function readResults(database: Sql, chain: number, wallet: Address): Promise<Map<string, number>> {
  const rows = await database.execute(sql`
    select o.season, o.result from season s join season_score o on o.chain = s.chain and o.season = s.id
    where s.chain = ${chain} and o.minter = ${wallet}`)
  return new Map(parseRows(seasonResultSchema, rows).map(({ season, result }) => [season, result]))
}
