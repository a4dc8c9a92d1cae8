import type { LatestRelease } from '@network-site/protocol/release'
import type { ReactNode } from 'react'
import type { ReleaseLinks } from '@network-site/protocol/release-links'

/** What is known of the latest release. Links always lead somewhere; a tag may never become known. */
export type ReleaseState =
  | { status: 'loading'; links: ReleaseLinks }
  | { status: 'failed'; links: ReleaseLinks }
  | { status: 'ready'; links: ReleaseLinks; release: LatestRelease }

/** A component that passes the latest release to its children. */
export type WithRelease = (props: { children: (release: ReleaseState) => ReactNode }) => ReactNode
