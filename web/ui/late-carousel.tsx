import { useEffect, useRef, useState } from 'react'
import type { CarouselProps } from './carousel.tsx'
import { SlideRow } from './slide-row.tsx'
import { useNearViewport } from './use-near-viewport.ts'

/** A carousel whose script is fetched when it comes near the window. Until then, and where it is hidden, a row to scroll. */
export function LateCarousel({ className, ...props }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame, '100% 0px')
  const [parts, setParts] = useState<typeof import('./carousel.tsx') | null>(null)

  useEffect(() => {
    // Should it not arrive, the row stays, and nothing is out of reach.
    if (isNear) import('./carousel.tsx').then(setParts, () => {})
  }, [isNear])

  return (
    <div ref={frame} className={className}>
      {parts === null ? <SlideRow label={props.label}>{props.children}</SlideRow> : <parts.Carousel {...props} />}
    </div>
  )
}
