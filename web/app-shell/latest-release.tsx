import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { lazy, Suspense, type ReactNode } from 'react'
import type { ReleaseState } from '../features/downloads/release-state.ts'
import { useVisitor } from '../features/downloads/use-visitor.tsx'

interface LatestReleaseProps {
  children: (release: ReleaseState) => ReactNode
}

const links = releaseLinks(network.nodeRepository.url, { artifacts })

const LookedUpRelease = lazy(() =>
  import('./looked-up-release.tsx').then(
    (module) => ({ default: module.LookedUpRelease }),
    () => ({ default: UnknownRelease }),
  ),
)

/** Provides the latest release, which it looks up only on devices that can install it. */
export function LatestRelease({ children }: LatestReleaseProps) {
  const visitor = useVisitor()
  const loading = children({ status: 'loading', links })
  if (visitor === null || visitor === 'mobile') return loading
  return (
    <Suspense fallback={loading}>
      <LookedUpRelease>{children}</LookedUpRelease>
    </Suspense>
  )
}

/** Replaces the lookup if its code fails to load. */
function UnknownRelease({ children }: LatestReleaseProps) {
  return children({ status: 'failed', links })
}
