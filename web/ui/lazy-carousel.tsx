import { useEffect, useRef, useState } from 'react'
import type { CarouselProps } from './carousel.tsx'
import { SlideRow } from './slide-row.tsx'
import { useNearViewport } from './use-at-rest.ts'

/** A carousel whose code loads near the viewport. Until then, or while hidden, it is a scrollable row. */
export function LazyCarousel({ className, ...props }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame, '100% 0px')
  const [module, setModule] = useState<typeof import('./carousel.tsx') | null>(null)

  useEffect(() => {
    // If loading fails, the row stays.
    if (isNear) import('./carousel.tsx').then(setModule, () => {})
  }, [isNear])

  return (
    <div ref={frame} className={className}>
      {module === null ? <SlideRow label={props.label}>{props.children}</SlideRow> : <module.Carousel {...props} />}
    </div>
  )
}
