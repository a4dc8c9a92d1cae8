import { useEffect } from 'react'

const storageKey = 'left-at'

/**
 * Leaves the page at its top when it is unloaded, so that a reload starts there. Whoever comes back by back
 * or forward finds the page where it was, whether the browser kept it whole or loads it anew.
 */
export function useTopOnUnload(): void {
  useEffect(() => {
    returnToPlace()
    function leave() {
      const place = { entry: historyEntry(), top: window.scrollY }
      sessionStorage.setItem(storageKey, JSON.stringify(place))
      window.scrollTo(0, 0)
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) returnToPlace()
    }
    // Captured, to run before the router notes where the page was.
    window.addEventListener('pagehide', leave, { capture: true })
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true })
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
}

/** Scrolls to where this very entry of the history was left, once, unless the page was reloaded. */
function returnToPlace() {
  const stored = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (stored === null || navigation?.type === 'reload') return
  const place = JSON.parse(stored) as { entry?: string; top: number }
  if (place.entry === historyEntry()) window.scrollTo(0, place.top)
}

function historyEntry(): string | undefined {
  return (window.history.state as { key?: string } | null)?.key
}
