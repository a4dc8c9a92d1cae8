import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packResult, resultOfDays, type SeasonResult, unpackResult } from '../../mint-index/seasons.ts'
import { createStandings } from './standings.ts'

const nothing = { streak: 0, completeDays: 0, items: 0, mints: 0 }
const everything = (1n << 42n) - 1n
const result = (parts: Partial<SeasonResult>): number => packResult({ ...nothing, daysLeft: 0, ...parts })

describe('a season result', () => {
  it('is ordered like its parts and can be unpacked', () => {
    const part = (max: number) => fc.integer({ min: 0, max })
    const any = fc.record({
      streak: part(500),
      completeDays: part(500),
      items: part(42),
      mints: part(21_000),
      daysLeft: part(499),
    })
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(unpackResult(packResult(one))).toEqual(one)
        const keys = ['streak', 'completeDays', 'items', 'mints', 'daysLeft'] as const
        const decides = keys.find((key) => one[key] !== other[key])
        const expected = decides ? Math.sign(one[decides] - other[decides]) : 0
        expect(Math.sign(packResult(one) - packResult(other))).toBe(expected)
      }),
    )
  })

  it('counts only days of the season', () => {
    const days = [
      { day: 9, items: everything },
      { day: 10, items: everything },
      { day: 11, items: everything },
      { day: 12, items: 1n },
      { day: 13, items: everything },
      { day: 20, items: everything },
    ]
    expect(resultOfDays(days, { firstDay: 10, lastDay: 15 })).toEqual({
      streak: 2,
      completeDays: 3,
      items: 42,
      mints: 127,
      daysLeft: 2,
    })
    expect(resultOfDays(days, { firstDay: 14, lastDay: 19 })).toBeUndefined()
  })
})

describe('standings', () => {
  const ranks = [
    { id: 'top', name: 'Top', rule: { ...nothing, streak: 3, items: 2 }, cap: 2 },
    { id: 'middle', name: 'Middle', rule: { ...nothing, streak: 3 }, cap: 1 },
    { id: 'rest', name: 'Rest', rule: { ...nothing, mints: 1 }, cap: null },
  ]
  const results = [
    result({ streak: 9, items: 1 }),
    result({ streak: 8, items: 2 }),
    result({ streak: 7, items: 2 }),
    result({ streak: 6, items: 2, mints: 5 }),
    result({ mints: 4 }),
    result({}),
  ]
  const standings = createStandings({ results, wallets: [1, 10_000, 1, 1, 7, 1] }, ranks)

  it('give each result the highest rank whose rule it meets and whose cap is not reached', () => {
    expect(results.map((each) => standings.of(each))).toEqual([
      { place: 1, rank: 1, wallets: 1 },
      { place: 2, rank: 0, wallets: 10_000 },
      { place: 3, rank: 0, wallets: 1 },
      { place: 4, rank: 2, wallets: 1 },
      { place: 5, rank: 2, wallets: 7 },
      { place: 6, rank: undefined, wallets: 1 },
    ])
  })

  it('place a new result between its neighbors, with an uncapped rank', () => {
    expect(standings.of(result({ streak: 10, items: 42, mints: 1 }))).toEqual({ place: 1, rank: 2, wallets: 1 })
    expect(standings.of(result({ mints: 3 }))).toEqual({ place: 6, rank: 2, wallets: 1 })
  })

  it('find the result at an offset', () => {
    expect(standings.wallets).toBe(10_011)
    expect(standings.at(0)).toEqual({ result: results[0], before: 0 })
    expect(standings.at(1)).toEqual({ result: results[1], before: 0 })
    expect(standings.at(10_000)).toEqual({ result: results[1], before: 9999 })
    expect(standings.at(10_001)).toEqual({ result: results[2], before: 0 })
    expect(standings.at(10_010)).toEqual({ result: results[5], before: 0 })
    expect(standings.at(10_011)).toBeUndefined()
    expect(createStandings({ results: [], wallets: [] }, ranks).at(0)).toBeUndefined()
  })
})
