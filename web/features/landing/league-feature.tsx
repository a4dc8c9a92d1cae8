import type { League } from '@home/site/schema/home'
import { Hammer, Medal, UserCheck } from 'lucide-react'

const icons = { join: UserCheck, build: Hammer, reward: Medal }

/** One thing to know about the league. */
export function LeagueFeature({ feature }: { feature: League['features'][number] }) {
  const Icon = icons[feature.icon]
  return (
    <div className="flex gap-6">
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent-text" />
      <div>
        <h3 className="type-label text-title">{feature.title}</h3>
        <p className="mt-3 text-muted">{feature.body}</p>
      </div>
    </div>
  )
}
