import { type ReactNode, useDeferredValue, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { whenAtRest, whenIdle } from '../ui/use-at-rest.ts'

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

/**
 * Lays out what is below the first screen once the page is at rest, one part at a time. Until then the style sheet has
 * the browser skip what is far away (`.below-fold`). Returns how to cancel.
 */
export function settleLayout(): () => void {
  return whenAtRest(() => {
    const parts = document.querySelectorAll<HTMLElement>('.below-fold')
    layOutNext([...parts], () => {
      document.documentElement.dataset['settled'] = ''
      for (const { style } of parts) style.removeProperty('content-visibility')
    })
  })
}

/** The same for a page that the visitor has moved to. A click lays it out at once: it may lead to any place below. */
export function settleNextPage(): void {
  delete document.documentElement.dataset['settled']
  window.addEventListener('click', settleNow, { capture: true, once: true })
  settleLayout()
}

/** Lays out the whole page now: what comes next depends on where its parts are. */
export function settleNow(): void {
  document.documentElement.dataset['settled'] = ''
}

function layOutNext([part, ...rest]: HTMLElement[], finish: () => void): void {
  if (!part || 'settled' in document.documentElement.dataset) return finish()
  part.style.contentVisibility = 'visible'
  whenIdle(() => layOutNext(rest, finish))
}
