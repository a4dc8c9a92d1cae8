import type { Technology } from '@network-site/site/schema/home'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { isPictureShown, type LayerStage } from './use-layer-stage.ts'

interface LayerPicturesProps {
  layers: Technology['layers']
  stage: LayerStage | null
}

/** Each layer's stacking order, and the position of its label. */
const positions: Record<number, { plane: string; label: string }> = {
  3: { plane: 'z-30', label: 'top-[26%]' },
  2: { plane: 'z-20', label: 'top-[50%]' },
  1: { plane: 'z-10', label: 'top-[76%]' },
}

/** Three pictures stacked into one machine. Each rises onto the one below it. */
export function LayerPictures({ layers, stage }: LayerPicturesProps) {
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
              'type-caption absolute left-4 flex w-[24%] items-center gap-3 text-muted after:h-px after:flex-1 after:bg-line-strong',
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
