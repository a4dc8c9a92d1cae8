import { useEffect, type RefObject } from 'react'

/** Lets an element's drawing follow the pointer: sets --gaze-x and --gaze-y on it, each from −1 to 1. */
export function useGaze(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mayFollow = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)')
    const leaving = new AbortController()
    function follow({ clientX, clientY }: PointerEvent) {
      if (!mayFollow.matches || !element.current) return
      element.current.style.setProperty('--gaze-x', ((clientX / window.innerWidth) * 2 - 1).toFixed(3))
      element.current.style.setProperty('--gaze-y', ((clientY / window.innerHeight) * 2 - 1).toFixed(3))
    }
    element.current?.addEventListener('pointermove', follow, { passive: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [element])
}
