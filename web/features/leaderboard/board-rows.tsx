import { fillPlaceholders } from '@network-site/protocol/text'
import type { Leaderboard } from '@network-site/protocol/leaderboard'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { paths } from '@network-site/site/paths'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { boardLink, type BoardQuery } from './board-link.ts'
import { BoardList } from './board-list.tsx'
import { BoardNotice } from './board-notice.tsx'
import { BoardPager } from './board-pager.tsx'
import { BoardTable } from './board-table.tsx'
import { BoardWay } from './board-way.tsx'
import { formatClock, formatCount, formatDay } from './format.ts'

/** As many as the service answers at once. */
const pageSize = 50

interface BoardRowsProps {
  board: Leaderboard
  query: BoardQuery
  /** The visitor's wallet, whose row is marked. */
  ownAddress: string | undefined
}

/** What the rows are, and as of when. */
export function BoardSummary({ board, query }: Pick<BoardRowsProps, 'board' | 'query'>) {
  const { block, blockAt, behindBlocks } = board.asOf
  const { search } = query
  return (
    <p>
      {search !== '' && board.entries.length > 0 && (
        <span className="text-ink wrap-anywhere">
          {fillPlaceholders(leaderboardWords.search.results, { search, count: board.entries.length })}.{' '}
          {board.entries.length >= pageSize && `${leaderboardWords.search.most} `}
        </span>
      )}
      {fillPlaceholders(leaderboardWords.asOf, { block: formatCount(block), time: formatClock(blockAt) })}{' '}
      {behindBlocks > 2 && (
        <strong className="font-normal text-ink">
          {fillPlaceholders(leaderboardWords.behind, { count: formatCount(behindBlocks) })}
        </strong>
      )}
    </p>
  )
}

/** The rows of a page, or why there are none, and the way to other pages. */
export function BoardRows({ board, query, ownAddress }: BoardRowsProps) {
  const isWide = useIsWide()
  if (board.entries.length === 0) return <NoRows board={board} query={query} />
  const Rows = isWide ? BoardTable : BoardList
  const caption = fillPlaceholders(leaderboardWords.table.caption, {
    season: board.season.name,
    page: formatCount(board.page),
    pages: formatCount(board.pages),
  })
  return (
    <>
      <Rows entries={board.entries} season={board.season.id} caption={caption} ownAddress={ownAddress?.toLowerCase()} />
      {board.pages > 1 && <BoardPager query={query} pages={board.pages} />}
      {query.search !== '' && (
        <div className="mt-8">
          <ShowEverybody query={query} />
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
        <ShowEverybody query={query} />
      </BoardNotice>
    )
  }
  if (pages > 0) {
    return (
      <BoardNotice title={beyond.title} text={fillPlaceholders(beyond.text, { pages: formatCount(pages) })}>
        <BoardWay to={boardLink({ ...query, page: pages })}>{beyond.action}</BoardWay>
      </BoardNotice>
    )
  }
  return (
    <BoardNotice title={empty.title} text={fillPlaceholders(empty[season.state], { from: formatDay(season.from) })}>
      {season.state !== 'over' && <BoardWay to={paths.mint}>{leaderboardWords.toMint}</BoardWay>}
      <BoardWay to={paths.ranks}>{leaderboardWords.toRanks}</BoardWay>
    </BoardNotice>
  )
}

function ShowEverybody({ query }: Pick<BoardRowsProps, 'query'>) {
  return <BoardWay to={boardLink({ ...query, search: '', page: 1 })}>{leaderboardWords.search.clear}</BoardWay>
}
