import type { Leaderboard, LeaderboardRank, NextRank } from '@network-site/protocol/leaderboard'
import { readAnswer } from '@network-site/protocol/read-answer'
import { fillPlaceholders } from '@network-site/protocol/text'
import { ranking } from '@network-site/site/ranking'
import { season as currentSeason } from '@network-site/site/season'
import { language } from '@network-site/site/language'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { resultFields } from './leaderboard-format.ts'
import type { BoardQuery } from './leaderboard-path.tsx'

const pollIntervalMilliseconds = 10_000

/** Polls a page of the standings. The previous page stays until the next one has loaded. */
export function useBoard({ page, search, season }: Omit<BoardQuery, 'address'>, { isEnabled }: { isEnabled: boolean }) {
  const request = new URLSearchParams({ page: String(page), search, ...(season === undefined ? {} : { season }) })
  return useQuery({
    enabled: isEnabled,
    queryKey: ['leaderboard', 'board', `${request}`],
    queryFn: async ({ signal }) =>
      boardInPageLanguage(
        await readAnswer(`/leaderboard?${request}`, {
          language: language.tag,
          schema: async () => (await import('@network-site/protocol/leaderboard')).leaderboardSchema,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMilliseconds,
    refetchOnWindowFocus: true,
  })
}

/** Polls a wallet's rank in the current season. */
export function useRank(address: `0x${string}` | undefined) {
  return useQuery({
    queryKey: rankKey(address),
    queryFn: address
      ? async ({ signal }) =>
          standingInPageLanguage(
            await readAnswer(`/leaderboard/rank/${address.toLowerCase()}`, {
              language: language.tag,
              schema: async () => (await import('@network-site/protocol/leaderboard')).leaderboardRankSchema,
              signal,
            }),
          )
      : skipToken,
    refetchInterval: pollIntervalMilliseconds,
    refetchOnWindowFocus: true,
  })
}

/** Translates the names in the standings, which the server sends in English to everyone. */
function boardInPageLanguage(board: Leaderboard): Leaderboard {
  if (language.path === '') return board
  return {
    ...board,
    season: named(board.season, seasons),
    entries: board.entries.map((entry) => ({ ...entry, rank: entry.rank && named(entry.rank, ranking.ranks) })),
  }
}

function standingInPageLanguage(standing: LeaderboardRank): LeaderboardRank {
  if (language.path === '') return standing
  const { season, rank, next, badges } = standing
  return {
    ...standing,
    season: named(season, seasons),
    rank: rank && named(rank, ranking.ranks),
    next: next && { ...next, rank: named(next.rank, ranking.ranks), words: describeMissing(next) },
    badges: badges.map((badge) => ({ ...badge, ...describeBadge(badge) })),
  }
}

const seasons = [currentSeason, ...ranking.pastSeasons]

/** Returns an entry with the name that the site has for it. */
function named<Entry extends { id: string; name: string }>(entry: Entry, known: { id: string; name: string }[]): Entry {
  return { ...entry, name: known.find(({ id }) => id === entry.id)?.name ?? entry.name }
}

function describeMissing({ rank, missing, isFull }: NextRank): string[] {
  const { name } = named(rank, ranking.ranks)
  const cap = ranking.ranks.find(({ id }) => id === rank.id)?.cap ?? 0
  if (isFull) return [fillPlaceholders(ranking.next.full, { rank: name, cap })]
  return resultFields
    .filter((field) => missing[field] > 0)
    .map((field) => fillPlaceholders(ranking.next[field], { rank: name, count: missing[field] }))
}

function describeBadge({ season, rank, place }: LeaderboardRank['badges'][number]) {
  const known = { season: named(season, seasons), rank: named(rank, ranking.ranks) }
  const sentence = season.state === 'over' ? ranking.badge.earned : ranking.badge.running
  const values = { rank: known.rank.name, season: known.season.name, place }
  return { ...known, words: fillPlaceholders(sentence, values) }
}

export function rankKey(address: string | undefined) {
  return ['leaderboard', 'rank', address?.toLowerCase()]
}
