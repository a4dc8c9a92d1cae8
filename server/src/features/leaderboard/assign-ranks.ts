import { unpackResult, type SeasonResult } from '../../mint-index/season-result.ts'

/** What a result must have at least. */
export type RankRule = Pick<SeasonResult, 'streak' | 'completeDays' | 'items' | 'mints'>

export type Rank = {
  id: string
  name: string
  rule: RankRule
  /** How many different results may hold it; null where all may. */
  cap: number | null
}

/** Of a result without a rank. */
export const noRank = -1

/**
 * Gives each result its rank, by its index. The results are different ones, the best first: each gets the highest rank whose
 * rule it meets and that has a place left. A cap counts results and not wallets, so that however many wallets do the same,
 * they take one place together.
 */
export function assignRanks(results: Float64Array, ranks: Rank[]): Int8Array {
  const assigned = new Int8Array(results.length).fill(noRank)
  const left = ranks.map(({ cap }) => cap ?? Number.POSITIVE_INFINITY)
  results.forEach((packed, index) => {
    const result = unpackResult(packed)
    const held = ranks.findIndex(({ rule }, rank) => (left[rank] ?? 0) > 0 && meets(result, rule))
    if (held === noRank) return
    assigned[index] = held
    left[held] = (left[held] ?? 0) - 1
  })
  return assigned
}

/** The highest rank without a cap whose rule a result meets. */
export function uncappedRank(packed: number, ranks: Rank[]): number {
  const result = unpackResult(packed)
  return ranks.findIndex(({ rule, cap }) => cap === null && meets(result, rule))
}

/** How much more of each a rule asks for. */
export function lackingFor(result: RankRule, rule: RankRule): RankRule {
  const lacking = (key: keyof RankRule) => Math.max(0, rule[key] - result[key])
  return {
    streak: lacking('streak'),
    completeDays: lacking('completeDays'),
    items: lacking('items'),
    mints: lacking('mints'),
  }
}

function meets(result: RankRule, rule: RankRule): boolean {
  return (
    result.streak >= rule.streak &&
    result.completeDays >= rule.completeDays &&
    result.items >= rule.items &&
    result.mints >= rule.mints
  )
}
