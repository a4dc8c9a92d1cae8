import { QueryClient } from '@tanstack/react-query'
import { persistReads } from './persist-reads.ts'

let client: QueryClient | undefined

/** The page's one query client, made when something first asks the server: a page that never does, never loads it. */
export function queryClient(): QueryClient {
  if (client) return client
  client = createQueryClient()
  // Pages are also made where there is no browser.
  if (typeof window !== 'undefined') persistReads(client, { storage: window.localStorage, now: Date.now })
  return client
}

/**
 * Reads are not refetched when the window regains focus; neither reads nor writes are retried.
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
