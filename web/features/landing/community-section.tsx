import type { Community, Contributor } from '@network-site/site/home-page'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Backdrop } from './backdrop.tsx'
import { NumberedHeading, Section } from './section.tsx'

interface CommunitySectionProps {
  words: Community
  /** The links to the community platforms. */
  places: ReactNode
  onBuildWithUs: () => void
}

/** How to join: a form and the community platforms. */
export function CommunitySection({ words, places, onBuildWithUs }: CommunitySectionProps) {
  return (
    <Backdrop files={words.backdrop} shade="full">
      <Section id="community">
        <NumberedHeading id="community" words={words} />
        <Button size="large" className="mt-8" onClick={onBuildWithUs}>
          {words.buildWithUs}
        </Button>
        <h3 className="type-caption mt-block mb-5 text-faint">{words.socialTitle}</h3>
        {places}
      </Section>
    </Backdrop>
  )
}

/** What early contributors do and get. */
export function ContributorSection({ words, onBuildWithUs }: { words: Contributor; onBuildWithUs: () => void }) {
  return (
    <Section id={words.anchor}>
      <NumberedHeading id={words.anchor} words={words} />
      <div className="mt-block grid gap-4 lg:grid-cols-3">
        {words.tracks.map(({ title, who, counts }) => (
          <Card key={title} padding="roomy">
            <h3 className="type-display text-heading-3">{title}</h3>
            <p className="mt-3 text-ink">{who}</p>
            <ul className="mt-6 flex flex-col gap-3 text-muted">
              {counts.map((entry) => (
                <li key={entry} className="border-t border-line pt-3">
                  {entry}
                </li>
              ))}
            </ul>
          </Card>
        ))}
        <Card variant="lit" padding="roomy" className="flex flex-col items-start">
          <h3 className="type-display text-heading-3">{words.honors.title}</h3>
          <ul className="mt-6 mb-8 flex flex-col gap-4 text-ink">
            {words.honors.items.map((item) => (
              <li key={item} className="flex gap-4">
                <span aria-hidden="true" className="mt-[0.7em] size-1.5 shrink-0 rounded-round bg-accent" />
                {item}
              </li>
            ))}
          </ul>
          <Button icon={<Icon name="arrow-right" />} iconPosition="end" onClick={onBuildWithUs} className="mt-auto">
            {words.callToAction}
          </Button>
        </Card>
      </div>
    </Section>
  )
}
