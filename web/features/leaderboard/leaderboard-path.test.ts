import { paths } from '@network-site/site/paths'
import { expect, test } from 'vitest'
import { leaderboardPath, readBoardQuery } from './leaderboard-path.tsx'

const address = `0x${'ab'.repeat(20)}` as const

test('writes a query into a link and reads it back', () => {
  const query = { page: 3, search: 'Ada & Co', season: 'season-1', address }
  const link = leaderboardPath(query)
  expect(link).toBe(`${paths.leaderboard}?season=season-1&search=Ada+%26+Co&page=3&address=${address}#standings`)
  expect(readBoardQuery(new URL(link, 'http://site').search)).toEqual(query)
  expect(leaderboardPath({ page: 1, search: '' })).toBe(`${paths.leaderboard}#standings`)
})

test('ignores invalid values in a link', () => {
  const nothing = { page: 1, search: '', season: undefined, address: undefined }
  for (const text of ['', '?page=0', '?page=1.5', '?page=two', '?page=9999999', '?address=0x12', '?search=%20'])
    expect(readBoardQuery(text)).toEqual(nothing)
  expect(readBoardQuery(`?search=${'a'.repeat(99)}`).search).toHaveLength(60)
})
