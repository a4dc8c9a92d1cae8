import { LRUCache } from 'lru-cache'

/** Shares reads of the same key among concurrent callers and for a short time afterward. Failed reads are not cached. */
export function withDedupe<Value>(options: {
  keepMilliseconds: number
  /** Further reads evict the least recently used. */
  maxKept: number
  nowMilliseconds: () => number
}) {
  const { keepMilliseconds, maxKept, nowMilliseconds } = options
  const kept = createExpiringCache<Promise<Value>>({ max: maxKept, ttlMilliseconds: keepMilliseconds, nowMilliseconds })

  function start(key: string, read: () => Promise<Value>): Promise<Value> {
    const value = read()
    kept.set(key, value)
    value.catch(() => {
      if (kept.peek(key, { allowStale: true }) === value) kept.delete(key)
    })
    return value
  }

  return {
    get: (key: string, read: () => Promise<Value>): Promise<Value> => kept.get(key) ?? start(key, read),
    delete: (key: string): void => void kept.delete(key),
    clear: (): void => kept.clear(),
  }
}

type ExpiringCacheOptions = { max: number; ttlMilliseconds: number; nowMilliseconds: () => number }

/** Creates a least-recently-used cache of bounded size whose entries expire by the given clock. */
export function createExpiringCache<Value extends object | string | number | boolean>(options: ExpiringCacheOptions) {
  const { max, ttlMilliseconds, nowMilliseconds } = options
  return new LRUCache<string, Value>({
    max,
    // The library serves an entry whose age equals its lifetime; here it has expired.
    ttl: ttlMilliseconds - 1,
    ttlResolution: 0,
    // The library treats a start time of 0 as missing.
    perf: { now: () => nowMilliseconds() + 1 },
  })
}
