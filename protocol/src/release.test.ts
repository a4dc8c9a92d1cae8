import { describe, expect, it } from 'vitest'
import { latestReleaseSchema } from './release.ts'

const repository = 'https://github.com/owner/repo'
const release = {
  tag_name: 'v1.4.2',
  html_url: `${repository}/releases/tag/v1.4.2`,
  published_at: '2023-12-06T09:00:00Z',
  assets: [
    {
      name: 'a.zip',
      size: 3,
      digest: 'sha256:00',
      browser_download_url: `${repository}/releases/download/v1.4.2/a.zip`,
    },
  ],
}

describe('latestReleaseSchema', () => {
  it('parses a response of the code host and drops unused fields', () => {
    expect(latestReleaseSchema.parse({ ...release, id: 9, body: 'notes' })).toEqual(release)
  })

  it('accepts assets without a digest', () => {
    const old = { ...release, assets: [{ ...release.assets[0], digest: undefined }] }
    expect(latestReleaseSchema.parse(old).assets[0]?.digest).toBeNull()
  })

  it.each([
    ['no tag', { ...release, tag_name: undefined }],
    ['an empty tag', { ...release, tag_name: '' }],
    ['a tag that is a parent folder', { ...release, tag_name: '..' }],
    ['a tag with a line break', { ...release, tag_name: 'v1\n2' }],
    ['a script as the page URL', { ...release, html_url: 'javascript:alert(1)' }],
    ['a data URL as the download', { ...release, assets: [{ ...release.assets[0], browser_download_url: 'data:,x' }] }],
    ['a size in words', { ...release, assets: [{ ...release.assets[0], size: 'large' }] }],
    ['HTML instead of JSON', '<html>'],
  ])('rejects %s', (_case, answer) => {
    expect(latestReleaseSchema.safeParse(answer).success).toBe(false)
  })
})
