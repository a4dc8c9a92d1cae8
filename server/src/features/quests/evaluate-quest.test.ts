import type { QuestRule } from '@network-site/protocol/quest-api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MinterHistory } from '../../mint-index/mint-index.ts'
import { evaluateQuest, type QuestInput } from './evaluate-quest.ts'

const calendar = { today: 10, startSeconds: Date.parse('2026-01-01T00:00:00Z') / 1000 }
const all = (1n << 42n) - 1n
const items = (...numbers: number[]) => numbers.reduce((bits, item) => bits | (1n << BigInt(item - 1)), 0n)

function evaluate(rule: QuestRule, days: Record<number, bigint>, more: Partial<QuestInput> = {}) {
  return evaluateQuest(rule, { history: historyOf(days), calendar, facts: {}, ...more })
}

function historyOf(days: Record<number, bigint>): MinterHistory {
  const minted = Object.entries(days).map(([day, bits]) => ({ day: Number(day), items: bits }))
  return { days: minted.filter((one) => one.items > 0n), swaps: 0 }
}

describe('an items-on-day quest', () => {
  const today: QuestRule = { kind: 'items-on-day', count: 3, when: 'today' }

  it('lists the items that are missing today and how many are needed', () => {
    const { isComplete, progress, missing } = evaluate(today, { 9: all, 10: items(1, 3) })
    expect({ isComplete, progress }).toEqual({ isComplete: false, progress: { have: 2, need: 3 } })
    expect(missing).toMatchObject({ kind: 'items-on-day', count: 1, day: 10, isOver: false })
    expect(missing).toHaveProperty('items', [2, ...Array.from({ length: 39 }, (_, at) => at + 4)])
  })

  it('counts earlier days if any day qualifies', () => {
    expect(evaluate({ ...today, when: 'any-day' }, { 4: items(1, 2, 3), 10: items(1) })).toEqual({
      isComplete: true,
      progress: { have: 3, need: 3 },
      missing: null,
    })
  })

  it('counts days in the requested window, even if today is outside it', () => {
    const days = { 4: items(1, 2, 3), 5: items(1), 6: items(1, 2), 10: all }
    expect(evaluate(today, days, { within: { first: 4, last: 4 } }).isComplete).toBe(true)
    const { missing, progress } = evaluate(today, days, { within: { first: 5, last: 6 } })
    expect(progress).toEqual({ have: 2, need: 3 })
    expect(missing).toMatchObject({ day: 6, count: 1, isOver: true })
  })

  it('requires every item if all are required', () => {
    const rule: QuestRule = { kind: 'all-items-on-day', when: 'today' }
    expect(evaluate(rule, { 10: all }).isComplete).toBe(true)
    expect(evaluate(rule, { 9: all, 10: all & ~items(17) }).missing).toMatchObject({ count: 1, items: [17] })
    expect(evaluate(rule, {}).progress).toEqual({ have: 0, need: 42 })
  })
})

describe('a streak quest', () => {
  const rule: QuestRule = { kind: 'streak', days: 3, items: 42 }

  it('is not broken by the current day and lists what it is missing', () => {
    const { progress, missing } = evaluate(rule, { 8: all, 9: all, 10: all & ~items(4, 5) })
    expect(progress).toEqual({ have: 2, need: 3 })
    expect(missing).toEqual({
      kind: 'streak',
      count: 1,
      today: { day: 10, count: 2, items: [4, 5] },
      broken: null,
      isOver: false,
    })
  })

  it('names the day that broke the streak', () => {
    const { progress, missing } = evaluate(rule, { 6: all, 7: all, 8: items(1, 2), 10: all })
    expect(progress.have).toBe(1)
    expect(missing).toMatchObject({ count: 2, today: null, broken: { day: 8, minted: 2 } })
  })

  it('stays complete', () => {
    expect(evaluate(rule, { 2: all, 3: all, 4: all })).toMatchObject({ isComplete: true, progress: { have: 3 } })
  })

  it('uses the chain’s day if it is ahead of ours', () => {
    expect(evaluate(rule, { 9: all, 10: all, 11: all }).isComplete).toBe(true)
    expect(evaluate(rule, { 10: all, 11: items(1) }).missing).toMatchObject({ today: { day: 11 }, broken: null })
  })

  const scenario = fc.record({
    today: fc.integer({ min: 0, max: 25 }),
    minted: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 25 }),
    needed: fc.integer({ min: 1, max: 6 }),
    perDay: fc.integer({ min: 1, max: 3 }),
    first: fc.integer({ min: 1, max: 12 }),
    length: fc.integer({ min: 0, max: 25 }),
    isNarrowed: fc.boolean(),
  })

  it('matches a day-by-day count in any window', () => {
    fc.assert(
      fc.property(scenario, ({ today, minted, needed, perDay, first, length, isNarrowed }) => {
        const counts = minted.slice(0, today)
        const within = isNarrowed ? { first, last: first + length - 1 } : undefined
        const streak: QuestRule = { kind: 'streak', days: needed, items: perDay }
        const verdict = evaluate(streak, daysOf(counts), { calendar: { ...calendar, today }, within })
        const model = modelOf({ counts, today, perDay, within: within ?? { first: 1, last: 1000 } })
        expect(verdict.isComplete).toBe(model.longest >= needed)
        expect(verdict.progress.have).toBe(verdict.isComplete ? model.longest : model.current)
        if (verdict.missing?.kind === 'streak') {
          expect(verdict.missing.broken?.day).toBe(model.broken)
          expect(verdict.missing.count).toBe(needed - model.current)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('grows by one once the items missing today are minted', () => {
    fc.assert(
      fc.property(scenario, ({ minted, needed, perDay }) => {
        const today = minted.length
        const streak: QuestRule = { kind: 'streak', days: needed, items: perDay }
        const evaluateDays = (counts: number[]) =>
          evaluate(streak, daysOf(counts), { calendar: { ...calendar, today } })
        const before = evaluateDays(minted)
        if (before.missing?.kind !== 'streak' || !before.missing.today || today === 0) return
        const missing = before.missing.today.count
        const after = evaluateDays([...minted.slice(0, -1), (minted.at(-1) ?? 0) + missing])
        expect(after.progress.have).toBe(before.progress.have + 1)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('counting quests', () => {
  it('count different items and list those never minted', () => {
    const rule: QuestRule = { kind: 'different-items', count: 4 }
    const { progress, missing } = evaluate(rule, { 3: items(1, 2), 7: items(2, 42) })
    expect(progress).toEqual({ have: 3, need: 4 })
    expect(missing).toMatchObject({ count: 1, items: Array.from({ length: 39 }, (_, at) => at + 3) })
    expect(evaluate(rule, { 3: items(1, 2), 7: items(2, 41, 42) }).isComplete).toBe(true)
  })

  it('count all mints', () => {
    expect(evaluate({ kind: 'total', count: 5 }, { 3: items(1, 2), 7: items(2, 42) }).missing).toEqual({
      kind: 'total',
      count: 1,
    })
  })

  it('count mints in a window of dates or days, both ends included', () => {
    const days = { 2: items(1), 3: items(1, 2), 5: items(1), 6: items(1) }
    const ofDates: QuestRule = { kind: 'window', from: '2026-01-03', to: '2026-01-05', count: 3 }
    expect(evaluate(ofDates, days)).toMatchObject({ isComplete: true, progress: { have: 3 } })
    expect(evaluate({ ...ofDates, from: 3, to: 5 }, days).progress.have).toBe(3)
    expect(evaluate({ ...ofDates, to: '2026-01-04' }, days).missing).toEqual({
      kind: 'window',
      count: 1,
      firstDay: 3,
      lastDay: 4,
      state: 'over',
    })
    expect(evaluate({ ...ofDates, from: 10, to: 11 }, days).missing).toMatchObject({ state: 'running' })
    expect(evaluate({ ...ofDates, from: 11, to: 11 }, days).missing).toMatchObject({ state: 'ahead' })
  })

  it('match a day-by-day count in overlapping windows', () => {
    const day = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 }),
        fc.tuple(day, day),
        fc.tuple(day, day),
        (counts, [from, to], [first, last]) => {
          const options = { calendar: { ...calendar, today: 20 }, within: { first, last } }
          const { progress } = evaluate({ kind: 'window', from, to, count: 1 }, daysOf(counts), options)
          const expected = counts
            .filter((_, at) => [from <= at + 1, at + 1 <= to, first <= at + 1, at + 1 <= last].every(Boolean))
            .reduce((sum, count) => sum + count, 0)
          expect(progress.have).toBe(expected)
        },
      ),
    )
  })
})

describe('quests without mints', () => {
  it('count swaps', () => {
    const { missing } = evaluate({ kind: 'swaps', count: 3 }, {}, { history: { days: [], swaps: 2 } })
    expect(missing).toEqual({ kind: 'swaps', count: 1 })
  })

  it('compare a token balance to the smallest unit', () => {
    const rule: QuestRule = { kind: 'token', standard: 'erc20', contract: 'token', minimum: '1.5', decimals: 18 }
    const almost = evaluate(rule, {}, { facts: { balance: 1_499_999_999_999_999_999n } })
    expect(almost).toMatchObject({ isComplete: false, missing: { amount: '0.000000000000000001' } })
    expect(evaluate(rule, {}, { facts: { balance: 1_500_000_000_000_000_000n } }).isComplete).toBe(true)
  })

  it('check for a connected account', () => {
    const rule: QuestRule = { kind: 'account', provider: 'social' }
    expect(evaluate(rule, {}, { facts: { isAccountConnected: true } }).isComplete).toBe(true)
    expect(evaluate(rule, {}).missing).toEqual({ kind: 'account', provider: 'social' })
  })
})

/** Returns days, starting with day 1, with the given number of items each. */
function daysOf(counts: number[]): Record<number, bigint> {
  return Object.fromEntries(counts.map((count, at) => [at + 1, (1n << BigInt(count)) - 1n]))
}

type Model = { counts: number[]; today: number; perDay: number; within: { first: number; last: number } }

/** Computes streaks from text: each day that counts is a 1, and a streak is a run of them. */
function modelOf({ counts, today, perDay, within }: Model) {
  const days = Array.from({ length: today }, (_, at) => at + 1).filter(
    (day) => day >= within.first && day <= within.last,
  )
  const text = days.map((day) => ((counts[day - 1] ?? 0) >= perDay ? '1' : '0')).join('')
  const isTodayOpen = today >= within.first && today <= within.last && text.endsWith('0')
  const decided = isTodayOpen ? text.slice(0, -1) : text
  const brokenAt = decided.lastIndexOf('10')
  return {
    longest: Math.max(...text.split('0').map((run) => run.length)),
    current: /1*$/.exec(decided)?.[0].length ?? 0,
    broken: brokenAt === -1 ? undefined : within.first + brokenAt + 1,
  }
}
