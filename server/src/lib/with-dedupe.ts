import { LRUCache } from 'lru-cache'

/**
 * Shares what is read under a key among callers that ask at the same time or within a moment. A read that failed is not
 * kept.
 */
export function withDedupe<Value>(options: {
  keepMilliseconds: number
  /** Reads beyond this number evict the least recently used. */
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
    /** What is read under this key has changed. */
    forget: (key: string): void => void kept.delete(key),
    forgetAll: (): void => kept.clear(),
  }
}

type ExpiringCacheOptions = { max: number; ttlMilliseconds: number; nowMilliseconds: () => number }

/** Creates a least-recently-used cache of bounded size whose entries expire by the given clock. */
export function createExpiringCache<Value extends object | string | number | boolean>(options: ExpiringCacheOptions) {
  const { max, ttlMilliseconds, nowMilliseconds } = options
  return new LRUCache<string, Value>({
    max,
    // The library still serves an entry whose age equals its lifetime; ours is expired then.
    ttl: ttlMilliseconds - 1,
    ttlResolution: 0,
    // The library takes a start time of 0 for none.
    perf: { now: () => nowMilliseconds() + 1 },
  })
}
