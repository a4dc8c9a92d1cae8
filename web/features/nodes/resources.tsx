import { links } from '@network-site/site/links'
import { nodesLanding } from '@network-site/site/nodes/landing'
import type { ReactNode } from 'react'
import { newTab } from '../../ui/new-tab.tsx'
import { Orbits } from '../../ui/orbits.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** Links to the documentation and the community. */
export function Resources({ places }: { places: ReactNode }) {
  const { title, body } = nodesLanding.resources
  return (
    <section aria-labelledby="resources" className="below-fold relative isolate overflow-clip">
      <Orbits className="absolute top-1/2 -right-24 -z-10 size-[44rem] -translate-y-1/2 opacity-40 lg:right-0 lg:opacity-100" />
      <div className="page-frame py-section">
        <SectionHeading id="resources" title={title}>
          <p className="text-lead">
            {body.before}{' '}
            <a href={links.docs} {...newTab} className="text-ink underline decoration-accent underline-offset-4">
              {body.docs}
            </a>
            {body.after}
          </p>
        </SectionHeading>
        <div className="mt-8">{places}</div>
      </div>
    </section>
  )
}
