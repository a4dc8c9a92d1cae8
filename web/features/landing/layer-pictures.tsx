import { technology } from '@home/site/home/technology'
import { Reveal } from '../../ui/reveal.tsx'
import { isPictureShown, type LayerStage } from './layer-stage.ts'

/** The stack as one would see it from the side, Layer 3 on top: empty places that the pictures rise into. */
export function LayerPictures({ stage }: { stage: LayerStage | null }) {
  return (
    <ol className="flex flex-col gap-3">
      {technology.layers.map(({ layer, title, image, imageAlt }) => (
        <li key={layer} className="corner-ticks relative border border-line">
          <Reveal isShown={stage === null || isPictureShown(layer, stage)}>
            <img
              src={image}
              alt={imageAlt}
              width={960}
              height={360}
              loading="lazy"
              decoding="async"
              className="aspect-[8/3] w-full bg-surface object-cover object-[50%_62%] lg:max-h-[24svh]"
            />
          </Reveal>
          <span aria-hidden="true" className="type-caption absolute top-3 left-3 bg-background/70 px-2 py-1 text-muted">
            {title.split(':')[0]}
          </span>
        </li>
      ))}
    </ol>
  )
}
