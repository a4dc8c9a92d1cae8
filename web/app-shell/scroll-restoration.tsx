import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { settleNextPage, settleNow } from './below-first-screen.tsx'

const storageKey = 'scroll-positions'

/**
 * Scrolls like a browser between documents: to the top of a new page, to an anchor, and to the previous position on
 * back and forward. The browser itself handles full page loads and reloads.
 */
export function ScrollRestoration() {
  const { key, hash, pathname } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<Record<string, number>>({})
  const shownKey = useRef(key)
  const lastPathname = useRef<string>(undefined)

  // Runs once, so that it precedes the router's listener, which may render the next page synchronously.
  useLayoutEffect(() => {
    const savePosition = () => void (positions.current[shownKey.current] = window.scrollY)
    // Scroll events arrive a frame late, possibly after navigation, so also save when a navigation starts.
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['scroll', 'click', 'popstate']) {
      window.addEventListener(event, savePosition, { capture: true, passive: true, signal })
    }
    return () => listening.abort()
  }, [])

  useEffect(() => {
    positions.current = readPositions()
    window.history.scrollRestoration = 'manual'
    function onPageHide() {
      window.history.scrollRestoration = 'auto'
      sessionStorage.setItem(storageKey, JSON.stringify(positions.current))
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', onPageHide, { signal })
    window.addEventListener('pageshow', () => void (window.history.scrollRestoration = 'manual'), { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    const isFirst = lastPathname.current === undefined
    const isNewPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    shownKey.current = key
    if (isFirst) {
      // The browser has already scrolled.
    } else if (navigationType === NavigationType.Pop) {
      settleNow()
      window.scrollTo(0, positions.current[key] ?? 0)
    } else {
      if (hash) settleNow()
      else if (isNewPage) settleNextPage()
      const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
      if (anchor) anchor.scrollIntoView()
      else window.scrollTo(0, 0)
    }
  }, [key, hash, pathname, navigationType])

  return null
}

/** Returns the positions from before a reload, or none if the storage is blocked or malformed. */
function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}
