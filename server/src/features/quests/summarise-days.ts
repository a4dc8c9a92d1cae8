import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import type { MinterRecord } from '../../mint-index/mint-index.ts'
import { countItems, itemsIn } from './item-bits.ts'
import { beginningOf, type QuestCalendar } from './quest-calendar.ts'

/** How many days a calendar shows. */
const daysShown = 60
const secondsPerDay = 86_400

/** Today, the streak and the last days of a wallet. */
export function summariseDays(
  { days }: Pick<MinterRecord, 'days'>,
  calendar: QuestCalendar,
): Pick<Progress, 'today' | 'streak' | 'days'> {
  // The chain has the last word on what day it is.
  const today = Math.max(calendar.today, days.at(-1)?.day ?? 0)
  const itemsOf = new Map(days.map(({ day, items }) => [day, items]))
  const entryOf = (day: number) => ({
    day,
    date: beginningOf(day, calendar).toISOString().slice(0, 10),
    minted: countItems(itemsOf.get(day) ?? 0n),
  })
  const { current, longest, brokenDay } = streakOf(days, today)
  const first = Math.max(1, today - daysShown + 1)
  return {
    today: {
      day: today,
      endsAt: new Date((calendar.startSeconds + today * secondsPerDay) * 1000).toISOString(),
      items: itemsIn(itemsOf.get(today) ?? 0n),
    },
    streak: { current, longest, broken: brokenDay === undefined ? null : entryOf(brokenDay) },
    days: Array.from({ length: today - first + 1 }, (_, index) => entryOf(first + index)),
  }
}

/** A day that still runs does not break it. */
function streakOf(days: MinterRecord['days'], today: number) {
  let longest = 0
  let length = 0
  let last: number | undefined
  let brokenDay: number | undefined
  for (const { day, items } of days) {
    if (countItems(items) < itemCount) continue
    const isNext = last !== undefined && day === last + 1
    if (last !== undefined && !isNext) brokenDay = last + 1
    length = isNext ? length + 1 : 1
    longest = Math.max(longest, length)
    last = day
  }
  if (last === undefined || last >= today - 1) return { current: length, longest, brokenDay }
  return { current: 0, longest, brokenDay: last + 1 }
}
