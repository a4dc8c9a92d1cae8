import { nodesLanding } from '@network-site/site/nodes/landing'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { BenefitIcon } from './benefit-icon.tsx'

/** The reasons to run a node. */
export function Benefits() {
  const { title, list } = nodesLanding.benefits
  return (
    <section aria-labelledby="benefits" className="below-fold page-frame py-chapter">
      <SectionHeading id="benefits" title={title} />
      <ul className="mt-block grid gap-4 md:grid-cols-3">
        {list.map((benefit) => (
          <Card key={benefit.title} render={<li />} padding="roomy">
            <BenefitIcon icon={benefit.icon} />
            <h3 className="type-label mt-8 text-title">{benefit.title}</h3>
            <p className="mt-3 text-muted">{benefit.body}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
