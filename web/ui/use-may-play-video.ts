import { useEffect, useState } from 'react'
import { useAsksForLess } from './use-asks-for-less.ts'

/** True once the page has loaded and is idle, for visitors who asked neither for less motion nor for less data. */
export function useMayPlayVideo(): boolean {
  const asksForLess = useAsksForLess()
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    if (asksForLess) return undefined
    const waiting = new AbortController()
    const { signal } = waiting
    const settle = () => whenIdle(() => !signal.aborted && setIsSettled(true))
    if (document.readyState === 'complete') settle()
    else window.addEventListener('load', settle, { signal, once: true })
    return () => waiting.abort()
  }, [asksForLess])

  return isSettled && !asksForLess
}

function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 300)
}
