import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/downloads'
import { expect, test } from 'vitest'
import { artifactRows, verifyCommand, type ReleaseState } from './release-state.ts'

const links = releaseLinks('https://code.example/orbit/node', { artifacts, tag: 'v1' })
const sha256 = 'ab'.repeat(32)

test('takes size, digest, and verification command from the release if available', () => {
  const release: ReleaseState = {
    status: 'ready',
    links,
    release: {
      tag_name: 'v1',
      html_url: links.Github,
      published_at: null,
      assets: [
        { name: artifacts.Windows, size: 1024, digest: `sha256:${sha256}`, browser_download_url: links.Windows },
        { name: artifacts.Mac, size: 2048, digest: 'md5:1234', browser_download_url: links.Mac },
      ],
    },
  }
  expect(artifactRows('windows', release)).toMatchObject({
    client: { key: 'Windows', sizeBytes: 1024, sha256, verify: expect.stringContaining(sha256) },
    cli: { key: 'WindowsCli', sizeBytes: null, sha256: null },
  })
  expect(artifactRows('mac', release).client).toMatchObject({ sizeBytes: 2048, sha256: null })
})

test('links to all six files if the release is unknown', () => {
  const rows = (['windows', 'mac', 'linux'] as const).flatMap((system) =>
    Object.values(artifactRows(system, { status: 'failed', links })),
  )
  expect(new Set(rows.map((row) => row.key)).size).toBe(6)
  expect(rows.map((row) => row.href)).toEqual(rows.map((row) => links[row.key]))
})

test.each([
  ['compares with the digest on', 'windows', sha256, `certutil -hashfile a.zip SHA256 | findstr /i ${sha256}`],
  ['compares with the digest on', 'mac', sha256, `echo "${sha256}  a.zip" | shasum -a 256 -c`],
  ['compares with the digest on', 'linux', sha256, `echo "${sha256}  a.zip" | sha256sum -c`],
  ['prints an unpublished digest on', 'windows', null, 'certutil -hashfile a.zip SHA256'],
  ['prints an unpublished digest on', 'mac', null, 'shasum -a 256 a.zip'],
  ['prints an unpublished digest on', 'linux', null, 'sha256sum a.zip'],
] as const)('%s %s', (_case, system, digest, command) => {
  expect(verifyCommand(system, { file: 'a.zip', sha256: digest })).toBe(command)
})
