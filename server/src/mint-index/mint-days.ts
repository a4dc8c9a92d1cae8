import { itemCount } from '@network-site/protocol/item-count'

/** The items minted to a wallet on one day of the contract. */
export type MintedDay = {
  day: number
  /** One bit per item, bit 0 for item 1. Never 0. */
  items: bigint
}

/** A range of the contract's days, inclusive. An empty range ends before it begins. */
export type DayRange = { first: number; last: number }

/** Maps the contract's days to time. */
export type MintCalendar = {
  /** 0 before the first day. */
  today: number
  /** When day 1 began, in seconds since 1970. */
  startSeconds: number
}

/** A span of time; either end may be open. */
export type TimeWindow = { beginMilliseconds?: number | undefined; endMilliseconds?: number | undefined }

export const secondsPerDay = 86_400

/** Every item of the collection, one bit each. */
export const allItems = (1n << BigInt(itemCount)) - 1n

/** Returns when a day begins. Its UTC date is the day's date. */
export function startOfDay(day: number, startSeconds: number): Date {
  return new Date((startSeconds + (day - 1) * secondsPerDay) * 1000)
}

/** Returns the day at a time. */
export function dayAt(seconds: number, startSeconds: number): number {
  return Math.floor((seconds - startSeconds) / secondsPerDay) + 1
}

/** Returns the days between two days or dates. A day's date is the UTC date on which it begins. */
export function daysBetween(
  { from, to }: { from: number | string; to: number | string },
  startSeconds: number,
): DayRange {
  return {
    first: Math.max(1, typeof from === 'number' ? from : daysBegunBefore(midnightOf(from), startSeconds) + 1),
    last: typeof to === 'number' ? to : daysBegunBefore(midnightOf(to) + secondsPerDay, startSeconds),
  }
}

/** Returns every day that overlaps a window. The index has only the day of a mint, not its time. */
export function daysTouching({ beginMilliseconds, endMilliseconds }: TimeWindow, startSeconds: number): DayRange {
  return {
    first: beginMilliseconds === undefined ? 1 : Math.max(1, dayAt(beginMilliseconds / 1000, startSeconds)),
    last:
      endMilliseconds === undefined ? Number.MAX_SAFE_INTEGER : daysBegunBefore(endMilliseconds / 1000, startSeconds),
  }
}

/** Returns the days in both ranges. */
export function overlap(one: DayRange, other: DayRange): DayRange {
  return { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) }
}

/** Returns the items whose bits are set, in ascending order. */
export function itemsIn(bits: bigint): number[] {
  const items = Array.from({ length: itemCount }, (_, index) => index + 1)
  return items.filter((item) => (bits >> BigInt(item - 1)) & 1n)
}

/** Returns the items whose bits are not set. */
export function itemsMissingFrom(bits: bigint): number[] {
  return itemsIn(allItems & ~bits)
}

export function countItems(bits: bigint): number {
  return (bits & allItems).toString(2).replaceAll('0', '').length
}

/** Finds runs of consecutive days that count. Days must be in ascending order. */
export function findStreaks(days: MintedDay[], counts: (items: bigint) => boolean) {
  let total = 0
  let longest = 0
  let newest = 0
  let lastDay: number | undefined
  let brokenDay: number | undefined
  for (const { day, items } of days) {
    if (!counts(items)) continue
    const isNext = lastDay !== undefined && day === lastDay + 1
    if (lastDay !== undefined && !isNext) brokenDay = lastDay + 1
    newest = isNext ? newest + 1 : 1
    longest = Math.max(longest, newest)
    lastDay = day
    total++
  }
  return {
    /** How many days count. */
    total,
    /** The lengths of the longest and of the newest run. */
    longest,
    newest,
    /** The last day that counts. */
    lastDay,
    /** The day that broke the run before the newest one. */
    brokenDay,
  }
}

/** Returns the bit of an item, or 0 for an id outside the collection. */
export function bitOf(id: bigint): bigint {
  return id >= 1n && id <= BigInt(itemCount) ? 1n << (id - 1n) : 0n
}

function daysBegunBefore(seconds: number, startSeconds: number): number {
  return Math.ceil((seconds - startSeconds) / secondsPerDay)
}

function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000
}
