import { expect, test } from 'vitest'
import { formatAge } from './format-age.ts'

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
