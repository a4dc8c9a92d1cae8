import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf } from '../transactions/rows.ts'
import { scoreSeason } from './score-seasons.ts'
import type { SeasonDays } from './season-result.ts'

/** A season in the record. */
export type RecordedSeason = SeasonDays & { id: string }

const seasonSchema = z.object({ id: z.string(), first_day: z.number(), last_day: z.number() })

/**
 * Makes the record count these seasons from now on. One that is new, or whose days have changed, is computed from all days
 * that were recorded. Others stay: a server of another version may know them.
 */
export async function registerSeasons(database: Sql, chain: number, seasons: RecordedSeason[]): Promise<void> {
  const known = rowsOf(
    seasonSchema,
    await database.execute(sql`select id, first_day, last_day from season where chain = ${chain}`),
  )
  for (const { id, firstDay, lastDay } of seasons) {
    const isKnown = known.some((row) => row.id === id && row.first_day === firstDay && row.last_day === lastDay)
    if (isKnown) continue
    await database.transaction(async (transaction) => {
      // Whoever writes days moves the cursor first, so nothing is written between the season and its results. Where there
      // is no cursor, the days are about to be deleted and read anew, each with its results.
      const cursor = await transaction.execute(
        sql`select block from mint_index_cursor where chain = ${chain} for update`,
      )
      await transaction.execute(sql`
        insert into season (chain, id, first_day, last_day) values (${chain}, ${id}, ${firstDay}, ${lastDay})
        on conflict (chain, id) do update set first_day = excluded.first_day, last_day = excluded.last_day`)
      if (rowsOf(z.unknown(), cursor).length > 0) await scoreSeason(transaction, chain, id)
    })
  }
}
