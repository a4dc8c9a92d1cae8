import type { League } from '@network-site/site/schema/home'
import { Icon } from '../../ui/icon.tsx'

const icons = { join: 'member', build: 'hammer', reward: 'medal' } as const

/** One thing to know about the league. */
export function LeagueFeature({ feature }: { feature: League['features'][number] }) {
  return (
    <div className="flex gap-6">
      <Icon name={icons[feature.icon]} className="mt-1 shrink-0 text-accent-text" />
      <div>
        <h3 className="type-label text-title">{feature.title}</h3>
        <p className="mt-3 text-muted">{feature.body}</p>
      </div>
    </div>
  )
}
