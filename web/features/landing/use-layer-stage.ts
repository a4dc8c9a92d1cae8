import { startTransition, useEffect, useState, type RefObject } from 'react'
import { layerStage, type LayerStage } from './layer-stage.ts'

/** The stage the section is at, wherever the scroll came from. Null until a script has measured it. */
export function useLayerStage(section: RefObject<HTMLElement | null>): LayerStage | null {
  const [stage, setStage] = useState<LayerStage | null>(null)
  useEffect(() => {
    function measure() {
      const place = section.current?.getBoundingClientRect()
      if (place) setStage(layerStage(-place.top / place.height))
    }
    // Nothing of it is on the first screen: there is no haste.
    startTransition(measure)
    const growth = new ResizeObserver(measure)
    growth.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [section])
  return stage
}
