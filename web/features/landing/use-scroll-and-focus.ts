import { useEffect } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'left-at'

interface ScrollPosition {
  /** The router's key of the history entry; absent where the router has set none. */
  entry?: string
  top: number
}

/**
 * Starts a reloaded page at its top, restores the scroll position after back and forward, and moves the focus to the
 * section that an anchor led to.
 */
export function useScrollAndFocus(): void {
  useFocusOnAnchor()
  useScrollTopOnUnload()
}

/** Leaves the page at its top when it is unloaded. The browser then starts a reload there. */
function useScrollTopOnUnload(): void {
  useEffect(() => {
    const leftAt = takeScrollPosition()
    if (isReturn()) scrollTo(leftAt)
    function leave() {
      const entry = historyEntry()
      const position: ScrollPosition = { ...(entry === undefined ? {} : { entry }), top: window.scrollY }
      sessionStorage.setItem(storageKey, JSON.stringify(position))
      window.scrollTo(0, 0)
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) scrollTo(takeScrollPosition())
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

/** The browser does the same where no router handles the navigation. */
function useFocusOnAnchor(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}

/** Where the page was left. It is read once. */
function takeScrollPosition(): ScrollPosition | undefined {
  const stored = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return stored === null ? undefined : parsePosition(stored)
}

/** Whether the visitor came to this document by back or forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

function scrollTo(position: ScrollPosition | undefined): void {
  if (position && position.entry === historyEntry()) window.scrollTo(0, position.top)
}

/** Written by hand: a schema library would weigh more than everything else here. */
function parsePosition(stored: string): ScrollPosition | undefined {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || !('top' in value) || typeof value.top !== 'number')
      return undefined
    const entry = 'entry' in value && typeof value.entry === 'string' ? { entry: value.entry } : {}
    return { ...entry, top: value.top }
  } catch {
    return undefined
  }
}

function historyEntry(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined
  return typeof state.key === 'string' ? state.key : undefined
}
