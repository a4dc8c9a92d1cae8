import { readAnswer } from '@network-site/protocol/read-answer'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'

const pollIntervalMilliseconds = 10_000

/** Where a wallet stands, read again while the page is looked at. The last answer stays where no newer one comes. */
export function useProgress(address: `0x${string}` | undefined) {
  return useQuery({
    queryKey: ['progress', address?.toLowerCase()],
    queryFn: address
      ? ({ signal }) => readAnswer(`/progress/${address.toLowerCase()}`, { schema: loadProgressSchema, signal })
      : skipToken,
    refetchInterval: pollIntervalMilliseconds,
    refetchOnWindowFocus: true,
  })
}

async function loadProgressSchema() {
  return (await import('@network-site/protocol/progress')).progressSchema
}

/** Asks where a wallet stands in a quest, when the player wants to know. */
export function useQuestVerdict() {
  return useMutation({
    mutationFn: ({ quest, address }: { quest: string; address: string }) =>
      readAnswer(`/quests/${encodeURIComponent(quest)}/${address}`, { schema: loadQuestStateSchema }),
  })
}

async function loadQuestStateSchema() {
  return (await import('@network-site/protocol/quests')).questStateSchema
}
