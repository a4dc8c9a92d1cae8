import { leaderboardWords as words } from '@network-site/site/leaderboard-words'
import { paths } from '@network-site/site/paths'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { fieldText, TextInput } from '../../ui/fields.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useAtRest } from '../../ui/use-at-rest.ts'
import { useHydrated } from '../../ui/use-browser-value.ts'
import { Board, SeasonBar } from './board.tsx'
import {
  boardAnchor,
  type BoardQuery,
  leaderboardPath,
  maxSearchLength,
  PathLink,
  progressPath,
  readBoardQuery,
} from './leaderboard-path.tsx'
import { useBoard, useRank } from './leaderboard-queries.ts'

const ownWords = words.own
const searchWords = words.search

interface LeaderboardPageProps {
  /** The connected wallet's address. */
  ownAddress: `0x${string}` | undefined
  /** A wallet may still reconnect. */
  isReconnecting: boolean
  walletButton: ReactNode
}

/** Shows a season's standings for the page and search in the URL. */
export function LeaderboardPage({ ownAddress, isReconnecting, walletButton }: LeaderboardPageProps) {
  const isHydrated = useHydrated()
  const location = useLocation()
  // The prerendered page has no query.
  const query = readBoardQuery(isHydrated ? location.search : '')
  // Requests and validation wait until the first screen is idle.
  const isAtRest = useAtRest()
  const board = useBoard(query, { isEnabled: isAtRest })
  // Renders in small tasks. A query result alone would render everything in one.
  const shown = useDeferredValue(board.data)
  const address = query.address ?? ownAddress
  const rank = useRank(isAtRest ? address : undefined)
  const isOwn = address !== undefined && address.toLowerCase() === ownAddress?.toLowerCase()

  return (
    <>
      <SectionHeading level={1} caption={words.kicker} title={words.title} subtitle={words.intro} />
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        {walletButton}
        <PathLink to={paths.ranks}>{words.toRanks}</PathLink>
        <PathLink to={query.address ? progressPath(query.address) : paths.progress}>{words.toProgress}</PathLink>
      </div>
      <noscript>
        <p className="mt-6 text-muted">
          {words.withoutScript}{' '}
          <a href="/docs/api" className="text-ink underline decoration-accent underline-offset-4">
            {words.document}
          </a>
          .
        </p>
      </noscript>
      <div className="mt-8">
        <OwnRank address={address} isOwn={isOwn} rank={rank} isSettling={isReconnecting} />
      </div>
      <section id={boardAnchor} aria-label={words.kicker} className="mt-block scroll-mt-24">
        <div className="mb-8 grid gap-8 lg:grid-cols-2 lg:items-start">
          <SeasonBar query={query} board={shown} />
          <BoardSearch key={query.search} query={query} />
        </div>
        <Board
          query={query}
          board={shown}
          readAt={board.dataUpdatedAt}
          error={board.error}
          isOutdated={board.isPlaceholderData}
          isReading={board.isFetching}
          onRetry={() => void board.refetch()}
          ownAddress={ownAddress}
        />
      </section>
    </>
  )
}

const OwnRow = lazy(() => import('./player.tsx').then((module) => ({ default: module.OwnRow })))

interface OwnRankProps {
  /** Undefined if no wallet is connected or chosen. */
  address: `0x${string}` | undefined
  /** The address is the connected wallet's. */
  isOwn: boolean
  rank: ReturnType<typeof useRank>
  /** A wallet may still reconnect. */
  isSettling: boolean
}

/** Shows the visitor's own row above the board, with its space always reserved. */
function OwnRank({ address, isOwn, rank, isSettling }: OwnRankProps) {
  const standing = rank.data
  const sentence =
    !address && !isSettling
      ? ownWords.guest
      : standing
        ? undefined
        : rank.isError
          ? ownWords.unreadable
          : ownWords.loading
  return (
    <Card
      render={<section aria-label={address && !isOwn ? ownWords.chosenLabel : ownWords.label} />}
      variant={standing?.rank ? 'lit' : 'framed'}
      padding="none"
      className="flex min-h-40 flex-col justify-center px-5 py-4 lg:min-h-28"
    >
      {sentence !== undefined && <p className="text-small text-muted">{sentence}</p>}
      {standing && (
        <Suspense fallback={<p className="text-small text-muted">{ownWords.loading}</p>}>
          <OwnRow standing={standing} isOwn={isOwn} />
        </Suspense>
      )}
    </Card>
  )
}

/** Searches by the beginning of a name or an address. The URL holds the search. */
function BoardSearch({ query }: { query: BoardQuery }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = fieldText(event.currentTarget, 'search').trim()
    void navigate(leaderboardPath({ ...query, search, page: 1 }))
  }

  return (
    <search>
      <form
        // Works before hydration too.
        action={`${paths.leaderboard}#${boardAnchor}`}
        onSubmit={submit}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <TextInput
          label={searchWords.label}
          placeholder={searchWords.placeholder}
          hint={searchWords.hint}
          name="search"
          type="search"
          defaultValue={query.search}
          maxLength={maxSearchLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {query.season !== undefined && <input type="hidden" name="season" value={query.season} />}
        {query.address !== undefined && <input type="hidden" name="address" value={query.address} />}
        <Button type="submit" variant="secondary" icon={<Search />} className="sm:beside-field">
          {searchWords.action}
        </Button>
      </form>
    </search>
  )
}
