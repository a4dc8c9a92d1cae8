import { artifacts, type ArtifactKey } from '@home/protocol/release-links'
import type { ReleaseState } from './release-state.ts'

export interface ArtifactRow {
  key: ArtifactKey
  file: string
  href: string
  /** Null where the release does not say. */
  sizeBytes: number | null
  sha256: string | null
}

/** What is known of each of the six files. */
export function artifactRows(release: ReleaseState): ArtifactRow[] {
  const assets = release.status === 'ready' ? release.release.assets : []
  return Object.entries(artifacts).map(([name, file]) => {
    const key = name as ArtifactKey
    const asset = assets.find((candidate) => candidate.name === file)
    const digest = /^sha256:([0-9a-f]{64})$/i.exec(asset?.digest ?? '')
    return { key, file, href: release.links[key], sizeBytes: asset?.size ?? null, sha256: digest?.[1] ?? null }
  })
}
