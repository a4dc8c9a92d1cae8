import { paths } from '@network-site/site/paths'
import { expect, test } from 'vitest'
import { pathIn } from './language-choice.ts'

test.each([
  ['/', '', '/'],
  ['/', '/de', '/de'],
  [paths.viewMint, '/de', `/de${paths.viewMint}`],
])('finds the page %s in the language at %j', (path, prefix, expected) => {
  expect(pathIn({ path: prefix }, path)).toBe(expected)
})
