import type { Progress } from '@network-site/protocol/progress'
import type { VanguardRank } from '@network-site/protocol/vanguard'
import type { Address } from 'viem'
import type { Standing } from './features/cards/draw-progress-card.ts'

export type ReadStandingOptions = {
  progressOf: (owner: Address) => Promise<Pick<Progress, 'streak' | 'today'>>
  rankOf: (owner: Address) => Promise<VanguardRank>
}

/** Reads what the picture of a wallet's progress shows, from two features that do not know each other. */
export function createReadStanding({ progressOf, rankOf }: ReadStandingOptions): (owner: Address) => Promise<Standing> {
  return async (address) => {
    const [{ streak, today }, { name, season, rank, place, places }] = await Promise.all([
      progressOf(address),
      rankOf(address),
    ])
    return { address, name, streak: streak.current, items: today.items, season, rank, place, places }
  }
}
