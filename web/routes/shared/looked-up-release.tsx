import { network } from '@network-site/site/network'
import type { ReactNode } from 'react'
import type { ReleaseState } from '../../features/downloads/release-state.ts'
import { useLatestRelease } from '../../features/downloads/use-latest-release.ts'
import { useSettings } from '../../features/settings/use-settings.ts'
import { ServerState } from '../../server-state.tsx'

interface LookedUpReleaseProps {
  children: (release: ReleaseState) => ReactNode
}

/** Asks the server where releases are, then for the latest one. */
export default function LookedUpRelease({ children }: LookedUpReleaseProps): ReactNode {
  return (
    <ServerState>
      <Answer>{children}</Answer>
    </ServerState>
  )
}

function Answer({ children }: LookedUpReleaseProps) {
  const settings = useSettings()
  return children(useLatestRelease({ settings, repositoryUrl: network.nodeRepository.url }))
}
