import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { inlineSign } from './reading-direction.ts'

interface SwipeOptions {
  surface: RefObject<HTMLElement | null>
  isEnabled: boolean
  /** How far the pointer must travel before the slide follows. */
  tolerancePx: number
  /** Called on release past the tolerance, with 1 for a swipe against the reading direction, which is forward, or -1. */
  onSwipe: (step: 1 | -1, travelPx: number) => void
  /** Called when the browser cancels the pointer, for example to scroll the page. */
  onCancel: (travelPx: number) => void
}

/** Tracks a horizontal drag by touch or mouse. `travelPx` is measured from the tolerance and is 0 within it. */
export function useSwipe({ surface, isEnabled, tolerancePx, onSwipe, onCancel }: SwipeOptions) {
  const [travelPx, setTravelPx] = useState(0)
  const hasSwiped = useRef(false)
  const stopFollowing = useRef<(() => void) | null>(null)

  useEffect(() => () => stopFollowing.current?.(), [])
  useEffect(
    () => (isEnabled && surface.current ? claimSidewaysTouches(surface.current) : undefined),
    [isEnabled, surface],
  )

  function onPointerDown(down: ReactPointerEvent) {
    hasSwiped.current = false
    if (!isEnabled || !down.isPrimary || down.button !== 0) return
    const startX = down.clientX
    const follow = new AbortController()
    const { signal } = follow
    stopFollowing.current?.()
    stopFollowing.current = () => follow.abort()

    let lastTravel = 0

    function onMove(event: PointerEvent) {
      const moved = event.clientX - startX
      lastTravel = Math.sign(moved) * Math.max(0, Math.abs(moved) - tolerancePx)
      if (lastTravel !== 0) hasSwiped.current = true
      setTravelPx(lastTravel)
    }

    function onRelease(event: PointerEvent) {
      follow.abort()
      setTravelPx(0)
      if (lastTravel === 0) return
      if (event.type === 'pointercancel') onCancel(lastTravel)
      else onSwipe(lastTravel * inlineSign() < 0 ? 1 : -1, lastTravel)
    }

    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onRelease, { signal })
    window.addEventListener('pointercancel', onRelease, { signal })
  }

  /** Blocks the click at the end of a swipe. */
  function onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
    if (!hasSwiped.current) return
    hasSwiped.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return { travelPx, handlers: { onPointerDown, onClickCapture } }
}

/** The distance after which a touch counts as horizontal or vertical. */
const directionLockPx = 8

/**
 * Prevents the browser's default for horizontal touches. Otherwise, Chromium starts a fling on a quick swipe and uses
 * the next tap to stop it.
 */
function claimSidewaysTouches(surface: HTMLElement): () => void {
  const claim = new AbortController()
  let start: Touch | undefined

  function onStart({ touches }: TouchEvent) {
    start = touches.length === 1 ? touches[0] : undefined
  }

  function onMove(event: TouchEvent) {
    const [touch] = event.touches
    if (!start || !touch || !event.cancelable) return
    const sidewaysPx = Math.abs(touch.clientX - start.clientX)
    if (sidewaysPx >= directionLockPx && sidewaysPx > Math.abs(touch.clientY - start.clientY)) event.preventDefault()
  }

  surface.addEventListener('touchstart', onStart, { signal: claim.signal, passive: true })
  surface.addEventListener('touchmove', onMove, { signal: claim.signal, passive: false })
  return () => claim.abort()
}
