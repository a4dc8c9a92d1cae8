import { expect, test } from 'vitest'
import { describeFailure } from './failure-boundary.tsx'

test('reports a failed chunk fetch as a missing part', () => {
  const failure = describeFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))
  expect(failure.isMissingPart).toBe(true)
})

test('reports any other error as a defect with its message', () => {
  expect(describeFailure(new Error('x is undefined'))).toEqual({ isMissingPart: false, report: 'x is undefined' })
  expect(describeFailure('thrown text').report).toBe('thrown text')
})
