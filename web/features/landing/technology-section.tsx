import type { Technology } from '@network-site/site/home-page'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { NumberedHeading } from './section.tsx'

/** The number of layer thresholds that the scroll position has passed. */
type LayerStage = 0 | 1 | 2 | 3

interface LayersProps {
  layers: Technology['layers']
  /** Null until measured. */
  stage: LayerStage | null
}

/** Three layers that rise as the page scrolls. Under reduced motion, all of them are visible. */
export function TechnologySection({ words }: { words: Technology }) {
  const section = useRef<HTMLElement>(null)
  const stage = useLayerStage(section)
  return (
    <section
      ref={section}
      id="technology"
      tabIndex={-1}
      aria-labelledby="technology-title"
      className="below-fold py-section outline-none motion-safe:in-data-visitor:lg:min-h-[190svh] motion-safe:in-data-visitor:lg:py-0"
    >
      <div className="page-frame motion-safe:in-data-visitor:lg:sticky motion-safe:in-data-visitor:lg:top-26 motion-safe:in-data-visitor:lg:flex motion-safe:in-data-visitor:lg:min-h-[calc(100svh-6.5rem)] motion-safe:in-data-visitor:lg:items-center">
        <div className="grid w-full gap-block motion-safe:in-data-visitor:max-lg:min-h-[210svh] motion-safe:in-data-visitor:max-lg:grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-20 lg:gap-y-0">
          <Reveal isShown={stage === null || stage > 0} className="lg:row-start-2">
            <NumberedHeading id="technology" words={words} />
          </Reveal>
          {/* Pictures and texts are sticky as one block on narrow screens, and cells of the grid on wide ones. */}
          <div className="motion-safe:in-data-visitor:max-lg:sticky motion-safe:in-data-visitor:max-lg:top-20 motion-safe:in-data-visitor:max-lg:self-start lg:contents">
            <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-start">
              <LayerPictures layers={words.layers} stage={stage} />
            </div>
            <div className="mt-6 lg:row-start-3 lg:mt-block">
              <LayerTexts layers={words.layers} stage={stage} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The stacking order and label position of each layer. */
const positions: Record<number, { plane: string; label: string }> = {
  3: { plane: 'z-30', label: 'top-[26%]' },
  2: { plane: 'z-20', label: 'top-[50%]' },
  1: { plane: 'z-10', label: 'top-[76%]' },
}

/** Three stacked pictures. Each rises onto the one below it. */
function LayerPictures({ layers, stage }: LayersProps) {
  return (
    <ol className="corner-ticks grid border border-line bg-radial from-ember to-background to-60%">
      {layers.map(({ layer, image }) => (
        <Reveal
          key={layer}
          render={<li />}
          isShown={stage === null || isPictureShown(layer, stage)}
          className={joinClasses('relative col-start-1 row-start-1 [--reveal-distance:5rem]', positions[layer]?.plane)}
        >
          <Picture
            file={image}
            alt={image.alt}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="aspect-[6/5] w-full object-contain lg:max-h-[calc(100svh-13rem)]"
          />
          <span
            aria-hidden="true"
            className={joinClasses(
              'type-caption absolute start-4 flex w-[24%] items-center gap-3 text-muted after:h-px after:flex-1 after:bg-line-strong',
              positions[layer]?.label,
            )}
          >
            L{layer}
          </span>
        </Reveal>
      ))}
    </ol>
  )
}

/** The purpose of each layer. With motion, the texts replace each other; otherwise they form a column. */
function LayerTexts({ layers, stage }: LayersProps) {
  return (
    <ol className="grid gap-4">
      {layers.map(({ layer, title, subTitle, description }) => (
        <Reveal
          key={layer}
          render={<li />}
          isShown={stage === null || isTextShown(layer, stage)}
          className="motion-safe:in-data-visitor:col-start-1 motion-safe:in-data-visitor:row-start-1"
        >
          <Card variant="lit" className="h-full">
            <h3 className="type-label text-title">{title}</h3>
            <p className="mt-2 text-small text-accent-text">{subTitle}</p>
            <p className="mt-4 text-muted">{description}</p>
          </Card>
        </Reveal>
      ))}
    </ol>
  )
}

const thresholds = [-0.25, 0.1, 0.3] as const

/** Returns the stage at the current scroll position, or null until measured. */
function useLayerStage(section: RefObject<HTMLElement | null>): LayerStage | null {
  const [stage, setStage] = useState<LayerStage | null>(null)
  useEffect(() => {
    function measure() {
      const box = section.current?.getBoundingClientRect()
      if (box) setStage(layerStage(-box.top / box.height))
    }
    // Low priority, because the section is below the first screen.
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

/** Returns the stage for a scroll position, measured in section heights from the section's start. */
export function layerStage(progress: number): LayerStage {
  return thresholds.filter((threshold) => progress > threshold).length as LayerStage
}

/** Returns whether a layer's picture is visible, which it stays once its threshold is passed. */
export function isPictureShown(layer: number, stage: LayerStage): boolean {
  return stage >= layer
}

/** Returns whether a layer's text is visible. The text of the next layer replaces it. */
export function isTextShown(layer: number, stage: LayerStage): boolean {
  return stage === layer
}
