import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseRows } from '../../lib/parse.ts'
import { unpackResult, type SeasonResult } from '../../mint-index/seasons.ts'
import type { Sql } from '../../services/database.ts'

const ruleKeys = ['streak', 'completeDays', 'items', 'mints'] as const

/** The minimums of a result. */
type RankRule = Pick<SeasonResult, (typeof ruleKeys)[number]>

export type Rank = {
  id: string
  name: string
  rule: RankRule
  /** How many distinct results may hold the rank; null if unlimited. */
  cap: number | null
}

/** The distinct results of a season with their places, ranks, and numbers of wallets. */
export type Standings = {
  wallets: number
  places: number
  /** Returns a result's place, rank, and number of wallets. New results get only uncapped ranks until the next read. */
  of: (result: number) => { place: number; rank: number | undefined; wallets: number }
  /** Returns the result of the wallet at an offset, and how many wallets with the same result precede it. */
  at: (offset: number) => { result: number; before: number } | undefined
}

export type SeasonKey = { chain: number; season: string }

type CachedStandings = { standings: Standings; readAt: number }

const noRank = -1

/** Standings older than this are refreshed in the background. */
const freshMilliseconds = 5000
/** Requests wait for the refresh of standings older than this. */
const staleMilliseconds = 30_000

const countedSchema = z.object({ results: z.array(z.number()), wallets: z.array(z.number()) })

/** Caches the standings of seasons in memory. */
export function createStandingsCache(options: { database: Sql; ranks: Rank[]; nowMilliseconds: () => number }) {
  const { database, ranks, nowMilliseconds } = options
  const cached = new Map<string, CachedStandings>()
  const reading = new Map<string, Promise<CachedStandings>>()

  function refresh(id: string, key: SeasonKey): Promise<CachedStandings> {
    const running = reading.get(id)
    if (running) return running
    const readAt = nowMilliseconds()
    const started = readStandings(database, key, ranks)
      .then((standings) => {
        cached.set(id, { standings, readAt })
        return { standings, readAt }
      })
      .finally(() => reading.delete(id))
    reading.set(id, started)
    // Waiting requests get the error; others use the cached standings.
    started.catch(() => undefined)
    return started
  }

  return async (key: SeasonKey): Promise<Standings> => {
    const id = `${key.chain}/${key.season}`
    const known = cached.get(id)
    const age = known ? nowMilliseconds() - known.readAt : Number.POSITIVE_INFINITY
    if (known && age < freshMilliseconds) return known.standings
    const started = refresh(id, key)
    return known && age < staleMilliseconds ? known.standings : (await started).standings
  }
}

async function readStandings(database: Sql, { chain, season }: SeasonKey, ranks: Rank[]): Promise<Standings> {
  // Aggregated as JSON, because parsing 100,000 rows would block the process for longer.
  const answer = await database.execute(sql`
    select coalesce(json_agg(result order by result desc), '[]') as results,
      coalesce(json_agg(wallets order by result desc), '[]') as wallets
    from (
      select result, count(*) as wallets from season_score where chain = ${chain} and season = ${season} group by result
    ) as counted`)
  const [counted] = parseRows(countedSchema, answer)
  return createStandings(counted ?? { results: [], wallets: [] }, ranks)
}

/** Computes places and ranks from the distinct results, best first, and their numbers of wallets. */
export function createStandings(counted: { results: number[]; wallets: number[] }, ranks: Rank[]): Standings {
  const results = Float64Array.from(counted.results)
  const assigned = assignRanks(results, ranks)
  // The number of wallets better than each result.
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

/** Returns how far a result is below each minimum. */
export function missingFor(result: RankRule, rule: RankRule): RankRule {
  const missing = (key: keyof RankRule) => Math.max(0, rule[key] - result[key])
  return {
    streak: missing('streak'),
    completeDays: missing('completeDays'),
    items: missing('items'),
    mints: missing('mints'),
  }
}

/**
 * Returns each result's rank: the highest one whose rule it meets and whose cap is not reached. A cap counts results, not
 * wallets, so tied wallets share one slot.
 */
function assignRanks(results: Float64Array, ranks: Rank[]): Int8Array {
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

/** Returns the highest uncapped rank whose rule a result meets. */
function uncappedRank(packed: number, ranks: Rank[]): number {
  const result = unpackResult(packed)
  return ranks.findIndex(({ rule, cap }) => cap === null && meets(result, rule))
}

function meets(result: RankRule, rule: RankRule): boolean {
  return ruleKeys.every((key) => result[key] >= rule[key])
}

/** Returns the first index for which a condition holds, by bisection, or the length if there is none. */
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
