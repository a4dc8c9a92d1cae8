import { useEffect, useState } from 'react'
import { useReducedMotionOrData } from './use-reduced-motion.ts'

/** True once the page has loaded and is idle, unless the visitor asks for reduced motion or data. */
export function useMayPlayVideo(): boolean {
  const isReduced = useReducedMotionOrData()
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    if (isReduced) return undefined
    const waiting = new AbortController()
    const { signal } = waiting
    const wait = () => whenIdle(() => !signal.aborted && setIsIdle(true))
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { signal, once: true })
    return () => waiting.abort()
  }, [isReduced])

  return isIdle && !isReduced
}

function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 300)
}
