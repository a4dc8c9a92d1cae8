import { network } from '@network-site/site/network'
import type { ReactNode } from 'react'
import { useLatestRelease } from '../features/downloads/latest-release-query.ts'
import type { ReleaseState } from '../features/downloads/release-state.ts'
import { useSettings } from '../features/settings/settings-queries.ts'
import { QueryProvider } from './query-client.tsx'

interface LookedUpReleaseProps {
  children: (release: ReleaseState) => ReactNode
}

/** Asks the server where releases are, then for the latest one. Loaded only on devices that can install it. */
export function LookedUpRelease({ children }: LookedUpReleaseProps): ReactNode {
  return (
    <QueryProvider>
      <Answer>{children}</Answer>
    </QueryProvider>
  )
}

function Answer({ children }: LookedUpReleaseProps) {
  const settings = useSettings()
  return children(useLatestRelease({ settings, repositoryUrl: network.nodeRepository.url }))
}
