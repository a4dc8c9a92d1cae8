import { ArrowRight } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Divider } from '../../ui/divider.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Specimen } from './specimen.tsx'

const cards = [
  { variant: 'framed', title: 'Framed', text: 'Registration ticks at the corners, as on a drawing.' },
  { variant: 'plain', title: 'Plain', text: 'Only a hairline, for cards that come in numbers.' },
  { variant: 'lit', title: 'Lit', text: 'A red light from above, for the one that matters most.' },
] as const

/** Cards, dividers and section headings. */
export function SurfaceSpecimens() {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-3">
        {cards.map((card, index) => (
          <Card key={card.variant} variant={card.variant} isInteractive={index === 0} render={<article />}>
            <p className="type-caption text-brass tabular-nums">{`0${index + 1}`}</p>
            <h3 className="type-display mt-8 text-heading-3">{card.title}</h3>
            <p className="mt-3 text-muted">{card.text}</p>
            {index === 0 && (
              <LinkButton
                className="mt-6"
                variant="secondary"
                size="small"
                href="#card"
                icon={<ArrowRight />}
                iconPosition="end"
              >
                Interactive
              </LinkButton>
            )}
          </Card>
        ))}
      </div>
      <Specimen name="Divider, hairline">
        <Divider />
      </Specimen>
      <Specimen name="Divider, scale">
        <Divider variant="scale" />
      </Specimen>
      <Specimen name="Section heading, centred">
        <SectionHeading number={7} total={8} title="A heading in the middle" subtitle="With a subtitle" align="center">
          And a paragraph of body, which keeps to a comfortable measure however wide the page is.
        </SectionHeading>
      </Specimen>
    </>
  )
}
