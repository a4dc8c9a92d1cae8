import type { StatusDay } from '@network-site/protocol/network-status'
import { statusDays, type StatusPart } from '@network-site/protocol/status-parts'
import { gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { parseRows, wholeNumber } from '../../lib/parse.ts'
import { statusMinutes } from './tables.ts'

/** Whether each part failed in a minute. */
type Failed = Record<StatusPart, boolean>

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
      return parseRows(daySchema, result).map(({ day, recorded, ...failedMinutes }) => ({
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

type MinuteStore = ReturnType<typeof minuteStore>

/** A day's date, from its number since 1970. */
function dateOf(day: number): string {
  return new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10)
}

export type StatusHistory = {
  /** Takes note of a look at the parts. */
  note: (failed: Failed) => void
  /** The last days, oldest first, as far as they are known. */
  days: () => StatusDay[]
  /** Writes what the database does not have yet, and reads what other servers wrote. Throws while it does not answer. */
  save: () => Promise<void>
}

type StatusHistoryOptions = { store: MinuteStore; nowMilliseconds: () => number }

const millisecondsPerMinute = 60_000
/** What a database that is away may miss: a day. Later minutes are then lost, and show as not recorded. */
const mostKept = minutesPerDay

/** Keeps the record in memory, so that it can be told while the database is away, and in the database. */
export function createStatusHistory({ store, nowMilliseconds }: StatusHistoryOptions): StatusHistory {
  const kept = new Map<number, Failed>()
  let saved = new Map<string, StatusDay>()
  let readUpTo = 0
  const minuteNow = () => Math.floor(nowMilliseconds() / millisecondsPerMinute)
  const dayNow = () => Math.floor(minuteNow() / minutesPerDay)

  return {
    note: (failed) => {
      const minute = minuteNow()
      const known = kept.get(minute)
      if (known || kept.size < mostKept) kept.set(minute, known ? eitherFailed(known, failed) : failed)
    },
    days: () => {
      const unsaved = Map.groupBy(kept, ([minute]) => dateOf(Math.floor(minute / minutesPerDay)))
      const today = dayNow()
      return Array.from({ length: statusDays }, (_, index) => {
        const day = dateOf(today - statusDays + 1 + index)
        const minutes = unsaved.get(day)?.map(([, failed]) => failed) ?? []
        return minutes.reduce(withMinute, saved.get(day) ?? emptyDay(day))
      })
    },
    save: async () => {
      const current = minuteNow()
      // The minute that is still going on is written when it is over.
      const over = new Map([...kept].filter(([minute]) => minute < current))
      await store.write(over)
      for (const minute of over.keys()) kept.delete(minute)
      const firstDay = dayNow() - statusDays + 1
      // The past is read whole once a day, and otherwise only what may have changed.
      const isNewDay = readUpTo < dayNow()
      if (isNewDay) await store.forgetBefore(firstDay)
      const read = await store.days(isNewDay ? firstDay : dayNow() - 1)
      saved = new Map([...(isNewDay ? [] : saved), ...read.map((day) => [day.day, day] as const)])
      readUpTo = dayNow()
    },
  }
}

function eitherFailed(one: Failed, other: Failed): Failed {
  return {
    chain: one.chain || other.chain,
    minting: one.minting || other.minting,
    database: one.database || other.database,
    mail: one.mail || other.mail,
  }
}

function withMinute({ day, recordedMinutes, failedMinutes }: StatusDay, failed: Failed): StatusDay {
  return {
    day,
    recordedMinutes: Math.min(minutesPerDay, recordedMinutes + 1),
    failedMinutes: {
      chain: failedMinutes.chain + Number(failed.chain),
      minting: failedMinutes.minting + Number(failed.minting),
      database: failedMinutes.database + Number(failed.database),
      mail: failedMinutes.mail + Number(failed.mail),
    },
  }
}

function emptyDay(day: string): StatusDay {
  return { day, recordedMinutes: 0, failedMinutes: { chain: 0, minting: 0, database: 0, mail: 0 } }
}
