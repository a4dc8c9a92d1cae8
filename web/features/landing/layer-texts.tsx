import type { Technology } from '@network-site/site/schema/home'
import { Card } from '../../ui/card.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { isTextShown, type LayerStage } from './use-layer-stage.ts'

interface LayerTextsProps {
  layers: Technology['layers']
  stage: LayerStage | null
}

/** What each layer is for. With motion they replace each other in one place; otherwise all three are in a column. */
export function LayerTexts({ layers, stage }: LayerTextsProps) {
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
