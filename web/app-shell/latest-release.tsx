import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { startTransition, type ReactNode, useEffect, useState } from 'react'
import type { ReleaseState } from '../features/downloads/release-state.ts'
import { useVisitor } from '../features/downloads/use-visitor.tsx'

interface LatestReleaseProps {
  children: (release: ReleaseState) => ReactNode
}

const links = releaseLinks(network.nodeRepository.url, { artifacts })

/** The outcome of this visit's lookup. */
let outcome: ReleaseState | undefined

/** Provides the latest release, which it looks up only on devices that can install it. */
export function LatestRelease({ children }: LatestReleaseProps) {
  const visitor = useVisitor()
  const canInstall = visitor !== null && visitor !== 'mobile'
  const [release, setRelease] = useState<ReleaseState>(() => outcome ?? { status: 'loading', links })
  useEffect(() => {
    if (!canInstall) return undefined
    let isMounted = true
    void lookUp().then((found) => {
      outcome = found
      if (isMounted) startTransition(() => setRelease(found))
    })
    return () => {
      isMounted = false
    }
  }, [canInstall])
  return children(release)
}

/** Loads the code of the lookup only for those who need it. */
async function lookUp(): Promise<ReleaseState> {
  try {
    const { lookUpRelease } = await import('./look-up-release.ts')
    return await lookUpRelease()
  } catch {
    return { status: 'failed', links }
  }
}
