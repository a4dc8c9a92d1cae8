import { rankBadge, type BadgeTone } from '@network-site/protocol/rank-badge'
import { ranking } from '@network-site/site/ranking'

const { ranks } = ranking

interface RankBadgeProps {
  /** The rank's ID. */
  rank: string
  /** The season's ID. */
  season: string
  /** Draws fewer and stronger lines, for small sizes. */
  isSmall?: boolean
  /** The accessible name. Without it, the badge is decorative. */
  label?: string
  className?: string
}

/** Draws the badge of a rank in a season, or nothing if the rank no longer exists. */
export function RankBadge({ rank, season, isSmall = false, label, className }: RankBadgeProps) {
  const order = ranks.findIndex(({ id }) => id === rank)
  if (order < 0) return null
  return (
    <svg
      viewBox="-50 -50 100 100"
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {rankBadge({ order, ranks: ranks.length, season, isSmall }).map(({ path, tone, lineWidth }) =>
        lineWidth === undefined ? (
          <path key={`${tone} ${path}`} d={path} fill={colors[tone]} />
        ) : (
          <path key={`${tone} ${path}`} d={path} fill="none" stroke={colors[tone]} strokeWidth={lineWidth} />
        ),
      )}
    </svg>
  )
}

const colors: Record<BadgeTone, string> = {
  metal: 'var(--color-brass)',
  bright: 'var(--color-brass-bright)',
  dim: 'color-mix(in oklab, var(--color-background), var(--color-brass) 42%)',
  accent: 'var(--color-accent)',
  ground: 'var(--color-sunken)',
}
