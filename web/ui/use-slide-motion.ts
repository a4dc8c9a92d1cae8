import { useLayoutEffect, useRef, type RefObject } from 'react'

export interface SlideMove {
  from: number
  to: number
  /** 1 when the new slide comes from the right, -1 from the left. */
  direction: 1 | -1
  /** How far the slides have been dragged already. */
  travelPx: number
}

/** Animates the change of slides. No slide is cloned, so that looping duplicates no content. */
export function useSlideMotion(viewport: RefObject<HTMLElement | null>, move: SlideMove | null, durationMs: number) {
  const played = useRef<SlideMove | null>(null)
  useLayoutEffect(() => {
    if (!move || move === played.current || !viewport.current) return
    played.current = move
    const slides = Array.from(viewport.current.children)
    for (const slide of slides) for (const animation of slide.getAnimations()) animation.cancel()
    const easing = getComputedStyle(viewport.current).getPropertyValue('--ease-engage')
    const timing = { duration: durationMs, easing }
    const start = `${move.travelPx}px`
    if (move.from === move.to) {
      slides[move.to]?.animate([{ transform: `translateX(${start})` }, { transform: 'none' }], timing)
      return
    }
    const side = move.direction * 100
    slides[move.from]?.animate(
      [
        { transform: `translateX(${start})`, visibility: 'visible' },
        { transform: `translateX(${-side}%)`, visibility: 'visible' },
      ],
      timing,
    )
    slides[move.to]?.animate([{ transform: `translateX(calc(${side}% + ${start}))` }, { transform: 'none' }], timing)
  }, [viewport, move, durationMs])
}
