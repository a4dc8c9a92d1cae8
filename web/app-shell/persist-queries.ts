import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { persistQueryClient } from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'

type QueryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'reads'
const maxAgeMilliseconds = 86_400_000
const throttleMilliseconds = 1000

/**
 * Keeps the results of queries with `meta: { isPersisted: true }` across reloads. A save holds no result older than a
 * day, is valid for a day, and happens at most once a second. Restored results are shown at once and fetched again all
 * the same.
 */
export function persistQueries(
  queryClient: QueryClient,
  storage: QueryStorage | undefined,
): { restored: Promise<void>; stop: () => void } {
  const [stop, restoring] = persistQueryClient({
    queryClient,
    persister: createAsyncStoragePersister({ storage, key: storageKey, throttleTime: throttleMilliseconds }),
    maxAge: maxAgeMilliseconds,
    dehydrateOptions: { shouldDehydrateQuery: isPersisted, shouldDehydrateMutation: () => false },
    // Collected earlier, a restored query that this page does not use would be gone from the next save.
    hydrateOptions: { defaultOptions: { queries: { gcTime: maxAgeMilliseconds } } },
  })
  // A storage that is forbidden or holds something else: nothing is restored or saved on this page, and nothing else is
  // lost.
  return { restored: restoring.catch(() => {}), stop }
}

function isPersisted({ meta, state }: Query): boolean {
  // By its own age as well: each save renews the age of everything that is saved.
  const isFresh = Date.now() - state.dataUpdatedAt < maxAgeMilliseconds
  return meta?.['isPersisted'] === true && state.status === 'success' && isFresh
}
