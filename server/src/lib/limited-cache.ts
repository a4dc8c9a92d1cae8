import { ServiceError } from '@network-site/protocol/failures'
import { withDedupe } from './with-dedupe.ts'

type LimitedCacheOptions = {
  create: (key: string) => Promise<Buffer>
  nowMilliseconds: () => number
  keepMilliseconds: number
  /** Further values evict the least recently used. */
  maxKept: number
  /** How many values are created at once; other requests wait. */
  maxConcurrent: number
  /** How many requests wait; further ones fail with `BUSY`. */
  maxWaiting: number
}

/** Caches values that are expensive to create, and limits how many are created at once. */
export function createLimitedCache(options: LimitedCacheOptions): { get: (key: string) => Promise<Buffer> } {
  const { create, maxConcurrent, maxWaiting } = options
  const kept = withDedupe<Buffer>(options)
  const waiting: Array<() => void> = []
  let creating = 0

  async function createInTurn(key: string): Promise<Buffer> {
    if (creating >= maxConcurrent) {
      if (waiting.length >= maxWaiting) throw new ServiceError('BUSY')
      // A finished creation resolves this and passes on its slot.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else creating++
    try {
      return await create(key)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else creating--
    }
  }

  return { get: (key) => kept.get(key, () => createInTurn(key)) }
}
