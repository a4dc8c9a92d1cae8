import type { LatestRelease } from '@network-site/protocol/release'
import type { ArtifactKey, ReleaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import type { ReactNode } from 'react'

/** The state of the latest release. Its links always work; its tag may stay unknown. */
export type ReleaseState =
  | { status: 'loading'; links: ReleaseLinks }
  | { status: 'failed'; links: ReleaseLinks }
  | { status: 'ready'; links: ReleaseLinks; release: LatestRelease }

/** A component that passes the latest release to its children. */
export type WithRelease = (props: { children: (release: ReleaseState) => ReactNode }) => ReactNode

export interface ArtifactRow {
  key: ArtifactKey
  file: string
  href: string
  /** Null if the release does not include it. */
  sizeBytes: number | null
  sha256: string | null
  /** The command that verifies the file on its system. */
  verify: string
}

export type ArtifactKind = 'client' | 'cli'

const keysBySystem: Record<System, Record<ArtifactKind, ArtifactKey>> = {
  windows: { client: 'Windows', cli: 'WindowsCli' },
  mac: { client: 'Mac', cli: 'MacCli' },
  linux: { client: 'Linux', cli: 'LinuxCli' },
}

/** Returns the two files of a system: the desktop client and the command-line node. */
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

export type System = 'windows' | 'mac' | 'linux'

/** Returns the command that compares a file with its digest or, if that is unknown, prints the digest. */
export function verifyCommand(system: System, { file, sha256 }: { file: string; sha256: string | null }): string {
  if (system === 'windows') {
    const print = `certutil -hashfile ${file} SHA256`
    return sha256 === null ? print : `${print} | findstr /i ${sha256}`
  }
  const program = system === 'mac' ? 'shasum -a 256' : 'sha256sum'
  return sha256 === null ? `${program} ${file}` : `echo "${sha256}  ${file}" | ${program} -c`
}
