import { readAnswer } from '@network-site/protocol/read-answer'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { BoardQuery } from './leaderboard-path.tsx'

const pollIntervalMilliseconds = 10_000

/** A page of the standings, read again while it is looked at. The page before stays until another one has come. */
export function useBoard({ page, search, season }: Omit<BoardQuery, 'address'>, { isEnabled }: { isEnabled: boolean }) {
  const asked = new URLSearchParams({ page: String(page), search, ...(season === undefined ? {} : { season }) })
  return useQuery({
    enabled: isEnabled,
    queryKey: ['leaderboard', 'board', `${asked}`],
    queryFn: ({ signal }) => readAnswer(`/leaderboard?${asked}`, { schema: loadLeaderboardSchema, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMilliseconds,
    refetchOnWindowFocus: true,
  })
}

async function loadLeaderboardSchema() {
  return (await import('@network-site/protocol/leaderboard')).leaderboardSchema
}

/** Where a wallet stands in the season that counts now, read again while it is looked at. */
export function useRank(address: `0x${string}` | undefined) {
  return useQuery({
    queryKey: rankKey(address),
    queryFn: address
      ? ({ signal }) => readAnswer(`/leaderboard/rank/${address.toLowerCase()}`, { schema: loadRankSchema, signal })
      : skipToken,
    refetchInterval: pollIntervalMilliseconds,
    refetchOnWindowFocus: true,
  })
}

export function rankKey(address: string | undefined) {
  return ['leaderboard', 'rank', address?.toLowerCase()]
}

async function loadRankSchema() {
  return (await import('@network-site/protocol/leaderboard')).leaderboardRankSchema
}
