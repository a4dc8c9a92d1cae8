/** Days by the contract's count, the first and the last among them. An empty range ends before it begins. */
export type DayRange = { first: number; last: number }

/** When the contract's days are. */
export type QuestCalendar = {
  /** 0 before the first. */
  today: number
  /** When day 1 began, in seconds since 1970. */
  startSeconds: number
}

const secondsPerDay = 86_400

/** When a day begins; its date by UTC is what the day is called. */
export function beginningOf(day: number, { startSeconds }: QuestCalendar): Date {
  return new Date((startSeconds + (day - 1) * secondsPerDay) * 1000)
}

/** The days from one day or date to another. A day belongs to the date on which it begins. */
export function daysBetween(from: number | string, to: number | string, calendar: QuestCalendar): DayRange {
  return {
    first: Math.max(1, typeof from === 'number' ? from : daysBegunBefore(midnightOf(from), calendar) + 1),
    last: typeof to === 'number' ? to : daysBegunBefore(midnightOf(to) + secondsPerDay, calendar),
  }
}

/** A span of time that is asked about; either end may be open. */
export type TimeWindow = { beginMilliseconds?: number | undefined; endMilliseconds?: number | undefined }

/** Every day of which some part lies within a window: the record knows the day of a mint, and not the hour. */
export function daysTouching({ beginMilliseconds, endMilliseconds }: TimeWindow, calendar: QuestCalendar): DayRange {
  const begun = (milliseconds: number) => Math.floor((milliseconds / 1000 - calendar.startSeconds) / secondsPerDay) + 1
  return {
    first: beginMilliseconds === undefined ? 1 : Math.max(1, begun(beginMilliseconds)),
    last: endMilliseconds === undefined ? Number.MAX_SAFE_INTEGER : daysBegunBefore(endMilliseconds / 1000, calendar),
  }
}

/** The days that are in both. */
export function overlap(one: DayRange, other: DayRange): DayRange {
  return { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) }
}

function daysBegunBefore(seconds: number, { startSeconds }: QuestCalendar): number {
  return Math.ceil((seconds - startSeconds) / secondsPerDay)
}

function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000
}
