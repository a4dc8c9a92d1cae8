import { expect, test } from 'vitest'
import { findTestFileFaults } from './check.ts'

const one = { file: 'web/a.test.ts', project: 'unit' }

test('accepts files that run once', () => {
  expect(findTestFileFaults(['web/a.test.ts'], [one])).toEqual([])
})

test('reports a file that two projects run', () => {
  expect(findTestFileFaults(['web/a.test.ts'], [one, { ...one, project: 'web' }])).toEqual([
    "web/a.test.ts runs 2 times: in 'unit' and 'web'",
  ])
})

test('reports a file that no project runs', () => {
  expect(findTestFileFaults(['web/a.test.ts', 'elsewhere/b.test.ts'], [one])).toEqual([
    'elsewhere/b.test.ts runs nowhere: no project includes it',
  ])
})
