import type { ArtifactKey } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/artifacts'
import type { ReleaseState } from './release-state.ts'
import { verifyCommand, type System } from './verify-command.ts'

export interface ArtifactRow {
  key: ArtifactKey
  file: string
  href: string
  /** Null where the release does not say. */
  sizeBytes: number | null
  sha256: string | null
  /** The command that checks the file on its own system. */
  verify: string
}

export type ArtifactKind = 'client' | 'cli'

const keysBySystem: Record<System, Record<ArtifactKind, ArtifactKey>> = {
  windows: { client: 'Windows', cli: 'WindowsCli' },
  mac: { client: 'Mac', cli: 'MacCli' },
  linux: { client: 'Linux', cli: 'LinuxCli' },
}

/** What is known of the two files of a system: the desktop client and the command-line node. */
export function artifactRows(system: System, release: ReleaseState): Record<ArtifactKind, ArtifactRow> {
  const { client, cli } = keysBySystem[system]
  return { client: row(client), cli: row(cli) }

  function row(key: ArtifactKey): ArtifactRow {
    const file = artifacts[key]
    const assets = release.status === 'ready' ? release.release.assets : []
    const asset = assets.find(({ name }) => name === file)
    const sha256 = /^sha256:([0-9a-f]{64})$/i.exec(asset?.digest ?? '')?.[1] ?? null
    const verify = verifyCommand(system, { file, sha256 })
    return { key, file, href: release.links[key], sizeBytes: asset?.size ?? null, sha256, verify }
  }
}
