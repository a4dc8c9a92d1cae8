import { expect, test } from 'vitest'
import { allItems } from './item-bits.ts'
import { summariseDays } from './summarise-days.ts'

const startSeconds = Date.parse('2026-01-01T00:00:00Z') / 1000
const complete = (...days: number[]) => days.map((day) => ({ day, items: allItems }))

test('a wallet that never minted has an empty calendar and no streak', () => {
  expect(summariseDays({ days: [] }, { today: 3, startSeconds })).toEqual({
    today: { day: 3, endsAt: '2026-01-04T00:00:00.000Z', items: [] },
    streak: { current: 0, longest: 0, broken: null },
    days: [
      { day: 1, date: '2026-01-01', minted: 0 },
      { day: 2, date: '2026-01-02', minted: 0 },
      { day: 3, date: '2026-01-03', minted: 0 },
    ],
  })
})

test('before the first day there is no day to show', () => {
  const { today, days } = summariseDays({ days: [] }, { today: 0, startSeconds })
  expect(days).toEqual([])
  expect(today).toEqual({ day: 0, endsAt: '2026-01-01T00:00:00.000Z', items: [] })
})

test('a day that still runs neither counts nor breaks the streak before it is complete', () => {
  const days = [...complete(4, 5), { day: 6, items: 0b101n }]
  const { today, streak } = summariseDays({ days }, { today: 6, startSeconds })
  expect(streak).toEqual({ current: 2, longest: 2, broken: null })
  expect(today.items).toEqual([1, 3])
  expect(summariseDays({ days: complete(4, 5, 6) }, { today: 6, startSeconds }).streak.current).toBe(3)
})

test('names the day that broke the streak, and what it had', () => {
  const days = [...complete(1, 2, 3), { day: 4, items: 0b11n }]
  expect(summariseDays({ days }, { today: 5, startSeconds }).streak).toEqual({
    current: 0,
    longest: 3,
    broken: { day: 4, date: '2026-01-04', minted: 2 },
  })
  const again = summariseDays({ days: [...days, ...complete(5, 6)] }, { today: 7, startSeconds })
  expect(again.streak).toMatchObject({ current: 2, longest: 3, broken: { day: 4 } })
})

test('shows 60 days, and a day of the chain that the clock has not reached', () => {
  const { today, days } = summariseDays({ days: complete(100) }, { today: 99, startSeconds })
  expect(today).toMatchObject({ day: 100, endsAt: '2026-04-11T00:00:00.000Z' })
  expect(days).toHaveLength(60)
  expect(days[0]?.day).toBe(41)
  expect(days.at(-1)).toEqual({ day: 100, date: '2026-04-10', minted: 42 })
})
