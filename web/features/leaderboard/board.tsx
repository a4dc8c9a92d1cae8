import { fillPlaceholders } from '@network-site/protocol/text'
import { AnswerError } from '@network-site/protocol/read-answer'
import type { Leaderboard } from '@network-site/protocol/leaderboard'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { boardLink, type BoardQuery } from './board-link.ts'
import { BoardWay } from './board-way.tsx'
import { formatClock } from './format.ts'

// Rows come after the page is at rest, and so does what draws them.
const BoardRows = lazy(() => import('./board-rows.tsx').then((module) => ({ default: module.BoardRows })))
const BoardSummary = lazy(() => import('./board-rows.tsx').then((module) => ({ default: module.BoardSummary })))

const skeletonRows = 12

export interface BoardProps {
  query: BoardQuery
  /** Undefined while it is being read. */
  board: Leaderboard | undefined
  /** When it was read, in milliseconds. */
  readAt: number
  error: Error | null
  /** What is shown is of another page or search than the one asked for. */
  isOutdated: boolean
  isReading: boolean
  onRetry: () => void
  /** The visitor's wallet, whose row is marked. */
  ownAddress: string | undefined
}

/** The rows of the standings, or why there are none, and the way to other pages. */
export function Board({ query, board, readAt, error, isOutdated, isReading, onRetry, ownAddress }: BoardProps) {
  return (
    <>
      {error && <Failure error={error} shownSince={board ? readAt : undefined} {...{ isReading, onRetry }} />}
      <div aria-live="polite" className="min-h-[3.1em] text-small text-muted tabular-nums sm:min-h-[1.55em]">
        {board ? (
          <Suspense fallback={<Loading />}>
            <BoardSummary board={board} query={query} />
          </Suspense>
        ) : (
          !error && <Loading />
        )}
      </div>
      {/* As high as the rows that stand in for others, so that nothing below jumps into view. */}
      <div
        aria-busy={isOutdated || undefined}
        className={joinClasses('mt-4 min-h-192 transition-opacity', isOutdated && 'opacity-50')}
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

function Loading() {
  return <p>{leaderboardWords.loading}</p>
}

function LoadingRows() {
  return (
    <div aria-hidden="true" className="flex flex-col">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div key={row} className="flex h-36 items-center gap-6 border-b border-line first:border-t lg:h-16">
          <Skeleton className="h-6 w-10" />
          <Skeleton className="h-5 flex-1 lg:max-w-md" />
          <Skeleton className="size-8 rounded-round lg:ml-auto" />
          <Skeleton className="hidden h-5 w-96 lg:block" />
        </div>
      ))}
    </div>
  )
}

interface FailureProps {
  error: Error
  /** When what is still shown was read. */
  shownSince: number | undefined
  isReading: boolean
  onRetry: () => void
}

function Failure({ error, shownSince, isReading, onRetry }: FailureProps) {
  const { unreadable, offline, retry, old, toCurrent } = leaderboardWords.failures
  const answer = error instanceof AnswerError ? error : undefined
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-4 border border-line border-l-2 border-l-accent bg-surface p-4"
    >
      <p className="flex-1 basis-64 text-small text-muted">
        {answer?.sentence ?? (navigator.onLine ? unreadable : offline)}{' '}
        {shownSince !== undefined && fillPlaceholders(old, { time: formatClock(shownSince) })}
      </p>
      {answer?.status === 404 ? (
        <BoardWay to={boardLink({})}>{toCurrent}</BoardWay>
      ) : (
        <Button size="small" variant="secondary" isLoading={isReading} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  )
}
