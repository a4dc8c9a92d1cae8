import { useSyncExternalStore } from 'react'

/** False in the prerendered page, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => {}
}
