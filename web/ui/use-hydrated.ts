import { useSyncExternalStore } from 'react'

/** False in the page as it was sent, true once the script has taken over. */
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
