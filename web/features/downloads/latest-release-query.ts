import { queryOptions, skipToken } from '@tanstack/react-query'
import { fetchLatestRelease } from './fetch-latest-release.ts'

/** The latest release; not asked for before it is known where to ask. */
export function latestReleaseQuery(latestUrl: string | undefined) {
  return queryOptions({
    queryKey: ['latest-version'],
    queryFn: latestUrl === undefined ? skipToken : ({ signal }) => fetchLatestRelease(latestUrl, signal),
    staleTime: Infinity,
    // Several places on a page show it; one that appears after a failure must not ask again.
    retryOnMount: false,
  })
}
