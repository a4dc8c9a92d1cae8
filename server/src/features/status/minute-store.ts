import type { StatusDay } from '@network-site/protocol/network-status'
import type { StatusPart } from '@network-site/protocol/status-parts'
import { gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { rowsOf, wholeNumber } from '../../transactions/rows.ts'
import { statusMinutes } from './tables.ts'

/** Whether each part failed in a minute. */
export type Failed = Record<StatusPart, boolean>

const minutesPerDay = 1440
const daySchema = z.object({
  day: wholeNumber,
  recorded: wholeNumber,
  chain: wholeNumber,
  minting: wholeNumber,
  database: wholeNumber,
  mail: wholeNumber,
})

/** The record of past minutes in the database, shared by all servers. */
export function minuteStore(database: Sql) {
  return {
    /** A minute that another server has written as well failed if it failed for either. */
    async write(minutes: ReadonlyMap<number, Failed>): Promise<void> {
      const rows = [...minutes].map(([minute, failed]) => ({ minute, ...failed }))
      if (rows.length === 0) return
      const either = (part: StatusPart) =>
        sql`status_minute.${sql.identifier(part)} or excluded.${sql.identifier(part)}`
      await database
        .insert(statusMinutes)
        .values(rows)
        .onConflictDoUpdate({
          target: statusMinutes.minute,
          set: {
            chain: either('chain'),
            minting: either('minting'),
            database: either('database'),
            mail: either('mail'),
          },
        })
    },

    /** Each recorded day from this one on. */
    async days(fromDay: number): Promise<StatusDay[]> {
      const failures = (part: StatusPart) =>
        sql`count(*) filter (where ${sql.identifier(part)}) as ${sql.identifier(part)}`
      const result = await database.execute(sql`
        select minute / ${minutesPerDay} as day, count(*) as recorded,
          ${failures('chain')}, ${failures('minting')}, ${failures('database')}, ${failures('mail')}
        from status_minute where ${gte(statusMinutes.minute, fromDay * minutesPerDay)} group by 1 order by 1`)
      return rowsOf(daySchema, result).map(({ day, recorded, ...failedMinutes }) => ({
        day: dateOf(day),
        recordedMinutes: recorded,
        failedMinutes,
      }))
    },

    async forgetBefore(day: number): Promise<void> {
      await database.delete(statusMinutes).where(lt(statusMinutes.minute, day * minutesPerDay))
    },
  }
}

export type MinuteStore = ReturnType<typeof minuteStore>

/** A day's date, from its number since 1970. */
export function dateOf(day: number): string {
  return new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10)
}
