import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import { leaderboardWords as words } from '@network-site/site/leaderboard-words'
import { paths } from '@network-site/site/paths'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react'
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
  mostSearched,
  PathLink,
  progressPath,
  readBoardQuery,
} from './leaderboard-path.tsx'
import { useBoard, useRank } from './leaderboard-queries.ts'

const ownWords = words.own
const searchWords = words.search

interface LeaderboardPageProps {
  /** Of the connected wallet. */
  ownAddress: `0x${string}` | undefined
  /** It is not known yet whether a wallet is connected. */
  isReconnecting: boolean
  walletButton: ReactNode
}

/** The standings of a season, at the page and for the search that the link names. */
export function LeaderboardPage({ ownAddress, isReconnecting, walletButton }: LeaderboardPageProps) {
  const isHydrated = useHydrated()
  const location = useLocation()
  // The prerendered page knows of no query.
  const query = readBoardQuery(isHydrated ? location.search : '')
  // What reads and checks the answer comes behind what is seen first.
  const isAtRest = useAtRest()
  const board = useBoard(query, { isEnabled: isAtRest })
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
        <OwnRank
          address={address}
          isOwn={isOwn}
          standing={rank.data}
          isUnreadable={rank.isError}
          isSettling={isReconnecting}
        />
      </div>
      <section id={boardAnchor} aria-label={words.kicker} className="mt-block scroll-mt-24">
        <div className="mb-8 grid gap-8 lg:grid-cols-2 lg:items-start">
          <SeasonBar query={query} board={board.data} />
          <BoardSearch key={query.search} query={query} />
        </div>
        <Board
          query={query}
          board={board.data}
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
  /** Undefined where no wallet is connected or chosen. */
  address: `0x${string}` | undefined
  /** It is that of the connected wallet. */
  isOwn: boolean
  /** Undefined while it is being read. */
  standing: LeaderboardRank | undefined
  isUnreadable: boolean
  /** It is not known yet whether a wallet is connected. */
  isSettling: boolean
}

/** The visitor's own row, above the board. Its place is held whatever there is to say. */
function OwnRank({ address, isOwn, standing, isUnreadable, isSettling }: OwnRankProps) {
  const sentence =
    !address && !isSettling
      ? ownWords.guest
      : standing
        ? undefined
        : isUnreadable
          ? ownWords.unreadable
          : ownWords.loading
  return (
    <Card
      render={<section aria-label={address && !isOwn ? ownWords.chosenLabel : ownWords.label} />}
      variant={standing?.rank ? 'lit' : 'framed'}
      padding="none"
      className="flex min-h-52 flex-col justify-center px-5 py-4 sm:min-h-40 lg:min-h-28"
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

/** A field for the beginning of a name or an address. What is searched for stands in the address of the page. */
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
        // Sent before the page is hydrated, it leads to the same page.
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
          maxLength={mostSearched}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {query.season !== undefined && <input type="hidden" name="season" value={query.season} />}
        {query.address !== undefined && <input type="hidden" name="address" value={query.address} />}
        <Button type="submit" variant="secondary" icon={<Search />} className="sm:mt-[1.55rem]">
          {searchWords.action}
        </Button>
      </form>
    </search>
  )
}
