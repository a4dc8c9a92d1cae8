import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { rankPanelWords } from '@network-site/site/rank-panel'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { progressLink } from './board-link.ts'
import { Place } from './place.tsx'
import { Player } from './player.tsx'
import { RankBadge } from './rank-badge.tsx'
import { ResultFacts } from './result-facts.tsx'

const words = leaderboardWords.own

interface OwnRowProps {
  standing: LeaderboardRank
  /** It is that of the connected wallet. */
  isOwn: boolean
}

/** A wallet's badge, place and result in one row. */
export function OwnRow({ standing, isOwn }: OwnRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:flex-nowrap">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4 sm:gap-5">
        {standing.rank && (
          <RankBadge rank={standing.rank.id} season={standing.season.id} className="size-14 shrink-0 sm:size-18" />
        )}
        {standing.place !== null && <Place place={standing.place} sharedBy={standing.sharedBy} />}
        <div className="min-w-0">
          <Player address={standing.address} name={standing.name} mark={isOwn ? words.inRow : undefined} />
          <p className="text-small text-muted">
            {standing.place === null ? words.unranked : (standing.rank?.name ?? rankPanelWords.noRank)}
          </p>
        </div>
      </div>
      {standing.place !== null && <ResultFacts result={standing.result} className="basis-full sm:basis-96" />}
      <LinkButton
        variant="ghost"
        size="small"
        render={<PageLink to={progressLink(standing.address)} />}
        className="max-lg:hidden"
      >
        {leaderboardWords.toProgress}
      </LinkButton>
    </div>
  )
}
