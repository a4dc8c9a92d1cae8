import { expect, test } from 'vitest'
import { createExpiringMap } from './expiring-map.ts'

test('forgets after a while', () => {
  const clock = { now: 0 }
  const map = createExpiringMap<number>({ most: 10, milliseconds: 100, nowMilliseconds: () => clock.now })
  map.set('a', 1)
  clock.now = 99
  expect(map.get('a')).toBe(1)
  clock.now = 100
  expect(map.get('a')).toBeUndefined()
})

test('keeps no more than it may, the newest', () => {
  const map = createExpiringMap<number>({ most: 2, milliseconds: 100, nowMilliseconds: () => 0 })
  for (const [value, key] of ['a', 'b', 'a', 'c'].entries()) map.set(key, value)
  expect(['a', 'b', 'c'].map(map.get)).toEqual([2, undefined, 3])
})
