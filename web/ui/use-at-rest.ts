import { startTransition, useEffect, useState, type RefObject } from 'react'
import { useReducedMotionOrData } from './use-browser-value.ts'

/** Returns false until the page has loaded and the browser is idle. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => whenAtRest(() => startTransition(() => setIsAtRest(true))), [])
  return isAtRest
}

/** Returns true once the page is at rest, unless the visitor prefers reduced motion or data. */
export function useMayPlayVideo(): boolean {
  const isReduced = useReducedMotionOrData()
  return useAtRest() && !isReduced
}

/** Returns whether the browser can play any of a video's files. Some builds lack patented codecs. */
export function canPlay(sources: readonly { type: string }[]): boolean {
  const video = document.createElement('video')
  return sources.some(({ type }) => video.canPlayType(type) !== '')
}

/** Returns whether the element is within `margin` of the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>, margin = '25% 0px'): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels. */
export function whenAtRest(act: () => void): () => void {
  const waiting = new AbortController()
  const actUnlessCanceled = () => {
    if (!waiting.signal.aborted) act()
  }
  if (document.readyState === 'complete') whenIdle(actUnlessCanceled)
  else window.addEventListener('load', () => whenIdle(actUnlessCanceled), { once: true, signal: waiting.signal })
  return () => waiting.abort()
}

/** Calls back when the browser is idle. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 500)
}

/** Resolves in another task, so that what several components start together does not block a slow phone at once. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}
