import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Returns false in the prerendered page and true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * Returns `initial` in the prerendered page and the result of `read` soon after hydration. The change is a transition,
 * so that it does not block a slow phone. `read` must be stable across renders.
 */
export function useBrowserValue<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => startTransition(() => setValue(read)), [read])
  return value
}

/** Returns whether the viewport reaches the `lg:` breakpoint. False while prerendering. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 64rem)')
}

/** Returns whether the visitor prefers reduced motion. False while prerendering. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}

/** Returns whether the visitor prefers reduced motion or data, in which case nothing large may autoplay. */
export function useReducedMotionOrData(): boolean {
  const isReducedMotion = useReducedMotion()
  const isReducedData = useSyncExternalStore(neverChanges, readSaveData, () => false)
  return isReducedMotion || isReducedData
}

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function readSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function neverChanges(): () => void {
  return () => {}
}
