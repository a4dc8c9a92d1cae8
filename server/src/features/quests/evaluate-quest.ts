import { itemCount } from '@network-site/protocol/item-count'
import type { QuestMissing, QuestProgress, QuestRule, TokenRule } from '@network-site/protocol/quest-api'
import { formatUnits, parseUnits } from 'viem'
import type { MinterHistory } from '../../mint-index/mint-index.ts'
import {
  countItems,
  daysBetween,
  findStreaks,
  itemsMissingFrom,
  overlap,
  type DayRange,
  type MintCalendar,
  type MintedDay,
} from '../../mint-index/mint-days.ts'

/** Facts that some rules need beside the mint index. */
export type QuestFacts = {
  /** The balance of the rule's token, in its smallest unit. */
  balance?: bigint
  isAccountConnected?: boolean
}

type QuestVerdict = {
  isComplete: boolean
  progress: QuestProgress
  /** Null if complete. */
  missing: QuestMissing | null
}

export type QuestInput = {
  history: MinterHistory
  calendar: MintCalendar
  /** Narrows the quest to these days. Swaps, balances and accounts have no day and are not affected. */
  within?: DayRange | undefined
  facts: QuestFacts
}

/** Evaluates whether a wallet meets a rule, its progress, and what is missing. */
export function evaluateQuest(rule: QuestRule, { history, calendar, within, facts }: QuestInput): QuestVerdict {
  const days = daysOf(history, calendar, within)
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
      return reached(have, rule.count, (count) => ({ kind: rule.kind, count, items: itemsMissingFrom(union) }))
    }
    case 'total':
      return reached(sumOf(days), rule.count, (count) => ({ kind: rule.kind, count }))
    case 'window': {
      const range = daysBetween(rule, calendar.startSeconds)
      const narrowed = within ? overlap(range, within) : range
      const { first, last } = narrowed
      const state = days.today > last ? 'over' : days.today < first ? 'ahead' : 'running'
      return reached(sumOf(daysOf(history, calendar, narrowed)), rule.count, (count) => ({
        kind: rule.kind,
        count,
        firstDay: first,
        lastDay: last,
        state,
      }))
    }
    case 'swaps':
      return reached(history.swaps, rule.count, (count) => ({ kind: rule.kind, count }))
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
  /** Days with a mint, oldest first. */
  minted: MintedDay[]
  itemsOf: (day: number) => bigint
}

function daysOf(history: MinterHistory, calendar: MintCalendar, within?: DayRange): Days {
  // A mint's day can be ahead of our clock.
  const today = Math.max(calendar.today, history.days.at(-1)?.day ?? 0)
  const range = within ?? { first: 1, last: Number.MAX_SAFE_INTEGER }
  const minted = history.days.filter(({ day }) => day >= range.first && day <= range.last)
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
  // Past days cannot improve, so only today matters while the window is open.
  const isOver = today > range.last
  const bestDay = candidates.findLast(({ items }) => countItems(items) === best)?.day
  const day = isOver ? (bestDay ?? Math.max(range.last, 0)) : Math.max(today, range.first)
  const bits = itemsOf(day)
  return reached(countItems(bits), rule.count, (count) => ({
    kind: 'items-on-day',
    count,
    day,
    items: itemsMissingFrom(bits),
    isOver,
  }))
}

/** Evaluates a streak. Today cannot break it before the day ends. */
function streak(rule: { days: number; items: number }, { today, range, minted, itemsOf }: Days): QuestVerdict {
  const isRunning = today >= range.first && today <= range.last
  const lastOver = isRunning ? today - 1 : Math.min(range.last, today)
  const { longest, newest, lastDay, brokenDay } = findStreaks(minted, (items) => countItems(items) >= rule.items)
  if (longest >= rule.days) return complete(longest, rule.days)
  const isBroken = lastDay !== undefined && lastDay < lastOver
  const broken = isBroken ? lastDay + 1 : brokenDay
  const current = isBroken ? 0 : newest
  const mintedToday = itemsOf(today)
  const missingToday = rule.items - countItems(mintedToday)
  return reached(current, rule.days, (count) => ({
    kind: 'streak',
    count,
    today:
      isRunning && missingToday > 0 ? { day: today, count: missingToday, items: itemsMissingFrom(mintedToday) } : null,
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
