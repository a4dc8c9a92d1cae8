import { expect, test } from 'vitest'
import { calendarWeeks } from './streak-calendar.tsx'

function daysFrom(date: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    day: index + 1,
    date: new Date(Date.parse(date) + index * 86_400_000).toISOString().slice(0, 10),
    minted: index,
  }))
}

test('places days by weekday in weeks from Monday', () => {
  // A Saturday.
  const weeks = calendarWeeks(daysFrom('2026-02-28', 4))
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-02-23', '2026-03-02'])
  expect(weeks.map(({ days }) => days.map((day) => day?.date ?? null))).toEqual([
    [null, null, null, null, null, '2026-02-28', '2026-03-01'],
    ['2026-03-02', '2026-03-03', null, null, null, null, null],
  ])
})

test('splits 60 days into nine or ten weeks without losing any', () => {
  const weeks = calendarWeeks(daysFrom('2026-01-01', 60))
  expect(weeks).toHaveLength(9)
  expect(weeks.flatMap(({ days }) => days.filter(Boolean))).toHaveLength(60)
  expect(calendarWeeks(daysFrom('2026-01-04', 60))).toHaveLength(10)
})

test('returns no weeks for an empty list', () => {
  expect(calendarWeeks([])).toEqual([])
})
