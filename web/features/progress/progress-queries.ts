import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import { readAnswer } from '@network-site/protocol/read-answer'
import { paths } from '@network-site/site/paths'
import { language } from '@network-site/site/language'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What a wallet has minted today, according to the mint page. */
export interface MintedToday {
  day: number
  items: readonly number[]
}

/** Returns the public link to one wallet's progress. */
export function linkTo(address: `0x${string}`): string {
  return `${paths.progress}?address=${address}`
}

const pollMilliseconds = 10_000
/** While the index lacks a mint. The service keeps a result for three seconds. */
const behindPollMilliseconds = 2000

/**
 * Polls a wallet's progress. The last result stays if a refetch fails. The mint page passes what it knows: the index has a
 * mint a few seconds later, and until then no page shows an older count.
 */
export function useProgress(address: `0x${string}` | undefined, minted?: MintedToday) {
  const client = useQueryClient()
  const wallet = address?.toLowerCase()
  const remembered = client.getQueryData<MintedToday>(['minted-today', wallet])
  const known = minted ?? remembered
  const isNew = wallet && minted && (minted.day !== remembered?.day || minted.items.length !== remembered.items.length)
  useEffect(() => {
    if (isNew) client.setQueryData(['minted-today', wallet], minted)
  }, [client, isNew, minted, wallet])
  return useQuery({
    queryKey: ['progress', wallet],
    queryFn: wallet
      ? ({ signal }) =>
          readAnswer(`/progress/${wallet}`, {
            language: language.tag,
            schema: async () => (await import('@network-site/protocol/progress')).progressSchema,
            signal,
          })
      : skipToken,
    select: (progress) => addMinted(progress, known),
    refetchInterval: ({ state: { data } }) =>
      data && addMinted(data, known) !== data ? behindPollMilliseconds : pollMilliseconds,
    refetchOnWindowFocus: true,
  })
}

/** Returns the progress with today's mints added, or the same object if it has them. */
export function addMinted(progress: Progress, minted: MintedToday | undefined): Progress {
  const { today, streak, days } = progress
  const items = [...new Set([...today.items, ...(minted?.items ?? [])])].toSorted((a, b) => a - b)
  if (minted?.day !== today.day || items.length === today.items.length) return progress
  const current = streak.current + (items.length === itemCount ? 1 : 0)
  return {
    ...progress,
    today: { ...today, items },
    streak: { ...streak, current, longest: Math.max(streak.longest, current) },
    days: days.map((entry) => (entry.day === today.day ? { ...entry, minted: items.length } : entry)),
  }
}

/** Fetches a wallet's state in a quest on request. */
export function useQuestVerdict() {
  return useMutation({
    mutationFn: ({ quest, address }: { quest: string; address: string }) =>
      readAnswer(`/quests/${encodeURIComponent(quest)}/${address}`, {
        language: language.tag,
        schema: async () => (await import('@network-site/protocol/quest-api')).questStateSchema,
      }),
  })
}
