import { expect, it } from 'vitest'
import { startOfDay, daysBetween, daysTouching } from './mint-days.ts'

const at = (moment: string) => Date.parse(moment)
const aligned = at('2026-01-01T00:00:00Z') / 1000
/** For a contract whose days begin at 06:00. */
const shifted = at('2026-01-01T06:00:00Z') / 1000

it('uses the date on which a day begins', () => {
  expect(startOfDay(1, aligned)).toEqual(new Date('2026-01-01T00:00:00Z'))
  expect(startOfDay(32, shifted)).toEqual(new Date('2026-02-01T06:00:00Z'))
  expect(daysBetween({ from: '2026-01-02', to: '2026-01-03' }, aligned)).toEqual({ first: 2, last: 3 })
  expect(daysBetween({ from: '2026-01-02', to: '2026-01-03' }, shifted)).toEqual({ first: 2, last: 3 })
  expect(daysBetween({ from: '2025-12-01', to: 4 }, shifted)).toEqual({ first: 1, last: 4 })
})

it('finds one day in a window of one UTC day, however its end is written', () => {
  const beginMilliseconds = at('2026-01-05T00:00:00Z')
  for (const end of ['2026-01-06T00:00:00.000Z', '2026-01-05T23:59:59.999Z', '2026-01-05T23:59:59Z']) {
    expect(daysTouching({ beginMilliseconds, endMilliseconds: at(end) }, aligned)).toEqual({ first: 5, last: 5 })
  }
})

it('finds every day that overlaps a window', () => {
  const window = { beginMilliseconds: at('2026-01-05T12:00:00Z'), endMilliseconds: at('2026-01-07T00:00:01Z') }
  expect(daysTouching(window, aligned)).toEqual({ first: 5, last: 7 })
  expect(daysTouching({ endMilliseconds: at('2025-12-01T00:00:00Z') }, aligned).last).toBeLessThan(1)
  expect(daysTouching({ beginMilliseconds: at('2025-12-01T00:00:00Z') }, aligned)).toMatchObject({ first: 1 })
})
