import type { LeaderboardEntry } from '@network-site/protocol/leaderboard'
import { fillPlaceholders } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard-words'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatCount, resultFields } from './leaderboard-format.ts'
import { Place, Player, ResultFacts } from './player.tsx'
import { RankBadge } from './rank-badge.tsx'

const words = leaderboardWords.table

interface StandingsProps {
  entries: readonly LeaderboardEntry[]
  /** The season's ID. */
  season: string
  caption: string
  /** The visitor's wallet, whose row is highlighted. */
  ownAddress: string | undefined
}

/** Shows the standings as a table, for wide screens. */
export function BoardTable({ entries, season, caption, ownAddress }: StandingsProps) {
  return (
    <table className="w-full border-collapse text-left text-small tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="type-caption h-12 border-b border-line-strong text-faint">
          <th scope="col" className="w-32 pl-5 font-normal">
            {words.place}
          </th>
          <th scope="col" className="font-normal">
            {words.player}
          </th>
          <th scope="col" className="w-52 font-normal">
            {words.rank}
          </th>
          {resultFields.map((field) => (
            <th
              key={field}
              scope="col"
              className={joinClasses('w-28 text-right font-normal last:pr-5', field === 'completeDays' && 'w-48!')}
            >
              {words[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const isOwn = entry.address === ownAddress
          return (
            <tr
              key={entry.address}
              className={joinClasses(
                'h-16 border-b border-line transition-colors hover:bg-surface',
                isOwn && 'bg-ember shadow-[inset_2px_0_0_var(--color-accent)]',
              )}
            >
              <td className="pl-5">
                <Place place={entry.place} sharedBy={entry.sharedBy} />
              </td>
              <th scope="row" className="pr-6 font-normal">
                <Player address={entry.address} name={entry.name} isOwn={isOwn} />
              </th>
              <td>
                {entry.rank ? (
                  <span className="flex items-center gap-3 text-ink">
                    <RankBadge rank={entry.rank.id} season={season} isSmall className="size-8 shrink-0" />
                    {entry.rank.name}
                  </span>
                ) : (
                  <span className="text-faint">{words.noRank}</span>
                )}
              </td>
              {resultFields.map((field) => (
                <td key={field} className="text-right text-muted first-of-type:text-ink last:pr-5">
                  {formatCount(entry[field])}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Shows the standings as a list, for narrow screens. */
export function BoardList({ entries, season, caption, ownAddress }: StandingsProps) {
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
                <Player address={entry.address} name={entry.name} isOwn={isOwn} />
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
