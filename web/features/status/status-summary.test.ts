import type { StatusDay } from '@network-site/protocol/network-status'
import { describe, expect, test } from 'vitest'
import { knownStatus as status } from './known-status.ts'
import { formatAge, hasFailed, isIncomplete, overallState, workedShare } from './status-summary.ts'

const quiet = { chain: 0, minting: 0, database: 0, mail: 0 }
const aDay = (day: string, recordedMinutes: number, failedMinutes: Partial<StatusDay['failedMinutes']> = {}) => ({
  day,
  recordedMinutes,
  failedMinutes: { ...quiet, ...failedMinutes },
})

describe('the overall state', () => {
  test.each([
    ['well', status],
    ['closed', { ...status, minting: { ...status.minting, isOpen: false } }],
    ['mail', { ...status, mail: { isWell: false, waiting: 3 } }],
    // What fails first makes others fail, and is named alone.
    ['chain', { ...status, chain: { ...status.chain, isWell: false }, minting: { ...status.minting, isWell: false } }],
  ] as const)('is %s', (expected, given) => {
    expect(overallState(given, 12_000)).toBe(expected)
  })

  test('is stale after a minute, whatever was known before', () => {
    expect(overallState({ ...status, database: { isWell: false } }, 60_001)).toBe('stale')
  })
})

describe('the record', () => {
  const days = [aDay('2030-01-01', 0), aDay('2030-01-02', 1000, { chain: 10 }), aDay('2030-01-03', 600)]

  test('counts recorded minutes only', () => {
    expect(workedShare(days, 'chain')).toBeCloseTo(1 - 10 / 1600)
    expect(workedShare(days, 'mail')).toBe(1)
    expect(workedShare(days.slice(0, 1), 'chain')).toBeUndefined()
  })

  test('names the days with failures, and those that were not looked at in whole', () => {
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
])('%d ms is %s', (milliseconds, words) => {
  expect(formatAge(milliseconds)).toBe(words)
})
