import { startTransition, useEffect, useState, type RefObject } from 'react'

/** How many of the layers' thresholds the scroll has passed: none, Layer 1, Layer 2, Layer 3. */
export type LayerStage = 0 | 1 | 2 | 3

const thresholds = [-0.25, 0.1, 0.3] as const

/** The stage at the current scroll position. Null until a script has measured it. */
export function useLayerStage(section: RefObject<HTMLElement | null>): LayerStage | null {
  const [stage, setStage] = useState<LayerStage | null>(null)
  useEffect(() => {
    function measure() {
      const box = section.current?.getBoundingClientRect()
      if (box) setStage(layerStage(-box.top / box.height))
    }
    // Low priority: nothing of the section is on the first screen.
    startTransition(measure)
    const resizes = new ResizeObserver(measure)
    resizes.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [section])
  return stage
}

/** The stage for a scroll position, in heights of the section from the section's start. */
export function layerStage(progress: number): LayerStage {
  return thresholds.filter((threshold) => progress > threshold).length as LayerStage
}

/** A layer's picture stays from its threshold on. */
export function isPictureShown(layer: number, stage: LayerStage): boolean {
  return stage >= layer
}

/** A layer's text is replaced by that of the layer above it. */
export function isTextShown(layer: number, stage: LayerStage): boolean {
  return stage === layer
}
