import { expect, test, vi } from 'vitest'
import { createLimitedCache } from './limited-cache.ts'

test('limits cached values, concurrent creations, and waiting requests', async () => {
  let creating = 0
  let maxCreating = 0
  const held: Array<() => void> = []
  const create = vi.fn(async (key: string) => {
    maxCreating = Math.max(maxCreating, ++creating)
    await new Promise<void>((resolve) => held.push(resolve))
    creating--
    return Buffer.from(key)
  })
  const limits = { keepMilliseconds: 1000, maxKept: 3, maxConcurrent: 2, maxWaiting: 3 }
  const cache = createLimitedCache({ ...limits, create, nowMilliseconds: () => 0 })
  const requests = ['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key))
  await expect(cache.get('f')).rejects.toMatchObject({ code: 'BUSY' })
  const created = Promise.all(requests)
  while (create.mock.calls.length < 5 || held.length > 0) {
    held.shift()?.()
    await Promise.resolve()
  }
  expect((await created).map(String)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(maxCreating).toBe(2)
  void cache.get('e')
  expect(create).toHaveBeenCalledTimes(5)
  void cache.get('a')
  expect(create).toHaveBeenCalledTimes(6)
})
