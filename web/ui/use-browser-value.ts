import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** False in the prerendered page, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * A value that only the browser knows: `initial` in the prerendered page, what `read` returns soon after hydration. The
 * change is a transition, so that it never blocks a slow phone. `read` must be the same function in every render.
 */
export function useBrowserValue<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => startTransition(() => setValue(read)), [read])
  return value
}

/** Whether there is room for a table: the `lg:` breakpoint. False while prerendering. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 64rem)')
}

/** Whether the visitor's system asks for reduced motion. False while prerendering. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}

/** Whether the visitor asks for reduced motion or reduced data: nothing large should start by itself then. */
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
