import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { latestReleaseQuery } from '../features/downloads/latest-release-query.ts'
import type { ReleaseState } from '../features/downloads/release-state.ts'
import { settingsQuery } from '../features/settings/settings-queries.ts'
import { queryClient } from './query-client.tsx'

let lookup: Promise<ReleaseState> | undefined

/** Returns the latest release, or links that work without it. Asks the server once per visit. */
export function lookUpRelease(): Promise<ReleaseState> {
  lookup ??= askServer()
  return lookup
}

/** Asks where releases are, then for the latest one. */
async function askServer(): Promise<ReleaseState> {
  let repository = network.nodeRepository.url
  try {
    const { releases } = await queryClient().ensureQueryData(settingsQuery())
    repository = releases.repositoryUrl
    const release = await queryClient().ensureQueryData(latestReleaseQuery(releases.latestUrl))
    return { status: 'ready', release, links: releaseLinks(repository, { artifacts, tag: release.tag_name }) }
  } catch {
    return { status: 'failed', links: releaseLinks(repository, { artifacts }) }
  }
}
