import { expect, test } from 'vitest'
import { chooseParts, readTestOptions } from './test-options.mjs'

const names = ['contracts', 'unit', 'links', 'e2e tests in a browser']
const chosenBy = (...words) => [...chooseParts(names, readTestOptions(words))]

test('runs everything by default', () => {
  expect(chosenBy()).toEqual(names)
})

test('selects and excludes parts by name', () => {
  expect(chosenBy('unit', '--only', 'links')).toEqual(['unit', 'links'])
  expect(chosenBy('--except', 'e2e')).toEqual(['contracts', 'unit', 'links'])
})

test('returns the shard', () => {
  expect(readTestOptions(['--only', 'e2e', '--shard', '2/4'])).toEqual({ only: ['e2e'], except: [], shard: '2/4' })
})

test.each([
  [['--only', 'nothing-like-it'], 'No part of the tests matches "nothing-like-it". Choose from: contracts, unit,'],
  [['unit', '--except', 'unit'], 'Nothing to run'],
  [['--shard', '5/4'], '--shard 5/4 is invalid'],
  [['--shard', 'all'], '--shard all is invalid'],
])('rejects %j with an explanation', (words, sentence) => {
  expect(() => chosenBy(...words)).toThrow(sentence)
})
