import { language } from '@network-site/site/language'
import type { Leaderboard } from '@network-site/protocol/leaderboard'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard-words'
import { paths } from '@network-site/site/paths'
import { type ReactNode, useDeferredValue } from 'react'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useIsWide } from '../../ui/use-browser-value.ts'
import { BoardList, BoardTable } from './board-table.tsx'
import { formatClock, formatCount, formatDay } from './leaderboard-format.ts'
import { type BoardQuery, leaderboardPath, PathLink } from './leaderboard-path.tsx'

const pagerWords = leaderboardWords.pager

/** Rows that render before the rest: more than most screens show. */
const firstRows = 10

/** The service's page size. */
const pageSize = 50

interface BoardRowsProps {
  board: Leaderboard
  query: BoardQuery
  /** The visitor's wallet, whose row is marked. */
  ownAddress: string | undefined
}

/** Describes the rows and the block they were read at. */
export function BoardSummary({ board, query }: Pick<BoardRowsProps, 'board' | 'query'>) {
  const { block, blockAt, behindBlocks } = board.asOf
  const { search } = query
  return (
    <p>
      {search !== '' && board.entries.length > 0 && (
        <span className="text-ink wrap-anywhere">
          {fillPlaceholders(leaderboardWords.search.results, { search, count: board.entries.length })}{' '}
          {board.entries.length >= pageSize && `${leaderboardWords.search.most} `}
        </span>
      )}
      {fillPlaceholders(leaderboardWords.asOf, { block: formatCount(block), time: formatClock(blockAt) })}{' '}
      {behindBlocks > 2 && (
        <strong className="font-normal text-ink">
          {fillPlaceholders(pluralForm(leaderboardWords.behind, behindBlocks, language.locale), {
            count: formatCount(behindBlocks),
          })}
        </strong>
      )}
    </p>
  )
}

/** Shows the rows of a page, or why there are none, and links to other pages. */
export function BoardRows({ board, query, ownAddress }: BoardRowsProps) {
  const isWide = useIsWide()
  const rowCount = useDeferredValue(board.entries.length, firstRows)
  if (board.entries.length === 0) return <NoRows board={board} query={query} />
  const Rows = isWide ? BoardTable : BoardList
  const caption = fillPlaceholders(leaderboardWords.table.caption, {
    season: board.season.name,
    page: formatCount(board.page),
    pages: formatCount(board.pages),
  })
  return (
    <>
      <Rows
        entries={board.entries.slice(0, rowCount)}
        season={board.season.id}
        caption={caption}
        ownAddress={ownAddress?.toLowerCase()}
      />
      {board.pages > 1 && <BoardPager query={query} pages={board.pages} />}
      {query.search !== '' && (
        <div className="mt-8">
          <ClearSearch query={query} />
        </div>
      )}
    </>
  )
}

function NoRows({ board, query }: Pick<BoardRowsProps, 'board' | 'query'>) {
  const { season, pages } = board
  const { search, empty, beyond } = leaderboardWords
  if (query.search !== '') {
    return (
      <BoardNotice title={search.none.title} text={fillPlaceholders(search.none.text, { search: query.search })}>
        <ClearSearch query={query} />
      </BoardNotice>
    )
  }
  if (pages > 0) {
    return (
      <BoardNotice title={beyond.title} text={fillPlaceholders(beyond.text, { pages: formatCount(pages) })}>
        <PathLink to={leaderboardPath({ ...query, page: pages })}>{beyond.action}</PathLink>
      </BoardNotice>
    )
  }
  return (
    <BoardNotice title={empty.title} text={fillPlaceholders(empty[season.state], { from: formatDay(season.from) })}>
      {season.state !== 'over' && <PathLink to={paths.mint}>{leaderboardWords.toMint}</PathLink>}
      <PathLink to={paths.ranks}>{leaderboardWords.toRanks}</PathLink>
    </BoardNotice>
  )
}

function ClearSearch({ query }: Pick<BoardRowsProps, 'query'>) {
  return <PathLink to={leaderboardPath({ ...query, search: '', page: 1 })}>{leaderboardWords.search.clear}</PathLink>
}

/** Replaces the rows when there are none. Its children are links. */
function BoardNotice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card padding="roomy" className="flex flex-col items-start gap-4">
      <h3 className="type-label text-title wrap-anywhere">{title}</h3>
      <p className="max-w-prose text-muted wrap-anywhere">{text}</p>
      <div className="mt-2 flex flex-wrap gap-x-8 gap-y-3">{children}</div>
    </Card>
  )
}

/** Links to the pages around the current one. */
function BoardPager({ query, pages }: { query: BoardQuery; pages: number }) {
  const { page } = query
  const to = (other: number) => leaderboardPath({ ...query, page: other })
  return (
    <nav
      aria-label={pagerWords.label}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 text-small"
    >
      <Step to={page > 1 ? to(Math.min(page - 1, pages)) : undefined}>{pagerWords.previous}</Step>
      <ol className="order-last flex basis-full items-center justify-center gap-1 tabular-nums sm:order-none sm:basis-auto">
        {pageLinks(page, pages).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <span aria-hidden="true" className="px-1 text-faint">
                …
              </span>
            ) : (
              <PageLink
                to={to(each)}
                aria-current={each === page ? 'page' : undefined}
                aria-label={fillPlaceholders(each === page ? pagerWords.current : pagerWords.page, {
                  page: formatCount(each),
                })}
                className={joinClasses(
                  'flex min-h-11 min-w-11 items-center justify-center rounded-edge border px-2 transition-colors',
                  each === page
                    ? 'border-accent text-ink'
                    : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
                )}
              >
                {formatCount(each)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? to(page + 1) : undefined}>{pagerWords.next}</Step>
    </nav>
  )
}

/** Links to a neighboring page. Stays in place without a link at either end. */
function Step({ to, children }: { to: string | undefined; children: string }) {
  const shape = 'type-label flex min-h-11 items-center rounded-edge border px-5 text-caption transition-colors'
  return to === undefined ? (
    <span className={joinClasses(shape, 'border-transparent text-faint')} aria-hidden="true">
      {children}
    </span>
  ) : (
    <PageLink
      to={to}
      className={joinClasses(shape, 'border-line-strong text-ink hover:border-brass-bright hover:bg-raised')}
    >
      {children}
    </PageLink>
  )
}

/** Returns the pages to link to around the current one, with null for each gap. */
export function pageLinks(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const kept = [...new Set(near)].toSorted((one, other) => one - other)
  return kept.flatMap((page, index) => {
    const gap = page - (kept[index - 1] ?? page)
    // An ellipsis takes as much room as a single page.
    return gap === 2 ? [page - 1, page] : gap > 2 ? [null, page] : [page]
  })
}
