import { fillPlaceholders } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatCount } from './format.ts'

interface PlaceProps {
  place: number
  /** How many wallets have it. */
  sharedBy: number
}

/** A place, and how many share it where they are several. */
export function Place({ place, sharedBy }: PlaceProps) {
  return (
    <span className="flex flex-col">
      <span
        className={joinClasses('font-display text-title tabular-nums', place <= 3 ? 'text-brass-bright' : 'text-ink')}
      >
        {formatCount(place)}
      </span>
      {sharedBy > 1 && (
        <span className="text-micro whitespace-nowrap text-faint tabular-nums">
          {fillPlaceholders(leaderboardWords.table.shared, { count: formatCount(sharedBy) })}
        </span>
      )}
    </span>
  )
}
