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
import type { IndexPosition } from '../../mint-index/mint-index.ts'
import type { OpenMintIndex } from '../../mint-index/open-mint-index.ts'
import type { RecordedSeason } from '../../mint-index/register-seasons.ts'
import type { Season } from '../../mint-index/season-days.ts'
import { unpackResult } from '../../mint-index/season-result.ts'
import { lackingFor, type Rank } from './assign-ranks.ts'
import { keepStandings } from './keep-standings.ts'
import { nameStore } from './name-store.ts'
import { findByAddress, findByName, readPage, readResults, type ScoredWallet } from './read-entries.ts'
import { readStandings } from './read-standings.ts'
import type { Standings } from './standings.ts'

export type LeaderboardWords = {
  badge: { earned: string; running: string }
  next: Record<'streak' | 'completeDays' | 'items' | 'mints' | 'full', string>
}

export type LeaderboardOptions = {
  database: Sql
  mintIndex: Pick<OpenMintIndex, 'position' | 'seasons'>
  /** Today by the contract's count; throws while the chain has not answered once. */
  today: () => { day: number }
  /** The one that counts now first, then those before it. */
  seasons: Season[]
  /** From the highest to the lowest. */
  ranks: Rank[]
  words: LeaderboardWords
  nowMilliseconds: () => number
}

export type LeaderboardService = ReturnType<typeof openLeaderboard>

const pageSize = 50
const keepMilliseconds = 2000
const maxKept = 1000
const nothing = { streak: 0, completeDays: 0, items: 0, mints: 0 }

/** Who stands where in a season, from the results that the record of mints keeps. */
export function openLeaderboard(options: LeaderboardOptions) {
  const { database, mintIndex, ranks, words, nowMilliseconds } = options
  const standingsOf = keepStandings({ read: (key) => readStandings(database, key, ranks), nowMilliseconds })
  const boards = withDedupe<Leaderboard>({ keepMilliseconds, maxKept, nowMilliseconds })
  const names = nameStore(database)

  async function readBoard({ page, search, season: id }: AskedBoard): Promise<Leaderboard> {
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
    // No name begins with what none can have, and a database cannot be asked for some of it.
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
        return [{ season: described, place, rank: naming(badge), words: fillPlaceholders(sentence, values) }]
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
      result: resultWithin(result),
      next: nextRank(own?.rank ?? ranks.length, result),
      badges: badges.flat(),
      asOf: describePosition(position),
    }
  }

  function nextRank(held: number, result: Pick<typeof nothing, keyof typeof nothing>): NextRank | null {
    const next = ranks[held - 1]
    if (!next) return null
    const missing = lackingFor(result, next.rule)
    const lacking = Object.entries(missing).filter(([, count]) => count > 0)
    const isFull = lacking.length === 0
    const sentences = isFull
      ? [fillPlaceholders(words.next.full, { rank: next.name, cap: next.cap ?? 0 })]
      : lacking.map(([what, count]) =>
          fillPlaceholders(words.next[what as keyof typeof nothing], { rank: next.name, count }),
        )
    return { rank: naming(next), missing, isFull, words: sentences }
  }

  function describeEntry({ wallet, result, name }: ScoredWallet, standings: Standings): LeaderboardEntry {
    const { place, rank: held, wallets: sharedBy } = standings.of(result)
    return { place, sharedBy, address: wallet, name, rank: rankAt(held), ...resultWithin(unpackResult(result)) }
  }

  function rankAt(index: number | undefined): { id: string; name: string } | null {
    const found = index === undefined ? undefined : ranks[index]
    return found ? naming(found) : null
  }

  /** What must be known before anything is counted. */
  function readFacts() {
    try {
      // The position first: what is read may only be newer than it says.
      const position = mintIndex.position()
      const { chain, seasons: recorded } = mintIndex.seasons()
      const seasons = options.seasons.flatMap((season) => {
        const days = recorded.find(({ id }) => id === season.id)
        return days ? [{ ...season, ...days }] : []
      })
      return { chain, seasons, position, today: options.today().day }
    } catch (cause) {
      throw new ServiceError('MINT_INDEX_UNAVAILABLE', { cause })
    }
  }

  return {
    leaderboard: (asked: AskedBoard): Promise<Leaderboard> =>
      boards.get(JSON.stringify([asked.season, asked.page, asked.search.toLowerCase()]), () => readBoard(asked)),
    rank,
    /** Whether a wallet has minted in any season. */
    hasResult: async (address: Address): Promise<boolean> =>
      (await readResults(database, readFacts().chain, address)).size > 0,
    /** A name has changed. */
    forgetBoards: boards.forgetAll,
    names,
  }
}

export type AskedBoard = { page: number; search: string; season?: string | undefined }

type PlacedSeason = Season & RecordedSeason

function findSeason(seasons: PlacedSeason[], id: string | undefined): PlacedSeason {
  const season = id === undefined ? seasons[0] : seasons.find((each) => each.id === id)
  if (!season) throw new ServiceError('UNKNOWN_SEASON')
  return season
}

function describeSeason({ id, name, from, to, firstDay, lastDay }: PlacedSeason, today: number): LeaderboardSeason {
  return { id, name, from, to, state: today > lastDay ? 'over' : today < firstDay ? 'ahead' : 'running' }
}

function describePosition({ block, blockAtSeconds, behindBlocks }: IndexPosition) {
  return { block, blockAt: new Date(blockAtSeconds * 1000).toISOString(), behindBlocks }
}

function naming({ id, name }: Rank): { id: string; name: string } {
  return { id, name }
}

function resultWithin({ streak, completeDays, items, mints }: typeof nothing): typeof nothing {
  return { streak, completeDays, items, mints }
}
