import type { LatestRelease } from '@network-site/protocol/release'
import { queryOptions } from '@tanstack/react-query'

/** Returns the query for the latest release. */
export function latestReleaseQuery(latestUrl: string) {
  return queryOptions({
    queryKey: ['latest-version'],
    queryFn: ({ signal }) => fetchLatestRelease(latestUrl, signal),
    staleTime: Infinity,
  })
}

async function fetchLatestRelease(latestUrl: string, signal: AbortSignal): Promise<LatestRelease> {
  const [response, { latestReleaseSchema }] = await Promise.all([
    fetch(latestUrl, { headers: { accept: 'application/vnd.github+json' }, signal }),
    import('@network-site/protocol/release'),
  ])
  if (!response.ok) throw new Error(`${latestUrl} responded with ${response.status}`)
  return latestReleaseSchema.parse(await response.json())
}
