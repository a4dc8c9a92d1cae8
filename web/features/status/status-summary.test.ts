import type { StatusDay } from '@network-site/protocol/network-status'
import { describe, expect, test } from 'vitest'
import { knownStatus as status } from './known-status.ts'
import { formatAge, hasFailed, isIncomplete, overallState, workedShare } from './status-summary.ts'

const createDay = (day: string, recordedMinutes: number, failedMinutes: Partial<StatusDay['failedMinutes']> = {}) => ({
  day,
  recordedMinutes,
  failedMinutes: { chain: 0, minting: 0, database: 0, mail: 0, ...failedMinutes },
})

describe('the overall state', () => {
  test.each([
    ['well', status],
    ['closed', { ...status, minting: { ...status.minting, isOpen: false } }],
    ['degraded', { ...status, chain: { ...status.chain, isDegraded: true } }],
    ['chain', { ...status, chain: { ...status.chain, isWell: false, isDegraded: true } }],
    ['mail', { ...status, mail: { isWell: false, waiting: 3 } }],
    // Only the root failure is reported, not the failures it causes.
    ['chain', { ...status, chain: { ...status.chain, isWell: false }, minting: { ...status.minting, isWell: false } }],
  ] as const)('is %s', (expected, given) => {
    expect(overallState(given, 12_000)).toBe(expected)
  })

  test('is stale after a minute, whatever the status', () => {
    expect(overallState({ ...status, database: { isWell: false } }, 60_001)).toBe('stale')
  })
})

describe('the history', () => {
  const days = [createDay('2030-01-01', 0), createDay('2030-01-02', 1000, { chain: 10 }), createDay('2030-01-03', 600)]

  test('counts only recorded minutes', () => {
    expect(workedShare(days, 'chain')).toBeCloseTo(1 - 10 / 1600)
    expect(workedShare(days, 'mail')).toBe(1)
    expect(workedShare(days.slice(0, 1), 'chain')).toBeUndefined()
  })

  test('finds days with failures and days with gaps in the record', () => {
    expect(days.filter(hasFailed).map(({ day }) => day)).toEqual(['2030-01-02'])
    expect(days.filter((day) => isIncomplete(day, '2030-01-03')).map(({ day }) => day)).toEqual(['2030-01-02'])
  })
})

test.each([
  [0, '0 seconds ago'],
  [1499, '1 second ago'],
  [59_000, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [7_199_000, '1 hour ago'],
  [172_800_000, '2 days ago'],
  [-5000, '0 seconds ago'],
])('formats %d ms as %s', (milliseconds, words) => {
  expect(formatAge(milliseconds)).toBe(words)
})
