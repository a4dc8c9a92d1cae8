import { leaderboardWords as words } from '@network-site/site/leaderboard'
import { paths } from '@network-site/site/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useAtRest } from '../../ui/use-at-rest.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { boardAnchor, progressLink, readBoardQuery } from './board-link.ts'
import { useBoard } from './board-query.ts'
import { BoardSearch } from './board-search.tsx'
import { Board } from './board.tsx'
import { OwnRank } from './own-rank.tsx'
import { useRank } from './rank-query.ts'
import { SeasonBar } from './season-bar.tsx'

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
        <LinkButton variant="ghost" size="small" render={<PageLink to={paths.ranks} />}>
          {words.toRanks}
        </LinkButton>
        <LinkButton
          variant="ghost"
          size="small"
          render={<PageLink to={query.address ? progressLink(query.address) : paths.progress} />}
        >
          {words.toProgress}
        </LinkButton>
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
