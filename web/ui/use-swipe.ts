import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'

export interface SwipeOptions {
  isEnabled: boolean
  /** How far a finger must travel before anything moves at all. */
  tolerancePx: number
  /** The finger let go past the tolerance: `forward` is a swipe to the left. */
  onSwipe: (direction: 'forward' | 'back', travelPx: number) => void
  /** The system took the finger away half way, to scroll the page for one. */
  onCancel: (travelPx: number) => void
}

/** Follows a finger or a mouse sideways. `travelPx` is 0 until the tolerance is passed, then counts from there. */
export function useSwipe({ isEnabled, tolerancePx, onSwipe, onCancel }: SwipeOptions) {
  const [travelPx, setTravelPx] = useState(0)
  const hasSwiped = useRef(false)
  const stopFollowing = useRef<(() => void) | null>(null)

  useEffect(() => () => stopFollowing.current?.(), [])

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
      else onSwipe(lastTravel < 0 ? 'forward' : 'back', lastTravel)
    }

    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onRelease, { signal })
    window.addEventListener('pointercancel', onRelease, { signal })
  }

  /** The click that ends a swipe is not meant for what lies under the finger. */
  function onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
    if (!hasSwiped.current) return
    hasSwiped.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return { travelPx, handlers: { onPointerDown, onClickCapture } }
}
