import { sentryLanding } from '@home/site/sentry/landing'
import { Clock, Coins, Gem } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const icons = { clock: Clock, coins: Coins, gem: Gem }

/** Why one would run a node. */
export function Benefits() {
  const { title, list } = sentryLanding.benefits
  return (
    <section aria-labelledby="benefits" className="page-frame py-section">
      <SectionHeading id="benefits" title={title} />
      <ul className="mt-block grid gap-4 md:grid-cols-3">
        {list.map((benefit) => {
          const Icon = icons[benefit.icon]
          return (
            <Card key={benefit.title} render={<li />} padding="roomy">
              <Icon aria-hidden="true" className="size-6 text-accent-text" />
              <h3 className="type-label mt-6 text-title">{benefit.title}</h3>
              <p className="mt-3 text-muted">{benefit.body}</p>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
