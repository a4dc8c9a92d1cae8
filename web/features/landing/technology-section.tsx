import type { Technology } from '@network-site/site/schema/home'
import { useRef } from 'react'
import { Reveal } from '../../ui/reveal.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { LayerPictures } from './layer-pictures.tsx'
import { LayerTexts } from './layer-texts.tsx'
import { sectionNumber } from './section-number.ts'
import { useLayerStage } from './use-layer-stage.ts'

/** Three layers, rising from below as the page scrolls. Where motion is unwelcome they simply stand there. */
export function TechnologySection({ words }: { words: Technology }) {
  const section = useRef<HTMLElement>(null)
  const stage = useLayerStage(section)
  return (
    <section
      ref={section}
      id="technology"
      tabIndex={-1}
      aria-labelledby="technology-title"
      className="folds py-section outline-none motion-safe:in-data-visitor:lg:min-h-[190svh] motion-safe:in-data-visitor:lg:py-0"
    >
      <div className="page-frame motion-safe:in-data-visitor:lg:sticky motion-safe:in-data-visitor:lg:top-26 motion-safe:in-data-visitor:lg:flex motion-safe:in-data-visitor:lg:min-h-[calc(100svh-6.5rem)] motion-safe:in-data-visitor:lg:items-center">
        <div className="grid w-full gap-block motion-safe:in-data-visitor:max-lg:min-h-[210svh] motion-safe:in-data-visitor:max-lg:grid-rows-[auto_1fr] lg:grid-cols-2 lg:gap-20">
          <div className="flex flex-col gap-block lg:justify-center">
            <Reveal isShown={stage === null || stage > 0}>
              <SectionHeading
                id="technology-title"
                title={words.title}
                caption={words.caption}
                {...sectionNumber('technology')}
              >
                <p>{words.body}</p>
              </SectionHeading>
            </Reveal>
            <div className="max-lg:hidden">
              <LayerTexts layers={words.layers} stage={stage} />
            </div>
          </div>
          <div className="motion-safe:in-data-visitor:max-lg:sticky motion-safe:in-data-visitor:max-lg:top-20 motion-safe:in-data-visitor:max-lg:self-start">
            <LayerPictures layers={words.layers} stage={stage} />
            <div className="mt-6 lg:hidden">
              <LayerTexts layers={words.layers} stage={stage} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
