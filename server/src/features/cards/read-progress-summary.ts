import type { Progress } from '@network-site/protocol/progress'
import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import type { Address } from 'viem'
import type { ProgressSummary } from './draw-progress-card.ts'

export type ReadProgressSummaryOptions = {
  progressOf: (owner: Address) => Promise<Pick<Progress, 'streak' | 'today'>>
  rankOf: (owner: Address) => Promise<LeaderboardRank>
}

/** Reads what the picture of a wallet's progress shows, from two features that do not know each other. */
export function createReadProgressSummary({
  progressOf,
  rankOf,
}: ReadProgressSummaryOptions): (owner: Address) => Promise<ProgressSummary> {
  return async (address) => {
    const [{ streak, today }, { name, season, rank, place, places }] = await Promise.all([
      progressOf(address),
      rankOf(address),
    ])
    return { address, name, streak: streak.current, items: today.items, season, rank, place, places }
  }
}
