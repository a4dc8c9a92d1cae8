import { createHash } from 'node:crypto'
import type { Artifacts } from '@network-site/protocol/release-links'
import { zipOf } from './zip-of.ts'

export type Artifact = { name: string; content: Buffer; digest: string }

/** What a release is made of, by the names that its network gives them. */
export type ReleaseFiles = {
  artifacts: Artifacts
  /** The program in the archives of the command-line node. */
  program: string
}

/** The files of a release: honest placeholders that say what they are. */
export function placeholderArtifacts(tag: string, { artifacts, program }: ReleaseFiles): Artifact[] {
  return Object.entries(artifacts).map(([key, name]) => {
    const words =
      `This is a placeholder for ${name} of release ${tag}.\n` +
      'The sandbox made it so that downloads can be tried and verified. It is not a node.\n'
    const programs = key.startsWith('Windows') ? [] : [program]
    const content = key.endsWith('Cli') ? archive(words, programs) : Buffer.from(words)
    return { name, content, digest: `sha256:${createHash('sha256').update(content).digest('hex')}` }
  })
}

/** Laid out as a real one, so that the commands on the site can be followed: the program lies at the top. */
function archive(words: string, programs: string[]): Buffer {
  const readme = { name: 'README.txt', content: Buffer.from(words) }
  const script = Buffer.from(`#!/bin/sh\ncat <<'WORDS'\n${words}WORDS\n`)
  return zipOf([readme, ...programs.map((name) => ({ name, content: script, isExecutable: true }))])
}
