import { rankBadge, type BadgeTone } from '@network-site/protocol/rank-badge'
import { ranking } from '@network-site/site/ranking'

const { ranks } = ranking

interface RankBadgeProps {
  /** Its id. */
  rank: string
  /** The season's id. */
  season: string
  /** Fewer and stronger lines, for where it is the size of a letter. */
  isSmall?: boolean
  /** What it is, in words; without it, it is decoration beside words that say so. */
  label?: string
  className?: string
}

/** The badge of a rank in a season; nothing for a rank that the site does not have any more. */
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
