import { readAnswer } from '@network-site/protocol/read-answer'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BoardQuery } from './board-link.ts'

const everyMilliseconds = 10_000

/** A page of the standings, read again while it is looked at. The page before stays until another one has come. */
export function useBoard({ page, search, season }: Omit<BoardQuery, 'address'>, { isEnabled }: { isEnabled: boolean }) {
  const asked = new URLSearchParams({ page: String(page), search, ...(season === undefined ? {} : { season }) })
  return useQuery({
    enabled: isEnabled,
    queryKey: ['leaderboard', 'board', `${asked}`],
    queryFn: ({ signal }) => readAnswer(`/leaderboard?${asked}`, { schema: loadSchema, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMilliseconds,
    refetchOnWindowFocus: true,
  })
}

async function loadSchema() {
  return (await import('@network-site/protocol/leaderboard')).leaderboardSchema
}
