import { createHash } from 'node:crypto'
import { zipOf } from './zip-of.ts'

export type Artifact = { name: string; content: Buffer; digest: string }

const names = [
  'sentry-client-windows.exe',
  'sentry-client-macos.dmg',
  'sentry-client-linux.AppImage',
  'sentry-node-cli-windows.zip',
  'sentry-node-cli-macos.zip',
  'sentry-node-cli-linux.zip',
]

/** The six files of a release: honest placeholders that say what they are. */
export function artifacts(tag: string): Artifact[] {
  return names.map((name) => {
    const words =
      `This is a placeholder for ${name} of release ${tag}.\n` +
      'The sandbox made it so that downloads can be tried and verified. It is not a node.\n'
    const content = name.endsWith('.zip') ? archive(name, words) : Buffer.from(words)
    return { name, content, digest: `sha256:${createHash('sha256').update(content).digest('hex')}` }
  })
}

/** Laid out as a real one, so that the commands on the site can be followed: the program lies at the top. */
function archive(name: string, words: string): Buffer {
  const readme = { name: 'README.txt', content: Buffer.from(words) }
  if (name.includes('windows')) return zipOf([readme])
  const script = `#!/bin/sh\ncat <<'WORDS'\n${words}WORDS\n`
  return zipOf([readme, { name: 'sentry-node-cli', content: Buffer.from(script), isExecutable: true }])
}
