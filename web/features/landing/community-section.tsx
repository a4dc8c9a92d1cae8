import { community } from '@home/site/home/community'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Backdrop } from './backdrop.tsx'
import { sectionNumber } from './section-number.ts'
import { Section } from './section.tsx'

interface CommunitySectionProps {
  /** The buttons that lead to the places where the community meets. */
  places: ReactNode
  onBuildWithUs: () => void
}

/** The way in, for everybody. */
export function CommunitySection({ places, onBuildWithUs }: CommunitySectionProps) {
  return (
    <Backdrop film={community.backdrop} shade="full">
      <Section id="community">
        <div className="page-frame">
          <SectionHeading
            id="community-title"
            title={community.title}
            caption={community.caption}
            subtitle={community.subtitle}
            {...sectionNumber('community')}
          >
            <p>{community.body}</p>
          </SectionHeading>
          <Button size="large" className="mt-8" onClick={onBuildWithUs}>
            {community.buildWithUs}
          </Button>
          <h3 className="type-caption mt-block mb-5 text-faint">{community.socialTitle}</h3>
          {places}
        </div>
      </Section>
    </Backdrop>
  )
}
