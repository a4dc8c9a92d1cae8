import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { latestReleaseQuery } from './latest-release-query.ts'
import { releaseLinks } from '@network-site/protocol/release-links'
import type { ReleaseState } from './release-state.ts'

interface Options {
  settings: UseQueryResult<BrowserSettings>
  /** Where the repository is if even the settings cannot be read. */
  repositoryUrl: string
}

/** The latest release, or links that work without knowing it. */
export function useLatestRelease({ settings, repositoryUrl }: Options): ReleaseState {
  const places = settings.data?.releases
  const release = useQuery(latestReleaseQuery(places?.latestUrl))
  const repository = places?.repositoryUrl ?? repositoryUrl
  if (release.data) {
    return { status: 'ready', release: release.data, links: releaseLinks(repository, release.data.tag_name) }
  }
  const hasFailed = settings.isError || release.isError
  return { status: hasFailed ? 'failed' : 'loading', links: releaseLinks(repository) }
}
