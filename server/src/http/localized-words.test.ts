import { expect, test } from 'vitest'
import { wordsFor, wordsIn } from './localized-words.ts'

function tagFor(header?: string): string {
  return wordsFor({ headers: header === undefined ? {} : { 'accept-language': header } }).language.tag
}

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['en;q=0.5, de', 'de'],
  ['en; q=0.5 ,ko ; Q=0.8', 'ko'],
  ['en;q=0.50;ext=1, ko;q=0.51', 'ko'],
  ['zh-CN,zh;q=0.9', 'zh-Hans'],
  ['zh-TW', 'en'],
  ['pt', 'pt-BR'],
  ['nl, tr;q=0.1', 'tr'],
  ['de;q=0, ja;q=0.2', 'ja'],
  ['*', 'en'],
  ['*, de;q=0.5', 'de'],
  ['xx-klingon, 123, ;;q=, <script>', 'en'],
  ['de;q=high, fr;q=0.1', 'fr'],
  ['__proto__, constructor', 'en'],
])('answers Accept-Language %j in %s', (header, tag) => {
  expect([tagFor(header), tagFor(header)]).toEqual([tag, tag])
})

test('reads only the first 20 languages of a header', () => {
  const unknown = (count: number) => 'nl,'.repeat(count)
  expect([tagFor(`${unknown(19)}de`), tagFor(`${unknown(20)}de`)]).toEqual(['de', 'en'])
})

test.each([
  [`${'x'.repeat(100_000)},de`, 'de'],
  [`de;q=${'9'.repeat(100_000)}`, 'de'],
  [`de${' '.repeat(100_000)};q=1`, 'de'],
  [`de;${' '.repeat(100_000)}x`, 'en'],
  ['-,;q='.repeat(20_000), 'en'],
])('reads headers with very long parts in linear time', (header, tag) => {
  const started = performance.now()
  expect(tagFor(header)).toBe(tag)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('has English words for an unknown language', () => {
  expect(wordsIn('nl')).toBe(wordsIn('en'))
  expect(wordsIn(undefined)).toBe(wordsIn('en'))
  expect(wordsIn('de')).not.toBe(wordsIn('en'))
})
