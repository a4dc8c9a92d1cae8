import { useMutation } from '@tanstack/react-query'
import { readAnswer } from '@network-site/protocol/read-answer'

/** Asks where a wallet stands in a quest, when the player wants to know. */
export function useQuestVerdict() {
  return useMutation({
    mutationFn: ({ quest, address }: { quest: string; address: string }) =>
      readAnswer(`/quests/${encodeURIComponent(quest)}/${address}`, { schema: loadSchema }),
  })
}

async function loadSchema() {
  return (await import('@network-site/protocol/quests')).questStateSchema
}
