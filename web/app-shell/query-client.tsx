import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { persistQueryClient } from '@tanstack/query-persist-client-core'
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

let pageClient: QueryClient | undefined

/** Provides the page's query client to its children. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}

/** Returns the page's query client, created on first use. */
export function queryClient(): QueryClient {
  if (pageClient) return pageClient
  pageClient = createQueryClient()
  // Pages also render at build time, where there is nothing to persist.
  if (typeof window !== 'undefined') persistQueries(pageClient, browserStorage())
  return pageClient
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    // The browser's settings block it.
    return undefined
  }
}

/**
 * Creates a query client without retries or refetches on window focus. Requests run even if the browser reports that it
 * is offline, so that they fail immediately instead of waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: 0, networkMode: 'always' },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}

const maxAgeMilliseconds = 86_400_000

/**
 * Persists the results of queries with `meta: { isPersisted: true }` for a day, saving at most once a second. Restored
 * results are shown immediately and refetched.
 */
export function persistQueries(
  client: QueryClient,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
) {
  const [stop, restoring] = persistQueryClient({
    queryClient: client,
    persister: createAsyncStoragePersister({ storage, key: 'reads', throttleTime: 1000 }),
    maxAge: maxAgeMilliseconds,
    dehydrateOptions: { shouldDehydrateQuery: isPersisted, shouldDehydrateMutation: () => false },
    // If garbage-collected earlier, a restored query that this page does not use would be lost in the next save.
    hydrateOptions: { defaultOptions: { queries: { gcTime: maxAgeMilliseconds } } },
  })
  // With blocked or malformed storage, this page works without persistence.
  return { restored: restoring.catch(() => {}), stop }
}

function isPersisted({ meta, state }: Query): boolean {
  // Check the result's own age too, because each save resets the age of the whole snapshot.
  const isFresh = Date.now() - state.dataUpdatedAt < maxAgeMilliseconds
  return meta?.['isPersisted'] === true && state.status === 'success' && isFresh
}
