import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'

const storageKey = 'reads'
const longestKeptMilliseconds = 86_400_000
const betweenSavesMilliseconds = 1000

interface World {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

/**
 * Keeps reads that are marked `meta: { isPersisted: true }` across reloads: for a day at most, saved at most once a
 * second. What comes back is shown at once and read again all the same. Answers how to stop.
 */
export function persistReads(client: QueryClient, { storage, now }: World): () => void {
  restore(client, { storage, now })
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !query.meta?.['isPersisted']) return
    timer ??= setTimeout(() => {
      timer = undefined
      save(client, { storage, now })
    }, betweenSavesMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function save(client: QueryClient, { storage, now }: World): void {
  const reads = dehydrate(client, {
    shouldDehydrateQuery: ({ meta, state }) => meta?.['isPersisted'] === true && state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  try {
    storage.setItem(storageKey, JSON.stringify({ savedAt: now(), reads }))
  } catch {
    // A full or forbidden storage costs a glimpse of what was known, nothing else.
  }
}

function restore(client: QueryClient, { storage, now }: World): void {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as { savedAt: number; reads: DehydratedState } | null
    if (kept && now() - kept.savedAt < longestKeptMilliseconds) hydrate(client, kept.reads)
  } catch {
    // Written by something else: as good as nothing.
  }
}
