import { describe, expect, it, test } from 'vitest'
import { createExpiringCache, withDedupe } from './with-dedupe.ts'

function counted() {
  let now = 0
  let reads = 0
  const shared = withDedupe<number>({ keepMilliseconds: 100, maxKept: 2, nowMilliseconds: () => now })
  return {
    shared,
    get: (key: string) => shared.get(key, async () => ++reads),
    wait: (milliseconds: number) => void (now += milliseconds),
  }
}

describe('withDedupe', () => {
  it('shares concurrent and recent reads, and reads again after expiry', async () => {
    const { get, wait } = counted()
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2])
    wait(99)
    expect(await get('a')).toBe(1)
    wait(1)
    expect(await get('a')).toBe(3)
  })

  it('reads a deleted key again, even while an earlier read is in flight', async () => {
    const { shared, get } = counted()
    const before = get('a')
    shared.delete('a')
    expect(await get('a')).toBe(2)
    expect(await before).toBe(1)
  })

  it('caches no failures, and evicts the least recently used', async () => {
    const { shared, get } = counted()
    await expect(shared.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await get('a')).toBe(1)
    await get('b')
    await get('c')
    expect(await get('a')).toBe(4)
  })
})

test('createExpiringCache expires entries', () => {
  const clock = { now: 0 }
  const map = createExpiringCache<number>({ max: 10, ttlMilliseconds: 100, nowMilliseconds: () => clock.now })
  map.set('a', 1)
  clock.now = 99
  expect(map.get('a')).toBe(1)
  clock.now = 100
  expect(map.get('a')).toBeUndefined()
})

test('createExpiringCache keeps the newest entries up to its limit', () => {
  const map = createExpiringCache<number>({ max: 2, ttlMilliseconds: 100, nowMilliseconds: () => 0 })
  for (const [value, key] of ['a', 'b', 'a', 'c'].entries()) map.set(key, value)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([2, undefined, 3])
})
