import type { Community } from '@network-site/site/schema/home'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Backdrop } from './backdrop.tsx'
import { sectionNumber } from './section-number.ts'
import { Section } from './section.tsx'

interface CommunitySectionProps {
  words: Community
  /** The buttons that lead to the places where the community meets. */
  places: ReactNode
  onBuildWithUs: () => void
}

/** The way in, for everybody. */
export function CommunitySection({ words, places, onBuildWithUs }: CommunitySectionProps) {
  return (
    <Backdrop film={words.backdrop} shade="full">
      <Section id="community">
        <div className="page-frame">
          <SectionHeading
            id="community-title"
            title={words.title}
            caption={words.caption}
            subtitle={words.subtitle}
            {...sectionNumber('community')}
          >
            <p>{words.body}</p>
          </SectionHeading>
          <Button size="large" className="mt-8" onClick={onBuildWithUs}>
            {words.buildWithUs}
          </Button>
          <h3 className="type-caption mt-block mb-5 text-faint">{words.socialTitle}</h3>
          {places}
        </div>
      </Section>
    </Backdrop>
  )
}
