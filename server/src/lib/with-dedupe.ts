export type Dedupe<Value> = ReturnType<typeof withDedupe<Value>>

/**
 * Shares what is read under a key: among those who ask at the same time, and with those who ask a moment later. A read
 * that failed is not kept.
 */
export function withDedupe<Value>(options: {
  keepMilliseconds: number
  /** The oldest reads are forgotten beyond so many. */
  maxKept: number
  nowMilliseconds: () => number
}) {
  const { keepMilliseconds, maxKept, nowMilliseconds } = options
  const kept = new Map<string, { readAt: number; value: Promise<Value> }>()

  function start(key: string, read: () => Promise<Value>): Promise<Value> {
    const entry = { readAt: nowMilliseconds(), value: read() }
    // Deleted first: a key that is read again is the youngest.
    kept.delete(key)
    kept.set(key, entry)
    if (kept.size > maxKept) kept.delete(kept.keys().next().value as string)
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return entry.value
  }

  return {
    get(key: string, read: () => Promise<Value>): Promise<Value> {
      const entry = kept.get(key)
      return entry && nowMilliseconds() - entry.readAt < keepMilliseconds ? entry.value : start(key, read)
    },
    /** What is read under this key has changed. */
    forget: (key: string): void => void kept.delete(key),
    forgetAll: (): void => kept.clear(),
  }
}
