import { expect, test } from 'vitest'
import { artifactRows } from './artifact-rows.ts'
import { releaseLinks } from '@home/protocol/release-links'

const links = releaseLinks('https://code.example/orbit/sentry', 'v1')
const digest = 'ab'.repeat(32)

test('size and digest come from the release, where it has them', () => {
  const rows = artifactRows({
    status: 'ready',
    links,
    release: {
      tag_name: 'v1',
      html_url: links.Github,
      published_at: null,
      assets: [
        {
          name: 'sentry-client-windows.exe',
          size: 1024,
          digest: `sha256:${digest}`,
          browser_download_url: links.Windows,
        },
        { name: 'sentry-client-macos.dmg', size: 2048, digest: 'md5:1234', browser_download_url: links.Mac },
      ],
    },
  })
  expect(rows).toHaveLength(6)
  expect(rows[0]).toMatchObject({ key: 'Windows', sizeBytes: 1024, sha256: digest })
  expect(rows[1]).toMatchObject({ key: 'Mac', sizeBytes: 2048, sha256: null })
  expect(rows[2]).toMatchObject({ key: 'Linux', sizeBytes: null, sha256: null })
})

test('all six files can be reached when the release is unknown', () => {
  const rows = artifactRows({ status: 'failed', links })
  expect(rows.map((row) => row.href)).toEqual(rows.map((row) => links[row.key]))
})
