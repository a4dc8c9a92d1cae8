import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import { fillPlaceholders } from '@network-site/protocol/text'
import { paths } from '@network-site/site/paths'
import { rankPanelWords as words } from '@network-site/site/rank-panel'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { formatCount } from './leaderboard-format.ts'
import { leaderboardPath, PathLink } from './leaderboard-path.tsx'
import { useRank } from './leaderboard-queries.ts'
import { RankBadge } from './rank-badge.tsx'

interface RankPanelProps {
  /** Undefined until the wallet is known. */
  address: `0x${string}` | undefined
  /** The name form, if the wallet is the visitor's own. */
  children?: ReactNode
}

/** Shows a wallet's rank and place in the season, the next rank's requirements, and past badges. */
export function RankPanel({ address, children }: RankPanelProps) {
  const { data, isError, isFetching, refetch } = useRank(address)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card
        render={<section aria-labelledby="rank" />}
        className={children ? 'min-h-88' : 'min-h-88 lg:col-span-2 lg:min-h-64'}
      >
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h2 id="rank" className="type-caption text-muted">
            {words.title}
          </h2>
          <p className="type-caption min-h-[1.4em] text-faint">{data?.season.name}</p>
        </div>
        {data ? (
          <Standing standing={data} />
        ) : isError ? (
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <p className="flex-1 basis-64 text-small text-muted">{words.unreadable}</p>
            <Button size="small" variant="secondary" isLoading={isFetching} onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <div className="mt-6 flex items-center gap-6">
            <Skeleton className="size-24 rounded-round md:size-28" label={words.loading} />
            <Skeleton className="h-12 flex-1" />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-x-8 gap-y-1">
          <PathLink to={leaderboardPath(address ? { address } : {})}>{words.toBoard}</PathLink>
          <PathLink to={paths.ranks}>{words.toRanks}</PathLink>
        </div>
      </Card>
      {children}
    </div>
  )
}

function Standing({ standing }: { standing: LeaderboardRank }) {
  const { place, places, sharedBy, rank, season, badges } = standing
  // The current season's badge is already shown at full size.
  const others = badges.filter((badge) => badge.season.id !== season.id)
  return (
    <>
      <div className="mt-5 flex items-center gap-6">
        {rank && <RankBadge rank={rank.id} season={season.id} className="size-24 shrink-0 md:size-28" />}
        <div>
          <p className="type-display text-heading-3">{rank?.name ?? words.noRank}</p>
          <p className="mt-2 text-small text-muted tabular-nums">
            {place === null
              ? words.noPlace
              : fillPlaceholders(sharedBy > 1 ? words.sharedPlace : words.place, {
                  place: formatCount(place),
                  places: formatCount(places),
                  count: formatCount(sharedBy),
                })}
          </p>
        </div>
      </div>
      <Next standing={standing} />
      {others.length > 0 && (
        <div className="mt-6">
          <h3 className="type-caption text-faint">{words.badges}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-4">
            {others.map((badge) => (
              <li key={badge.season.id} className="flex items-center gap-3 text-small text-muted">
                <RankBadge rank={badge.rank.id} season={badge.season.id} className="size-14 shrink-0" />
                <span className="max-w-48">{badge.words}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Next({ standing: { next, season } }: { standing: LeaderboardRank }) {
  if (season.state === 'over') return <p className="mt-6 text-small text-muted">{words.over}</p>
  if (!next) return <p className="mt-6 text-small text-muted">{words.highest}</p>
  return (
    <div className="mt-6">
      <h3 className="flex items-center gap-3 text-small text-ink">
        <RankBadge rank={next.rank.id} season={season.id} isSmall className="size-7" />
        {fillPlaceholders(words.next, { rank: next.rank.name })}
      </h3>
      <ul className="mt-3 flex flex-col gap-1 text-small text-muted tabular-nums">
        {next.words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
