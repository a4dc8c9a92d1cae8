import { fillPlaceholders } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { joinClasses } from '../../ui/join-classes.ts'
import type { BoardRowsProps } from './board-table.tsx'
import { Place } from './place.tsx'
import { Player } from './player.tsx'
import { RankBadge } from './rank-badge.tsx'
import { ResultFacts } from './result-facts.tsx'

const words = leaderboardWords.table

/** The standings as a list, for narrow screens. */
export function BoardList({ entries, season, caption, ownAddress }: BoardRowsProps) {
  return (
    <ol aria-label={caption} className="flex flex-col border-t border-line">
      {entries.map((entry) => {
        const isOwn = entry.address === ownAddress
        return (
          <li
            key={entry.address}
            className={joinClasses(
              'min-h-36 border-b border-line py-4',
              isOwn && '-mx-3 bg-ember px-3 shadow-[inset_2px_0_0_var(--color-accent)]',
            )}
          >
            <div className="flex items-center gap-4">
              <div className="w-16 shrink-0">
                <span className="sr-only">{fillPlaceholders(words.placeOf, { place: entry.place })} </span>
                <Place place={entry.place} sharedBy={entry.sharedBy} />
              </div>
              <div className="min-w-0 flex-1">
                <Player
                  address={entry.address}
                  name={entry.name}
                  mark={isOwn ? leaderboardWords.own.inRow : undefined}
                />
                <p className="text-small text-muted">{entry.rank?.name ?? words.noRank}</p>
              </div>
              {entry.rank && <RankBadge rank={entry.rank.id} season={season} isSmall className="size-10 shrink-0" />}
            </div>
            <ResultFacts result={entry} className="mt-3" />
          </li>
        )
      })}
    </ol>
  )
}
