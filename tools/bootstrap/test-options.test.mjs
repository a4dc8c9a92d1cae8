import { expect, test } from 'vitest'
import { chooseParts, readTestOptions } from './test-options.mjs'

const names = ['contracts', 'unit', 'links', 'e2e tests in a browser']
const chosenBy = (...words) => [...chooseParts(names, readTestOptions(words))]

test('everything runs where nothing is chosen', () => {
  expect(chosenBy()).toEqual(names)
})

test('words choose and except by name', () => {
  expect(chosenBy('unit', '--only', 'links')).toEqual(['unit', 'links'])
  expect(chosenBy('--except', 'e2e')).toEqual(['contracts', 'unit', 'links'])
})

test('a shard is handed on', () => {
  expect(readTestOptions(['--only', 'e2e', '--shard', '2/4'])).toEqual({ only: ['e2e'], except: [], shard: '2/4' })
})

test.each([
  [['--only', 'nothing-like-it'], 'No part of the tests is called "nothing-like-it". There are: contracts, unit,'],
  [['unit', '--except', 'unit'], 'Nothing is left to run'],
  [['--shard', '5/4'], '--shard 5/4 is no part of the e2e tests'],
  [['--shard', 'all'], '--shard all is no part of the e2e tests'],
  [['--shards', '1/4'], "Unknown option '--shards'"],
])('refuses %j in a sentence', (words, sentence) => {
  expect(() => chosenBy(...words)).toThrow(sentence)
})
