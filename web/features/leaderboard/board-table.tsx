import { language } from '@network-site/site/language'
import type { LeaderboardEntry } from '@network-site/protocol/leaderboard'
import { fillPlaceholders, pluralForm, shortAddress } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard-words'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatCount, resultFields } from './leaderboard-format.ts'
import { Place, placeColor, Player, ResultFacts } from './player.tsx'
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
    <table className="w-full border-collapse text-small tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="type-caption h-12 border-b border-line-strong text-faint">
          <th scope="col" className="w-32 ps-5 font-normal">
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
              className={joinClasses('w-28 text-end font-normal last:pe-5', field === 'completeDays' && 'w-48!')}
            >
              {words[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => {
          // A tie says only once how many players share it.
          const isFirst = entries[index - 1]?.place !== entry.place
          const isOwn = entry.address === ownAddress
          return (
            <tr
              key={entry.address}
              className={joinClasses(
                'h-16 border-b border-line transition-colors hover:bg-surface',
                isOwn &&
                  'bg-ember shadow-[inset_2px_0_0_var(--color-accent)] rtl:shadow-[inset_-2px_0_0_var(--color-accent)]',
              )}
            >
              <td className="ps-5">
                <Place place={entry.place} sharedBy={isFirst ? entry.sharedBy : 1} />
              </td>
              <th scope="row" className="pe-6 font-normal">
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
                <td key={field} className="text-end text-muted first-of-type:text-ink last:pe-5">
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

/** Shows the standings as a list, for narrow screens: a line per player, and a heading per tie. */
export function BoardList({ entries, season, caption, ownAddress }: StandingsProps) {
  return (
    <ol aria-label={caption} className="border-t border-line">
      {groupTies(entries).map(([first, ...others]) => {
        const line = (entry: LeaderboardEntry) => (
          <PlayerLine entry={entry} season={season} isOwn={entry.address === ownAddress} />
        )
        if (first.sharedBy < 2) return <li key={first.address}>{line(first)}</li>
        return (
          <li key={first.address}>
            <p className="flex items-baseline justify-between gap-4 border-b border-line bg-surface px-3 py-1.5 text-small text-muted tabular-nums">
              {fillPlaceholders(words.placeOf, { place: formatCount(first.place) })}
              <span className="text-caption text-faint">
                {fillPlaceholders(words.shared, { count: formatCount(first.sharedBy) })}
              </span>
            </p>
            <ul>
              {[first, ...others].map((entry) => (
                <li key={entry.address}>{line(entry)}</li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

type Tie = [LeaderboardEntry, ...LeaderboardEntry[]]

/** Groups entries by place, in their order. */
function groupTies(entries: readonly LeaderboardEntry[]): Tie[] {
  const ties: Tie[] = []
  for (const entry of entries) {
    const last = ties.at(-1)
    if (last?.[0].place === entry.place) last.push(entry)
    else ties.push([entry])
  }
  return ties
}

interface PlayerLineProps {
  entry: LeaderboardEntry
  season: string
  isOwn: boolean
}

/** Shows rank badge, place, name, and the deciding number of a player. Pressing it shows the rest. */
function PlayerLine({ entry, season, isOwn }: PlayerLineProps) {
  const { place, rank, name, address } = entry
  // The first number that is not zero is the one that decided the place.
  const key = resultFields.find((field) => entry[field] > 0) ?? 'mints'
  return (
    <Disclosure
      className={joinClasses(
        'border-b border-line',
        isOwn && 'bg-ember shadow-[inset_2px_0_0_var(--color-accent)] rtl:shadow-[inset_-2px_0_0_var(--color-accent)]',
      )}
      summaryClassName="min-h-12 px-3"
      summary={
        <span className="flex items-center gap-3">
          <span className="size-7 shrink-0">
            {rank && <RankBadge rank={rank.id} season={season} isSmall className="size-full" />}
          </span>
          <span className={joinClasses('min-w-6 shrink-0 font-display tabular-nums', placeColor(place))}>
            <span className="sr-only">{fillPlaceholders(words.placeOf, { place: formatCount(place) })}</span>
            <span aria-hidden="true">{formatCount(place)}</span>
          </span>
          {name === null ? (
            <bdi className="min-w-0 flex-1 truncate font-mono text-small text-muted rtl:text-right">
              {shortAddress(address)}
            </bdi>
          ) : (
            <bdi className="min-w-0 flex-1 truncate text-ink rtl:text-right">{name}</bdi>
          )}
          {isOwn && <span className="type-caption text-micro text-accent-text">{leaderboardWords.own.inRow}</span>}
          <span className="shrink-0 text-caption text-faint tabular-nums">
            <Sentence
              text={pluralForm(words.figure[key], entry[key], language.locale)}
              parts={{ count: <span className="text-small text-ink">{formatCount(entry[key])}</span> }}
            />
          </span>
        </span>
      }
    >
      <div className="px-3 pb-4">
        <p className="text-small text-muted">{rank?.name ?? words.noRank}</p>
        <Player address={address} name={name} isOwn={false} />
        <ResultFacts result={entry} className="mt-2" />
      </div>
    </Disclosure>
  )
}
