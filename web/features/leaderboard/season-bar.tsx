import { fillPlaceholders } from '@network-site/protocol/text'
import type { Leaderboard, LeaderboardSeason } from '@network-site/protocol/leaderboard'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { quests } from '@network-site/site/quests'
import { ranking } from '@network-site/site/ranking'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { boardLink, type BoardQuery } from './board-link.ts'
import { formatCount, formatDay } from './format.ts'

const words = leaderboardWords.season
/** The one that counts now first. */
const siteSeasons = [quests.season, ...ranking.pastSeasons]

interface SeasonBarProps {
  query: BoardQuery
  /** Undefined while it is being read. */
  board: Leaderboard | undefined
  /** The one that counts now first; the site's. */
  seasons?: readonly Pick<LeaderboardSeason, 'id' | 'name'>[]
}

/** Which season is shown, until when it runs, how many take part, and the way to others. */
export function SeasonBar({ query, board, seasons = siteSeasons }: SeasonBarProps) {
  const shown = seasons.find(({ id }) => id === query.season) ?? seasons[0]
  const season = board?.season.id === shown?.id ? board?.season : undefined
  return (
    <div className="flex flex-col gap-3">
      <h2 className="type-display text-heading-2">{shown?.name}</h2>
      <p className="flex min-h-[3.4em] flex-wrap content-start gap-x-6 gap-y-1 text-small text-muted tabular-nums sm:min-h-[1.55em]">
        {board && season && (
          <>
            <span>
              {fillPlaceholders(words[season.state], {
                from: formatDay(season.from),
                to: formatDay(season.to),
              })}
            </span>
            <span>{fillPlaceholders(words.wallets, { wallets: formatCount(board.wallets) })}</span>
            <span>{fillPlaceholders(words.places, { places: formatCount(board.places) })}</span>
          </>
        )}
      </p>
      {seasons.length > 1 && (
        <nav aria-label={words.label} className="flex flex-wrap gap-2">
          {seasons.map(({ id, name }) => (
            <PageLink
              key={id}
              to={boardLink({ season: id === seasons[0]?.id ? undefined : id, address: query.address })}
              aria-current={id === shown?.id ? 'page' : undefined}
              className={joinClasses(
                'type-label flex min-h-10 items-center rounded-edge border px-4 text-caption transition-colors',
                id === shown?.id
                  ? 'border-accent text-ink'
                  : 'border-line text-muted hover:border-brass hover:text-ink',
              )}
            >
              {name}
            </PageLink>
          ))}
        </nav>
      )}
    </div>
  )
}
