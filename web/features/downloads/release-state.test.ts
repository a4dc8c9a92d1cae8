import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import { expect, test } from 'vitest'
import { artifactRows, verifyCommand, type ReleaseState } from './release-state.ts'

const links = releaseLinks('https://code.example/orbit/node', { artifacts, tag: 'v1' })
const digest = 'ab'.repeat(32)

test('size, digest and the command that checks it come from the release, where it has them', () => {
  const release: ReleaseState = {
    status: 'ready',
    links,
    release: {
      tag_name: 'v1',
      html_url: links.Github,
      published_at: null,
      assets: [
        {
          name: artifacts.Windows,
          size: 1024,
          digest: `sha256:${digest}`,
          browser_download_url: links.Windows,
        },
        { name: artifacts.Mac, size: 2048, digest: 'md5:1234', browser_download_url: links.Mac },
      ],
    },
  }
  expect(artifactRows('windows', release)).toMatchObject({
    client: { key: 'Windows', sizeBytes: 1024, sha256: digest, verify: expect.stringContaining(digest) },
    cli: { key: 'WindowsCli', sizeBytes: null, sha256: null },
  })
  expect(artifactRows('mac', release).client).toMatchObject({ sizeBytes: 2048, sha256: null })
})

test('all six files can be reached when the release is unknown', () => {
  const rows = (['windows', 'mac', 'linux'] as const).flatMap((system) =>
    Object.values(artifactRows(system, { status: 'failed', links })),
  )
  expect(new Set(rows.map((row) => row.key)).size).toBe(6)
  expect(rows.map((row) => row.href)).toEqual(rows.map((row) => links[row.key]))
})

const sha256 = 'ab'.repeat(32)

test.each([
  ['windows', `certutil -hashfile a.zip SHA256 | findstr /i ${sha256}`],
  ['mac', `echo "${sha256}  a.zip" | shasum -a 256 -c`],
  ['linux', `echo "${sha256}  a.zip" | sha256sum -c`],
] as const)('checks against the digest on %s', (system, command) => {
  expect(verifyCommand(system, { file: 'a.zip', sha256 })).toBe(command)
})

test.each([
  ['windows', 'certutil -hashfile a.zip SHA256'],
  ['mac', 'shasum -a 256 a.zip'],
  ['linux', 'sha256sum a.zip'],
] as const)('prints the digest on %s where none was published', (system, command) => {
  expect(verifyCommand(system, { file: 'a.zip', sha256: null })).toBe(command)
})
