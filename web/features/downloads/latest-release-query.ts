import type { LatestRelease } from '@network-site/protocol/release'
import { releaseLinks } from '@network-site/protocol/release-links'
import type { BrowserSettings } from '@network-site/protocol/settings'
import { artifacts } from '@network-site/site/downloads'
import { queryOptions, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReleaseState } from './release-state.ts'

interface LatestReleaseOptions {
  settings: UseQueryResult<BrowserSettings>
  /** The repository to link to if the settings cannot be read. */
  repositoryUrl: string
}

/** Returns the latest release, or links that work without it. */
export function useLatestRelease({ settings, repositoryUrl }: LatestReleaseOptions): ReleaseState {
  const urls = settings.data?.releases
  const release = useQuery(latestReleaseQuery(urls?.latestUrl))
  const repository = urls?.repositoryUrl ?? repositoryUrl
  if (release.data) {
    return {
      status: 'ready',
      release: release.data,
      links: releaseLinks(repository, { artifacts, tag: release.data.tag_name }),
    }
  }
  const hasFailed = settings.isError || release.isError
  return { status: hasFailed ? 'failed' : 'loading', links: releaseLinks(repository, { artifacts }) }
}

/** Returns the query for the latest release, skipped until its URL is known. */
export function latestReleaseQuery(latestUrl: string | undefined) {
  return queryOptions({
    queryKey: ['latest-version'],
    queryFn: latestUrl === undefined ? skipToken : ({ signal }) => fetchLatestRelease(latestUrl, signal),
    staleTime: Infinity,
    // Several components use this query; one that mounts after a failure must not refetch.
    retryOnMount: false,
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
