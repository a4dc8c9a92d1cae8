import { readAnswer } from '@network-site/protocol/read-answer'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'

/** Polls a wallet's progress. The last result stays if a refetch fails. */
export function useProgress(address: `0x${string}` | undefined) {
  return useQuery({
    queryKey: ['progress', address?.toLowerCase()],
    queryFn: address
      ? ({ signal }) =>
          readAnswer(`/progress/${address.toLowerCase()}`, {
            schema: async () => (await import('@network-site/protocol/progress')).progressSchema,
            signal,
          })
      : skipToken,
    refetchInterval: 10_000,
    refetchOnWindowFocus: true,
  })
}

/** Fetches a wallet's state in a quest on request. */
export function useQuestVerdict() {
  return useMutation({
    mutationFn: ({ quest, address }: { quest: string; address: string }) =>
      readAnswer(`/quests/${encodeURIComponent(quest)}/${address}`, {
        schema: async () => (await import('@network-site/protocol/quest-api')).questStateSchema,
      }),
  })
}
