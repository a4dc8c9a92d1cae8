import { assignRanks, noRank, uncappedRank, type Rank } from './assign-ranks.ts'

/** Every different result of a season with its place and its rank, and how many wallets have it. */
export type Standings = {
  wallets: number
  places: number
  /** The place and the rank of a result, and how many have it. One that came since has a rank only where that has no cap, until the next read. */
  of: (result: number) => { place: number; rank: number | undefined; wallets: number }
  /** Which result the wallet at this offset of the order has, and how many wallets with the same stand before it. */
  at: (offset: number) => { result: number; before: number } | undefined
}

/** Computes places and ranks from the different results, the best first, and how many wallets have each. */
export function createStandings(counted: { results: number[]; wallets: number[] }, ranks: Rank[]): Standings {
  const results = Float64Array.from(counted.results)
  const assigned = assignRanks(results, ranks)
  /** How many wallets are better than each result. */
  const before = new Float64Array(results.length + 1)
  counted.wallets.forEach((wallets, index) => (before[index + 1] = (before[index] ?? 0) + wallets))
  const wallets = before[results.length] ?? 0

  return {
    wallets,
    places: results.length,
    of: (result) => {
      const index = firstIndex(results.length, (each) => (results[each] ?? 0) <= result)
      const isKnown = results[index] === result
      const rank = isKnown ? (assigned[index] ?? noRank) : uncappedRank(result, ranks)
      return {
        place: index + 1,
        rank: rank === noRank ? undefined : rank,
        wallets: isKnown ? (counted.wallets[index] ?? 1) : 1,
      }
    },
    at: (offset) => {
      if (offset >= wallets) return undefined
      const index = firstIndex(results.length, (each) => (before[each + 1] ?? 0) > offset)
      return { result: results[index] ?? 0, before: offset - (before[index] ?? 0) }
    },
  }
}

/** The first index that the condition holds for, where it holds for all after it; the length where it holds for none. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
