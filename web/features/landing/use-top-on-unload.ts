import { useEffect } from 'react'

/**
 * Leaves the page at its top when it is unloaded, so that a reload starts there. A page the browser kept
 * whole and brings back by back or forward is put where it was.
 */
export function useTopOnUnload(): void {
  useEffect(() => {
    let leftAt = 0
    function leave() {
      leftAt = window.scrollY
      window.scrollTo(0, 0)
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) window.scrollTo(0, leftAt)
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
