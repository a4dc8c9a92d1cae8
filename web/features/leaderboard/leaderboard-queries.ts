import { readAnswer } from '@network-site/protocol/read-answer'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { BoardQuery } from './leaderboard-path.tsx'

const pollIntervalMilliseconds = 10_000

/** Polls a page of the standings. The previous page stays until the next one has loaded. */
export function useBoard({ page, search, season }: Omit<BoardQuery, 'address'>, { isEnabled }: { isEnabled: boolean }) {
  const request = new URLSearchParams({ page: String(page), search, ...(season === undefined ? {} : { season }) })
  return useQuery({
    enabled: isEnabled,
    queryKey: ['leaderboard', 'board', `${request}`],
    queryFn: ({ signal }) =>
      readAnswer(`/leaderboard?${request}`, {
        schema: async () => (await import('@network-site/protocol/leaderboard')).leaderboardSchema,
        signal,
      }),
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
      ? ({ signal }) =>
          readAnswer(`/leaderboard/rank/${address.toLowerCase()}`, {
            schema: async () => (await import('@network-site/protocol/leaderboard')).leaderboardRankSchema,
            signal,
          })
      : skipToken,
    refetchInterval: pollIntervalMilliseconds,
    refetchOnWindowFocus: true,
  })
}

export function rankKey(address: string | undefined) {
  return ['leaderboard', 'rank', address?.toLowerCase()]
}
