import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { settleNextPage, settleNow } from './below-first-screen.tsx'

const storageKey = 'scroll-positions'

/**
 * Scrolls as a browser does between documents: to the top of a new page, to an anchor, and on back and forward to where
 * the page was left. Loading and reloading a document are left to the browser.
 */
export function ScrollRestoration() {
  const { key, hash, pathname } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<Record<string, number>>({})
  const shownKey = useRef(key)
  const lastPathname = useRef<string>(undefined)

  // Once, so that it comes before the router's own listener, which may show the next page before it returns.
  useLayoutEffect(() => {
    const remember = () => {
      positions.current[shownKey.current] = window.scrollY
    }
    // A scroll is reported a frame later, and the visitor may have left by then: so also as they leave.
    const listening = new AbortController()
    for (const event of ['scroll', 'click', 'popstate']) {
      window.addEventListener(event, remember, { capture: true, passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])

  useEffect(() => {
    positions.current = readPositions()
    window.history.scrollRestoration = 'manual'
    function leave() {
      window.history.scrollRestoration = 'auto'
      sessionStorage.setItem(storageKey, JSON.stringify(positions.current))
    }
    function comeBack() {
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  useLayoutEffect(() => {
    const isFirst = lastPathname.current === undefined
    const isNewPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    shownKey.current = key
    if (isFirst) {
      // The browser has done it.
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

/** Positions from before a reload; none where the storage is forbidden or holds something else. */
function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}
