import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { persistQueryClient } from '@tanstack/query-persist-client-core'
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

let pageClient: QueryClient | undefined

/** Provides the page's one query client to the components inside. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}

/** The page's one query client, created on first use: a page that never asks the server never loads it. */
export function queryClient(): QueryClient {
  if (pageClient) return pageClient
  pageClient = createQueryClient()
  // Pages are also rendered at build time, where nothing is to be kept.
  if (typeof window !== 'undefined') persistQueries(pageClient, browserStorage())
  return pageClient
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    // The visitor has forbidden it.
    return undefined
  }
}

/**
 * Queries are not refetched when the window regains focus; neither queries nor mutations are retried.
 * A request is made even when the browser believes it is offline: it fails at once instead of waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: 0, networkMode: 'always' },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}

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
  client: QueryClient,
  storage: QueryStorage | undefined,
): { restored: Promise<void>; stop: () => void } {
  const [stop, restoring] = persistQueryClient({
    queryClient: client,
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
