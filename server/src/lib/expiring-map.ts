/** Values that are forgotten after a while, the oldest first where there are too many. */
export type ExpiringMap<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

export type ExpiringMapOptions = { most: number; milliseconds: number; nowMilliseconds: () => number }

/** A cache that cannot grow beyond `most`, whatever it is asked to keep. */
export function createExpiringMap<Value>({
  most,
  milliseconds,
  nowMilliseconds,
}: ExpiringMapOptions): ExpiringMap<Value> {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get: (key) => {
      const entry = kept.get(key)
      if (!entry) return undefined
      if (entry.until > nowMilliseconds()) return entry.value
      kept.delete(key)
      return undefined
    },
    set: (key, value) => {
      kept.delete(key)
      kept.set(key, { value, until: nowMilliseconds() + milliseconds })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
