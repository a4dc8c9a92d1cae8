import type { Progress } from '@network-site/protocol/progress'

export type CalendarDay = Progress['days'][number]
export type CalendarWeek = {
  /** The date of its Monday. */
  monday: string
  /** From Monday to Sunday; null before the first day and after the last. */
  days: (CalendarDay | null)[]
}

const daysPerWeek = 7
const millisecondsPerDay = 86_400_000

/** Days that follow each other, in weeks from Monday to Sunday by UTC. */
export function calendarWeeks(days: readonly CalendarDay[]): CalendarWeek[] {
  const weeks: CalendarWeek[] = []
  for (const day of days) {
    const place = (new Date(day.date).getUTCDay() + 6) % daysPerWeek
    const last = weeks.at(-1)
    const week = last && place > 0 ? last : { monday: daysBefore(day.date, place), days: emptyWeek() }
    if (week !== last) weeks.push(week)
    week.days[place] = day
  }
  return weeks
}

function emptyWeek(): null[] {
  return Array.from({ length: daysPerWeek }, () => null)
}

function daysBefore(date: string, count: number): string {
  return new Date(Date.parse(date) - count * millisecondsPerDay).toISOString().slice(0, 10)
}
