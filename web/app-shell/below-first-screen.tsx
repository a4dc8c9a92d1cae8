import { useDeferredValue, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * What a page has below its first screen. Who moves to the page sees the first screen before React renders the rest.
 * The rest is there at once in a document of its own, and where a place on it is sought: by an anchor, or on back and
 * forward.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isMovedTo = useNavigationType() === NavigationType.Push
  const [mayWait] = useState(isMovedTo && hash === '')
  const isRendered = useDeferredValue(true, !mayWait)
  return (
    <>
      {/* Nothing is drawn before all of the first screen is there: what it has in the middle would move as the rest comes. */}
      <link rel="expect" href="#below-first-screen" blocking="render" />
      <span id="below-first-screen" hidden />
      {/* As high as a window, lest the footer be seen for a moment. */}
      {isRendered ? children : <div className="h-svh" />}
    </>
  )
}
