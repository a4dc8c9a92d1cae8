import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import type { ReleaseState } from '../features/downloads/release-state.ts'
import { useVisitor } from '../features/downloads/use-visitor.tsx'

interface LatestReleaseProps {
  children: (release: ReleaseState) => ReactNode
}

const links = releaseLinks(network.nodeRepository.url, { artifacts })

const loading: ReleaseState = { status: 'loading', links }

/** The state of this visit's lookup. */
let lookup: ReleaseState = loading
const listeners = new Set<() => void>()

/** Provides the latest release, which it looks up only on devices that can install it. */
export function LatestRelease({ children }: LatestReleaseProps) {
  const visitor = useVisitor()
  const canInstall = visitor !== null && visitor !== 'mobile'
  // Another part of the page may find the release before React hydrates this part.
  const release = useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => lookup,
      () => loading,
    ),
  )
  useEffect(() => {
    if (canInstall) void lookUp().then(publish)
  }, [canInstall])
  return children(release)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(found: ReleaseState): void {
  lookup = found
  for (const listener of listeners) listener()
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
