import { technology } from '@home/site/home/technology'
import { Reveal } from '../../ui/reveal.tsx'
import { isPictureShown, type LayerStage } from './layer-stage.ts'

/** The stack as one would see it from the side: Layer 3 on top. */
export function LayerPictures({ stage }: { stage: LayerStage | null }) {
  return (
    <ol className="flex flex-col gap-3">
      {technology.layers.map(({ layer, title, image, imageAlt }) => (
        <Reveal
          key={layer}
          render={<li />}
          isShown={stage === null || isPictureShown(layer, stage)}
          className="corner-ticks relative border border-line bg-surface"
        >
          <img
            src={image}
            alt={imageAlt}
            width={960}
            height={360}
            loading="lazy"
            decoding="async"
            className="aspect-[8/3] w-full object-cover lg:max-h-[24svh]"
          />
          <span
            aria-hidden="true"
            className="type-caption absolute top-3 left-4 bg-background/70 px-2 py-1 text-ink"
          >
            {title.split(':')[0]}
          </span>
        </Reveal>
      ))}
    </ol>
  )
}
