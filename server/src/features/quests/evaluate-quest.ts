import { itemCount } from '@network-site/protocol/item-count'
import type { QuestMissing, QuestProgress, QuestRule, TokenRule } from '@network-site/protocol/quests'
import { formatUnits, parseUnits } from 'viem'
import type { MinterRecord } from '../../mint-index/mint-index.ts'
import { countItems, itemsLackingIn } from './item-bits.ts'
import { daysBetween, overlap, type DayRange, type QuestCalendar } from './quest-calendar.ts'

/** What a rule may ask for that is not in the record of mints. */
export type QuestFacts = {
  /** Of the rule's token, in its smallest unit. */
  balance?: bigint
  isAccountConnected?: boolean
}

export type QuestVerdict = {
  isComplete: boolean
  progress: QuestProgress
  /** Null where it is complete. */
  missing: QuestMissing | null
}

export type Evaluated = {
  record: MinterRecord
  calendar: QuestCalendar
  /** Narrows the quest to these days. What is not counted by days, as a swap or a balance, it leaves as it is. */
  within?: DayRange | undefined
  facts: QuestFacts
}

/** Whether a wallet has done what a rule asks, how far it is, and what exactly is missing. */
export function evaluateQuest(rule: QuestRule, { record, calendar, within, facts }: Evaluated): QuestVerdict {
  const days = daysOf(record, calendar, within)
  switch (rule.kind) {
    case 'items-on-day':
      return itemsOnDay({ ...rule, hasWindow: within !== undefined }, days)
    case 'all-items-on-day':
      return itemsOnDay({ ...rule, count: itemCount, hasWindow: within !== undefined }, days)
    case 'streak':
      return streak(rule, days)
    case 'different-items': {
      const union = days.minted.reduce((bits, { items }) => bits | items, 0n)
      const have = countItems(union)
      return reached(have, rule.count, (count) => ({ kind: rule.kind, count, items: itemsLackingIn(union) }))
    }
    case 'total':
      return reached(sumOf(days), rule.count, (count) => ({ kind: rule.kind, count }))
    case 'window': {
      const asked = daysBetween(rule.from, rule.to, calendar)
      const narrowed = within ? overlap(asked, within) : asked
      const { first, last } = narrowed
      const state = days.today > last ? 'over' : days.today < first ? 'ahead' : 'running'
      return reached(sumOf(daysOf(record, calendar, narrowed)), rule.count, (count) => ({
        kind: rule.kind,
        count,
        firstDay: first,
        lastDay: last,
        state,
      }))
    }
    case 'swaps':
      return reached(record.swaps, rule.count, (count) => ({ kind: rule.kind, count }))
    case 'token':
      return tokenHeld(rule, facts.balance ?? 0n)
    case 'account':
    default:
      return reached(facts.isAccountConnected ? 1 : 0, 1, () => ({ kind: rule.kind, provider: rule.provider }))
  }
}

type Days = {
  today: number
  /** The days that count. */
  range: DayRange
  /** Those of them with a mint, the oldest first. */
  minted: MinterRecord['days']
  itemsOf: (day: number) => bigint
}

function daysOf(record: MinterRecord, calendar: QuestCalendar, within?: DayRange): Days {
  // The chain has the last word on what day it is.
  const today = Math.max(calendar.today, record.days.at(-1)?.day ?? 0)
  const range = within ?? { first: 1, last: Number.MAX_SAFE_INTEGER }
  const minted = record.days.filter(({ day }) => day >= range.first && day <= range.last)
  const byDay = new Map(minted.map(({ day, items }) => [day, items]))
  return { today, range, minted, itemsOf: (day) => byDay.get(day) ?? 0n }
}

function itemsOnDay(
  rule: { count: number; when: 'today' | 'any-day'; hasWindow: boolean },
  { today, range, minted, itemsOf }: Days,
): QuestVerdict {
  const candidates = rule.when === 'today' && !rule.hasWindow ? minted.filter(({ day }) => day === today) : minted
  const best = candidates.reduce<number>((most, { items }) => Math.max(most, countItems(items)), 0)
  if (best >= rule.count) return complete(best, rule.count)
  // A day that is over cannot be made better, so as long as the window is open today is what matters.
  const isOver = today > range.last
  const bestDay = candidates.findLast(({ items }) => countItems(items) === best)?.day
  const day = isOver ? (bestDay ?? Math.max(range.last, 0)) : Math.max(today, range.first)
  const bits = itemsOf(day)
  return reached(countItems(bits), rule.count, (count) => ({
    kind: 'items-on-day',
    count,
    day,
    items: itemsLackingIn(bits),
    isOver,
  }))
}

/** Complete once there were so many days in a row. A day that still runs does not break it. */
function streak(rule: { days: number; items: number }, { today, range, minted, itemsOf }: Days): QuestVerdict {
  const isRunning = today >= range.first && today <= range.last
  const lastOver = isRunning ? today - 1 : Math.min(range.last, today)
  let longest = 0
  let length = 0
  let lastCounted: number | undefined
  let broken: number | undefined
  for (const { day, items } of minted) {
    if (countItems(items) < rule.items) continue
    const isNext = lastCounted !== undefined && day === lastCounted + 1
    if (lastCounted !== undefined && !isNext) broken = lastCounted + 1
    length = isNext ? length + 1 : 1
    longest = Math.max(longest, length)
    lastCounted = day
  }
  const isBroken = lastCounted !== undefined && lastCounted < lastOver
  if (lastCounted !== undefined && isBroken) broken = lastCounted + 1
  if (longest >= rule.days) return complete(longest, rule.days)
  const current = isBroken ? 0 : length
  const mintedToday = itemsOf(today)
  const lackingToday = rule.items - countItems(mintedToday)
  return reached(current, rule.days, (count) => ({
    kind: 'streak',
    count,
    today:
      isRunning && lackingToday > 0 ? { day: today, count: lackingToday, items: itemsLackingIn(mintedToday) } : null,
    broken: broken === undefined ? null : { day: broken, minted: countItems(itemsOf(broken)) },
    isOver: today > range.last,
  }))
}

function tokenHeld({ minimum, decimals }: TokenRule, balance: bigint): QuestVerdict {
  const needed = parseUnits(minimum, decimals)
  const isComplete = balance >= needed
  return {
    isComplete,
    progress: { have: Number(formatUnits(balance, decimals)), need: Number(minimum) },
    missing: isComplete ? null : { kind: 'token', amount: formatUnits(needed - balance, decimals) },
  }
}

function sumOf({ minted }: Days): number {
  return minted.reduce((sum, { items }) => sum + countItems(items), 0)
}

function reached(have: number, need: number, missingOf: (count: number) => QuestMissing): QuestVerdict {
  if (have >= need) return complete(have, need)
  return { isComplete: false, progress: { have, need }, missing: missingOf(need - have) }
}

function complete(have: number, need: number): QuestVerdict {
  return { isComplete: true, progress: { have, need }, missing: null }
}
