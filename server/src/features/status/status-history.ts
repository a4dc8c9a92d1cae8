import type { StatusDay } from '@network-site/protocol/network-status'
import { statusDays, type StatusPart, statusParts } from '@network-site/protocol/status-parts'
import { gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { parseRows, wholeNumber } from '../../lib/parse.ts'
import { statusMinutes } from './tables.ts'

/** Whether each part failed in a minute. */
type Failed = Record<StatusPart, boolean>

const minutesPerDay = 1440
const daySchema = z.object({ day: wholeNumber, recorded: wholeNumber, ...forEachPart(() => wholeNumber) })

function forEachPart<Value>(valueOf: (part: StatusPart) => Value): Record<StatusPart, Value> {
  return Object.fromEntries(statusParts.map((part) => [part, valueOf(part)])) as Record<StatusPart, Value>
}

/** Stores past minutes in the database, shared by all servers. */
export function minuteStore(database: Sql) {
  return {
    /** Writes minutes. A part failed in a minute if any server saw it fail. */
    async write(minutes: ReadonlyMap<number, Failed>): Promise<void> {
      const rows = [...minutes].map(([minute, failed]) => ({ minute, ...failed }))
      if (rows.length === 0) return
      const set = forEachPart((part) => sql`status_minute.${sql.identifier(part)} or excluded.${sql.identifier(part)}`)
      await database.insert(statusMinutes).values(rows).onConflictDoUpdate({ target: statusMinutes.minute, set })
    },

    /** Returns each recorded day since this one. */
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

    async deleteBefore(day: number): Promise<void> {
      await database.delete(statusMinutes).where(lt(statusMinutes.minute, day * minutesPerDay))
    },
  }
}

type MinuteStore = ReturnType<typeof minuteStore>

/** Returns the date of a day counted from 1970. */
function dateOf(day: number): string {
  return new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10)
}

export type StatusHistory = ReturnType<typeof createStatusHistory>

type StatusHistoryOptions = { store: MinuteStore; nowMilliseconds: () => number }

/** Buffers one day during a database outage. Later minutes are lost and show as not recorded. */
const maxUnsaved = minutesPerDay

/** Keeps the history in the database and in memory, so that it is available during a database outage. */
export function createStatusHistory({ store, nowMilliseconds }: StatusHistoryOptions) {
  const unsaved = new Map<number, Failed>()
  let saved = new Map<string, StatusDay>()
  let lastReadDay = 0
  const minuteNow = () => Math.floor(nowMilliseconds() / 60_000)
  const dayNow = () => Math.floor(minuteNow() / minutesPerDay)

  return {
    /** Records the result of a check. */
    note: (failed: Failed): void => {
      const minute = minuteNow()
      const known = unsaved.get(minute)
      if (known || unsaved.size < maxUnsaved)
        unsaved.set(
          minute,
          forEachPart((part) => failed[part] || known?.[part] === true),
        )
    },
    /** Returns the last days, oldest first, as far as they are known. */
    days: (): StatusDay[] => {
      const unsavedByDay = Map.groupBy(unsaved, ([minute]) => dateOf(Math.floor(minute / minutesPerDay)))
      const today = dayNow()
      return Array.from({ length: statusDays }, (_, index) => {
        const day = dateOf(today - statusDays + 1 + index)
        const minutes = unsavedByDay.get(day)?.map(([, failed]) => failed) ?? []
        return minutes.reduce(withMinute, saved.get(day) ?? emptyDay(day))
      })
    },
    /** Writes unsaved minutes and reads those of other servers. Throws if the database does not respond. */
    save: async (): Promise<void> => {
      const current = minuteNow()
      // The current minute is written once it is over.
      const complete = new Map([...unsaved].filter(([minute]) => minute < current))
      await store.write(complete)
      for (const minute of complete.keys()) unsaved.delete(minute)
      const firstDay = dayNow() - statusDays + 1
      // Read all days once a day, and otherwise only those that may have changed.
      const isNewDay = lastReadDay < dayNow()
      if (isNewDay) await store.deleteBefore(firstDay)
      const read = await store.days(isNewDay ? firstDay : dayNow() - 1)
      saved = new Map([...(isNewDay ? [] : saved), ...read.map((day) => [day.day, day] as const)])
      lastReadDay = dayNow()
    },
  }
}

function withMinute({ day, recordedMinutes, failedMinutes }: StatusDay, failed: Failed): StatusDay {
  return {
    day,
    recordedMinutes: Math.min(minutesPerDay, recordedMinutes + 1),
    failedMinutes: forEachPart((part) => failedMinutes[part] + Number(failed[part])),
  }
}

function emptyDay(day: string): StatusDay {
  return { day, recordedMinutes: 0, failedMinutes: forEachPart(() => 0) }
}
