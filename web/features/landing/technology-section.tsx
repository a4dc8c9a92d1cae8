import type { Technology } from '@network-site/site/schema/home'
import { useRef } from 'react'
import { Reveal } from '../../ui/reveal.tsx'
import { LayerPictures } from './layer-pictures.tsx'
import { LayerTexts } from './layer-texts.tsx'
import { NumberedHeading } from './section.tsx'
import { useLayerStage } from './use-layer-stage.ts'

/** Three layers that rise as the page scrolls. Under reduced motion all of them are shown at once. */
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
          {/* On a narrow screen pictures and texts stick together; on a wide one they are cells of the grid. */}
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
