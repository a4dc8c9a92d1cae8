import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { latestReleaseQuery } from './latest-release-query.ts'

const release = {
  tag_name: 'v1',
  html_url: 'https://code.example/release',
  published_at: null,
  assets: [],
  checked_at: '2026-01-02T03:04:05.000Z',
  stale: true,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('caches the release under latest-version with the age that the mirror reports', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...release, body: 'notes' }))
  const client = new QueryClient()
  await client.fetchQuery(latestReleaseQuery('/releases/latest'))
  expect(client.getQueryData(['latest-version'])).toEqual(release)
})

test.each([
  ['an error status', () => Response.json(release, { status: 404 })],
  ['an error response', () => Response.json({ error: 'Later.' }, { status: 503 })],
  ['invalid values', () => Response.json({ ...release, tag_name: '../..', html_url: 'javascript:0' })],
  ['wrong types', () => Response.json({ tag_name: 7, assets: 'many' })],
  ['a missing tag', () => Response.json({ html_url: 'https://code.example', published_at: null, assets: [] })],
  ['a tag that is a parent folder', () => Response.json({ ...release, tag_name: '..' })],
  ['HTML', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails on %s', async (_case, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.fetchQuery(latestReleaseQuery('/releases/latest'))).rejects.toThrow(/./)
})
