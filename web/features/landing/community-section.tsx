import type { Community } from '@network-site/site/schema/home'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Backdrop } from './backdrop.tsx'
import { NumberedHeading, Section } from './section.tsx'

interface CommunitySectionProps {
  words: Community
  /** The links to the community's platforms. */
  places: ReactNode
  onBuildWithUs: () => void
}

/** How to join: a form, and the community's platforms. */
export function CommunitySection({ words, places, onBuildWithUs }: CommunitySectionProps) {
  return (
    <Backdrop files={words.backdrop} shade="full">
      <Section id="community">
        <div className="page-frame">
          <NumberedHeading id="community" words={words} />
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
