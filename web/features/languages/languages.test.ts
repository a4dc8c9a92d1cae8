import { expect, test } from 'vitest'
import { pathIn } from './languages.ts'

test.each([
  ['/', '', '/'],
  ['/', '/de', '/de'],
  ['/odyssey/viewmint', '/de', '/de/odyssey/viewmint'],
])('finds the page %s in the language at %j', (path, prefix, expected) => {
  expect(pathIn({ path: prefix }, path)).toBe(expected)
})
