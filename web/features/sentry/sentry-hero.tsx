import { sentryLanding } from '@home/site/sentry/landing'
import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Film } from './film.tsx'

/** The promise, the download, and the film. */
export function SentryHero({ download }: { download: ReactNode }) {
  const { caption, title, subtitle, body } = sentryLanding.hero
  return (
    <section className="page-frame pt-28 pb-block lg:pt-36">
      <SectionHeading level={1} title={title} caption={caption} subtitle={subtitle}>
        <p>{body}</p>
      </SectionHeading>
      <div className="mt-8">{download}</div>
      <Film />
    </section>
  )
}
