import type { Leaderboard, LeaderboardSeason } from '@network-site/protocol/leaderboard'
import { AnswerError } from '@network-site/protocol/read-answer'
import { fillPlaceholders } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard-words'
import { season as currentSeason } from '@network-site/site/season'
import { ranking } from '@network-site/site/ranking'
import { lazy, Suspense } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { AlertNotice } from '../../ui/alert-notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { formatClock, formatCount, formatDay } from './leaderboard-format.ts'
import { type BoardQuery, leaderboardPath, PathLink } from './leaderboard-path.tsx'

const seasonWords = leaderboardWords.season

// Rows load after the page is idle, and so does their code.
const BoardRows = lazy(() => import('./board-rows.tsx').then((module) => ({ default: module.BoardRows })))
const BoardSummary = lazy(() => import('./board-rows.tsx').then((module) => ({ default: module.BoardSummary })))

export interface BoardProps {
  query: BoardQuery
  /** Undefined while loading. */
  board: Leaderboard | undefined
  /** When the board was read, in milliseconds. */
  readAt: number
  error: Error | null
  /** The rows belong to another page or search than the requested one. */
  isOutdated: boolean
  isReading: boolean
  onRetry: () => void
  /** The visitor's wallet, whose row is highlighted. */
  ownAddress: string | undefined
}

/** Shows the standings, or why there are none, and links to other pages. */
export function Board({ query, board, readAt, error, isOutdated, isReading, onRetry, ownAddress }: BoardProps) {
  return (
    <>
      {error && <Failure error={error} shownSince={board ? readAt : undefined} {...{ isReading, onRetry }} />}
      <div aria-live="polite" className="min-h-[3.1em] text-small text-muted tabular-nums sm:min-h-[1.55em]">
        {board ? (
          <Suspense fallback={loading}>
            <BoardSummary board={board} query={query} />
          </Suspense>
        ) : (
          !error && loading
        )}
      </div>
      <div
        aria-busy={isOutdated || undefined}
        className={joinClasses('mt-4 transition-opacity', isOutdated && 'opacity-50')}
      >
        {board ? (
          <Suspense fallback={<LoadingRows />}>
            <BoardRows board={board} query={query} ownAddress={ownAddress} />
          </Suspense>
        ) : (
          !error && <LoadingRows />
        )}
      </div>
    </>
  )
}

const loading = <p>{leaderboardWords.loading}</p>

function LoadingRows() {
  return (
    <div aria-hidden="true" className="flex flex-col">
      {Array.from({ length: 12 }, (_, row) => (
        <div
          key={row}
          className="flex h-[calc(3rem+1px)] items-center gap-6 border-b border-line first:border-t lg:h-16"
        >
          <Skeleton className="h-6 w-10" />
          <Skeleton className="h-5 flex-1 lg:max-w-md" />
          <Skeleton className="size-8 rounded-round lg:ms-auto" />
          <Skeleton className="hidden h-5 w-96 lg:block" />
        </div>
      ))}
    </div>
  )
}

interface FailureProps extends Pick<BoardProps, 'isReading' | 'onRetry'> {
  error: Error
  /** When the rows still on screen were read. */
  shownSince: number | undefined
}

function Failure({ error, shownSince, isReading, onRetry }: FailureProps) {
  const { unreadable, offline, retry, old, toCurrent } = leaderboardWords.failures
  const answer = error instanceof AnswerError ? error : undefined
  const link = answer?.status === 404 ? <PathLink to={leaderboardPath({})}>{toCurrent}</PathLink> : undefined
  return (
    <AlertNotice className="mb-6" retryLabel={retry} isRetrying={isReading} onRetry={onRetry} action={link}>
      {answer?.sentence ?? (navigator.onLine ? unreadable : offline)}{' '}
      {shownSince !== undefined && fillPlaceholders(old, { time: formatClock(shownSince) })}
    </AlertNotice>
  )
}

/** The current season first. */
const siteSeasons = [currentSeason, ...ranking.pastSeasons]

interface SeasonBarProps {
  query: BoardQuery
  /** Undefined while loading. */
  board: Leaderboard | undefined
  /** The current season first. */
  seasons?: readonly Pick<LeaderboardSeason, 'id' | 'name'>[]
}

/** Shows the season, its dates and participants, and links to other seasons. */
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
              {fillPlaceholders(seasonWords[season.state], {
                from: formatDay(season.from),
                to: formatDay(season.to),
              })}
            </span>
            <span>{fillPlaceholders(seasonWords.wallets, { wallets: formatCount(board.wallets) })}</span>
            <span>{fillPlaceholders(seasonWords.places, { places: formatCount(board.places) })}</span>
          </>
        )}
      </p>
      {seasons.length > 1 && (
        <nav aria-label={seasonWords.label} className="flex flex-wrap gap-2">
          {seasons.map(({ id, name }) => (
            <PageLink
              key={id}
              to={leaderboardPath({ season: id === seasons[0]?.id ? undefined : id, address: query.address })}
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
