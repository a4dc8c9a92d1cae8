import { readAnswer } from '@network-site/protocol/read-answer'
import { skipToken, useQuery } from '@tanstack/react-query'

const everyMilliseconds = 10_000

/** Where a wallet stands in the season that counts now, read again while it is looked at. */
export function useRank(address: `0x${string}` | undefined) {
  return useQuery({
    queryKey: rankKey(address),
    queryFn: address
      ? ({ signal }) => readAnswer(`/leaderboard/rank/${address.toLowerCase()}`, { schema: loadSchema, signal })
      : skipToken,
    refetchInterval: everyMilliseconds,
    refetchOnWindowFocus: true,
  })
}

export function rankKey(address: string | undefined) {
  return ['leaderboard', 'rank', address?.toLowerCase()]
}

async function loadSchema() {
  return (await import('@network-site/protocol/leaderboard')).leaderboardRankSchema
}
