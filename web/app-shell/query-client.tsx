import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { persistQueries } from './persist-queries.ts'

let client: QueryClient | undefined

/** Provides the page's one query client to the components inside. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}

/** The page's one query client, created on first use: a page that never asks the server never loads it. */
export function queryClient(): QueryClient {
  if (client) return client
  client = createQueryClient()
  // Pages are also rendered at build time, where nothing is to be kept.
  if (typeof window !== 'undefined') persistQueries(client, browserStorage())
  return client
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
