import { itemCount } from '@network-site/protocol/item-count'
import type { MintedDay } from './mint-index.ts'

/** Days by the contract's count, the first and the last among them. */
export type SeasonDays = { firstDay: number; lastDay: number }

/** What a wallet did in a season, by what decides first. */
export type SeasonResult = {
  /** The longest run of days with every item. */
  streak: number
  /** Days with every item. */
  completeDays: number
  /** Different items. */
  items: number
  /** Items on all days together. */
  mints: number
  /** Days from its last mint to the season's end: of two that are equal in all else, who got there first. */
  daysLeft: number
}

/** Seasons must be shorter, or a result would not fit its number. */
export const resultSizes = { completeDays: 512, items: 64, mints: 32_768, daysLeft: 512 }

const everyItem = (1n << BigInt(itemCount)) - 1n

/** A result as one whole number below 2^48: the better result is the bigger number, and equal ones are equal. */
export function packResult({ streak, completeDays, items, mints, daysLeft }: SeasonResult): number {
  const { completeDays: days, items: kinds, mints: total, daysLeft: left } = resultSizes
  return (((streak * days + completeDays) * kinds + items) * total + mints) * left + daysLeft
}

export function unpackResult(packed: number): SeasonResult {
  const sizes = resultSizes
  let rest = packed
  const take = (size: number) => {
    const value = rest % size
    rest = (rest - value) / size
    return value
  }
  const daysLeft = take(sizes.daysLeft)
  const mints = take(sizes.mints)
  const items = take(sizes.items)
  const completeDays = take(sizes.completeDays)
  return { streak: rest, completeDays, items, mints, daysLeft }
}

/** The result of a wallet's days; nothing where it has none in the season. */
export function resultOfDays(days: MintedDay[], { firstDay, lastDay }: SeasonDays): SeasonResult | undefined {
  const own = days.filter(({ day }) => day >= firstDay && day <= lastDay).toSorted((a, b) => a.day - b.day)
  const last = own.at(-1)
  if (!last) return undefined
  let streak = 0
  let run = 0
  let completeDays = 0
  let lastComplete = Number.NaN
  for (const { day, items } of own) {
    if (items !== everyItem) continue
    run = day === lastComplete + 1 ? run + 1 : 1
    lastComplete = day
    completeDays++
    streak = Math.max(streak, run)
  }
  return {
    streak,
    completeDays,
    items: countBits(own.reduce((union, { items }) => union | items, 0n)),
    mints: own.reduce((sum, { items }) => sum + countBits(items), 0),
    daysLeft: lastDay - last.day,
  }
}

function countBits(items: bigint): number {
  return items.toString(2).replaceAll('0', '').length
}
