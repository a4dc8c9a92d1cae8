import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { lazy, Suspense } from 'react'
import { Card } from '../../ui/card.tsx'

const words = leaderboardWords.own
const OwnRow = lazy(() => import('./own-row.tsx').then((module) => ({ default: module.OwnRow })))

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
export function OwnRank({ address, isOwn, standing, isUnreadable, isSettling }: OwnRankProps) {
  const sentence =
    !address && !isSettling ? words.guest : standing ? undefined : isUnreadable ? words.unreadable : words.loading
  return (
    <Card
      render={<section aria-label={address && !isOwn ? words.chosenLabel : words.label} />}
      variant={standing?.rank ? 'lit' : 'framed'}
      padding="none"
      className="flex min-h-52 flex-col justify-center px-5 py-4 sm:min-h-40 lg:min-h-28"
    >
      {sentence !== undefined && <p className="text-small text-muted">{sentence}</p>}
      {standing && (
        <Suspense fallback={<p className="text-small text-muted">{words.loading}</p>}>
          <OwnRow standing={standing} isOwn={isOwn} />
        </Suspense>
      )}
    </Card>
  )
}
