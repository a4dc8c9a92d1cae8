import { type ReactNode, useDeferredValue, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { whenAtRest, whenIdle } from '../ui/use-at-rest.ts'

/**
 * Renders a page's content below the first screen. In-app navigation shows the first screen before React renders the
 * rest. Full page loads, anchors, and back and forward navigation render everything at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isPushed = useNavigationType() === NavigationType.Push
  const [isDeferred] = useState(isPushed && hash === '')
  const isRendered = useDeferredValue(true, !isDeferred)
  return (
    <>
      {/* Blocks rendering until the first screen has loaded. Centered content would shift as the rest arrives. */}
      <link rel="expect" href="#below-first-screen" blocking="render" />
      <span id="below-first-screen" hidden />
      {/* As tall as the window, so that the footer does not flash into view. */}
      {isRendered ? children : <div className="h-svh" />}
    </>
  )
}

/**
 * Lays out the content below the first screen once the page is idle, one part at a time. Until then, the styles let the
 * browser skip off-screen parts (`.below-fold`). Returns a cancel function.
 */
export function settleLayout(): () => void {
  return whenAtRest(() => {
    const parts = document.querySelectorAll<HTMLElement>('.below-fold')
    layOutNext([...parts], settleNow)
  })
}

/** Does the same after in-app navigation. */
export function settleNextPage(): void {
  delete document.documentElement.dataset['settled']
  settleLayout()
}

/** Lays out the whole page immediately, before anything that depends on positions. */
export function settleNow(): void {
  document.documentElement.dataset['settled'] = ''
}

function layOutNext([part, ...rest]: HTMLElement[], finish: () => void): void {
  if (!part || 'settled' in document.documentElement.dataset) return finish()
  part.dataset['settled'] = ''
  // Lays it out here, so that the next frame only has to paint.
  void part.offsetHeight
  whenIdle(() => layOutNext(rest, finish))
}
