import { expect, test } from 'vitest'
import { describeFailure } from './failure-boundary.tsx'

test('a chunk that cannot be fetched is a missing part', () => {
  const failure = describeFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))
  expect(failure.isMissingPart).toBe(true)
})

test('anything else is a defect, reported in its own words', () => {
  expect(describeFailure(new Error('x is undefined'))).toEqual({
    isMissingPart: false,
    report: 'x is undefined',
  })
  expect(describeFailure('thrown text').report).toBe('thrown text')
})
