import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { rowsOf } from '../../transactions/rows.ts'
import type { Rank } from './assign-ranks.ts'
import { createStandings, type Standings } from './standings.ts'

export type SeasonKey = { chain: number; season: string }

const countedSchema = z.object({ results: z.array(z.number()), wallets: z.array(z.number()) })

/** Reads the different results of a season and computes places and ranks of them. */
export async function readStandings(database: Sql, { chain, season }: SeasonKey, ranks: Rank[]): Promise<Standings> {
  // As JSON: a hundred thousand rows one by one would keep the process busy for longer.
  const answer = await database.execute(sql`
    select coalesce(json_agg(result order by result desc), '[]') as results,
      coalesce(json_agg(wallets order by result desc), '[]') as wallets
    from (
      select result, count(*) as wallets from season_score where chain = ${chain} and season = ${season} group by result
    ) as counted`)
  const [counted] = rowsOf(countedSchema, answer)
  return createStandings(counted ?? { results: [], wallets: [] }, ranks)
}
