import { fillPlaceholders } from '@network-site/protocol/text'
import { ServiceError } from '@network-site/protocol/failures'
import { withDedupe } from '../../lib/with-dedupe.ts'
import type {
  Leaderboard,
  LeaderboardEntry,
  NextRank,
  LeaderboardRank,
  LeaderboardSeason,
} from '@network-site/protocol/leaderboard'
import type { Address } from 'viem'
import type { Sql } from '../../services/database.ts'
import { describePosition, type MintIndex } from '../../mint-index/mint-index.ts'
import { type IndexedSeason, type Season, unpackResult } from '../../mint-index/seasons.ts'
import { createStandingsCache, missingFor, type Rank, type Standings } from './standings.ts'
import { nameStore } from './name-store.ts'
import { findByAddress, findByName, readPage, readResults, type ScoredWallet } from './leaderboard-entries.ts'

type LeaderboardWords = {
  badge: { earned: string; running: string }
  next: Record<'streak' | 'completeDays' | 'items' | 'mints' | 'full', string>
}

export type LeaderboardOptions = {
  database: Sql
  mintIndex: Pick<MintIndex, 'position' | 'seasons'>
  /** Returns the contract's current day; throws until the chain first responds. */
  today: () => { day: number }
  /** The current season first, then past seasons. */
  seasons: Season[]
  /** Highest first. */
  ranks: Rank[]
  words: LeaderboardWords
  nowMilliseconds: () => number
}

export type LeaderboardService = ReturnType<typeof openLeaderboard>

const pageSize = 50
const keepMilliseconds = 2000
const maxKept = 1000
const nothing = { streak: 0, completeDays: 0, items: 0, mints: 0 }

/** Opens the leaderboard of each season, computed from the scores in the mint index. */
export function openLeaderboard(options: LeaderboardOptions) {
  const { database, mintIndex, ranks, words, nowMilliseconds } = options
  const standingsOf = createStandingsCache({ database, ranks, nowMilliseconds })
  const boards = withDedupe<Leaderboard>({ keepMilliseconds, maxKept, nowMilliseconds })
  const names = nameStore(database)

  async function readBoard({ page, search, season: id }: BoardQuery): Promise<Leaderboard> {
    const { chain, seasons, position, today } = readFacts()
    const season = findSeason(seasons, id)
    const key = { chain, season: season.id }
    const standings = await standingsOf(key)
    const from = standings.at((page - 1) * pageSize)
    const found =
      search === ''
        ? from && (await readPage(database, key, { from, limit: pageSize }))
        : page === 1 && (await find(key, search))
    return {
      season: describeSeason(season, today),
      page,
      pages: search === '' ? Math.ceil(standings.wallets / pageSize) : Number(found && found.length > 0),
      wallets: standings.wallets,
      places: standings.places,
      entries: (found || []).map((scored) => describeEntry(scored, standings)),
      asOf: describePosition(position),
    }
  }

  async function find(key: { chain: number; season: string }, search: string): Promise<ScoredWallet[]> {
    const start = search.toLowerCase()
    const isAddress = /^0x[0-9a-f]{2,40}$/.test(start)
    // Names contain no other characters, and Postgres rejects some of them.
    if (!/^[\p{L}\p{M}\d -]*$/u.test(start)) return []
    return (isAddress ? findByAddress : findByName)(database, key, { start, limit: pageSize })
  }

  async function rank(address: Address): Promise<LeaderboardRank> {
    const { chain, seasons, position, today } = readFacts()
    const [current] = seasons
    if (!current) throw new ServiceError('UNKNOWN_SEASON')
    const [results, name, standings] = await Promise.all([
      readResults(database, chain, address),
      names.of(address),
      standingsOf({ chain, season: current.id }),
    ])
    const packed = results.get(current.id)
    const result = packed === undefined ? nothing : unpackResult(packed)
    const own = packed === undefined ? undefined : standings.of(packed)
    const badges = await Promise.all(
      seasons.map(async (season) => {
        const inSeason = results.get(season.id)
        if (inSeason === undefined) return []
        const { place, rank: held } = (await standingsOf({ chain, season: season.id })).of(inSeason)
        const badge = held === undefined ? undefined : ranks[held]
        if (!badge) return []
        const described = describeSeason(season, today)
        const sentence = described.state === 'over' ? words.badge.earned : words.badge.running
        const values = { rank: badge.name, season: season.name, place }
        return [{ season: described, place, rank: labelOf(badge), words: fillPlaceholders(sentence, values) }]
      }),
    )
    return {
      address,
      name,
      season: describeSeason(current, today),
      place: own?.place ?? null,
      sharedBy: own?.wallets ?? 0,
      places: standings.places,
      wallets: standings.wallets,
      rank: rankAt(own?.rank),
      result: publicResult(result),
      next: nextRank(own?.rank ?? ranks.length, result),
      badges: badges.flat(),
      asOf: describePosition(position),
    }
  }

  function nextRank(held: number, result: typeof nothing): NextRank | null {
    const next = ranks[held - 1]
    if (!next) return null
    const missing = missingFor(result, next.rule)
    const unmet = Object.entries(missing).filter(([, count]) => count > 0)
    const isFull = unmet.length === 0
    const sentences = isFull
      ? [fillPlaceholders(words.next.full, { rank: next.name, cap: next.cap ?? 0 })]
      : unmet.map(([what, count]) =>
          fillPlaceholders(words.next[what as keyof typeof nothing], { rank: next.name, count }),
        )
    return { rank: labelOf(next), missing, isFull, words: sentences }
  }

  function describeEntry({ wallet, result, name }: ScoredWallet, standings: Standings): LeaderboardEntry {
    const { place, rank: held, wallets: sharedBy } = standings.of(result)
    return { place, sharedBy, address: wallet, name, rank: rankAt(held), ...publicResult(unpackResult(result)) }
  }

  function rankAt(index: number | undefined): { id: string; name: string } | null {
    const found = index === undefined ? undefined : ranks[index]
    return found ? labelOf(found) : null
  }

  /** Throws a 503 before the first read of the chain. */
  function readFacts() {
    try {
      // Read the position first: the data must not be older than it.
      const position = mintIndex.position()
      const { chain, seasons: indexed } = mintIndex.seasons()
      const seasons = options.seasons.flatMap((season) => {
        const days = indexed.find(({ id }) => id === season.id)
        return days ? [{ ...season, ...days }] : []
      })
      return { chain, seasons, position, today: options.today().day }
    } catch (cause) {
      throw new ServiceError('MINT_INDEX_UNAVAILABLE', { cause })
    }
  }

  return {
    leaderboard: (query: BoardQuery): Promise<Leaderboard> =>
      boards.get(JSON.stringify([query.season, query.page, query.search.toLowerCase()]), () => readBoard(query)),
    rank,
    /** Returns whether a wallet has minted in any season. */
    hasResult: async (address: Address): Promise<boolean> =>
      (await readResults(database, readFacts().chain, address)).size > 0,
    /** Must be called after a name changes. */
    clearCache: boards.clear,
    names,
  }
}

type BoardQuery = { page: number; search: string; season?: string | undefined }

type PlacedSeason = Season & IndexedSeason

function findSeason(seasons: PlacedSeason[], id: string | undefined): PlacedSeason {
  const season = id === undefined ? seasons[0] : seasons.find((each) => each.id === id)
  if (!season) throw new ServiceError('UNKNOWN_SEASON')
  return season
}

function describeSeason({ id, name, from, to, firstDay, lastDay }: PlacedSeason, today: number): LeaderboardSeason {
  return { id, name, from, to, state: today > lastDay ? 'over' : today < firstDay ? 'ahead' : 'running' }
}

function labelOf({ id, name }: Rank): { id: string; name: string } {
  return { id, name }
}

/** Omits `daysLeft`. */
function publicResult({ streak, completeDays, items, mints }: typeof nothing): typeof nothing {
  return { streak, completeDays, items, mints }
}
