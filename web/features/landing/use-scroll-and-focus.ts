import { useEffect } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'left-at'

interface ScrollPosition {
  /** The router's key of the history entry, if set. */
  entry?: string | undefined
  top: number
}

/** Starts a reload at the top, restores the scroll position after back and forward, and focuses anchor targets. */
export function useScrollAndFocus(): void {
  useFocusOnAnchor()
  useScrollTopOnUnload()
}

/** Scrolls to the top on unload, so that the browser starts a reload there. */
function useScrollTopOnUnload(): void {
  useEffect(() => {
    const leftAt = takeScrollPosition()
    if (isReturn()) scrollTo(leftAt)
    function leave() {
      const position: ScrollPosition = { entry: historyEntry(), top: window.scrollY }
      sessionStorage.setItem(storageKey, JSON.stringify(position))
      window.scrollTo(0, 0)
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) scrollTo(takeScrollPosition())
    }
    // Captured, to run before the router stores the scroll position.
    window.addEventListener('pagehide', leave, { capture: true })
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true })
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
}

/** Focuses the anchor's target, as the browser does without a router. */
function useFocusOnAnchor(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}

/** Returns and deletes the stored scroll position. */
function takeScrollPosition(): ScrollPosition | undefined {
  const stored = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return stored === null ? undefined : parsePosition(stored)
}

/** Returns whether the visitor reached this document by back or forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

function scrollTo(position: ScrollPosition | undefined): void {
  if (position && position.entry === historyEntry()) window.scrollTo(0, position.top)
}

/** Validates by hand, because a schema library would dominate the size of this module. */
function parsePosition(stored: string): ScrollPosition | undefined {
  try {
    const { entry, top } = JSON.parse(stored) as Record<keyof ScrollPosition, unknown>
    if (typeof top !== 'number') return undefined
    return { entry: typeof entry === 'string' ? entry : undefined, top }
  } catch {
    return undefined
  }
}

function historyEntry(): string | undefined {
  const { key } = (window.history.state ?? {}) as { key?: unknown }
  return typeof key === 'string' ? key : undefined
}
