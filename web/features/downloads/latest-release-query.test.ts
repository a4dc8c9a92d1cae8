import { QueryClient, QueryObserver } from '@tanstack/react-query'
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

test('is cached under latest-version, with what the mirror says of its age', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...release, body: 'notes' }))
  const client = new QueryClient()
  await client.fetchQuery(latestReleaseQuery('/releases/latest'))
  expect(client.getQueryData(['latest-version'])).toEqual(release)
})

test.each([
  ['another status', () => Response.json(release, { status: 404 })],
  ['a refusal', () => Response.json({ error: 'Later.' }, { status: 503 })],
  ['another shape', () => Response.json({ ...release, tag_name: '../..', html_url: 'javascript:0' })],
  ['other types', () => Response.json({ tag_name: 7, assets: 'many' })],
  ['no tag', () => Response.json({ html_url: 'https://code.example', published_at: null, assets: [] })],
  ['a tag that is a parent folder', () => Response.json({ ...release, tag_name: '..' })],
  ['no JSON', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails on %s', async (_case, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.fetchQuery(latestReleaseQuery('/releases/latest'))).rejects.toThrow(/./)
})

test('is fetched once, also for a component that mounts after the failure', async () => {
  const ask = vi.fn(async () => Response.json({}, { status: 503 }))
  vi.stubGlobal('fetch', ask)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observe = () => new QueryObserver(client, latestReleaseQuery('/releases/latest'))
  const leaveFirst = observe().subscribe(() => {})
  await vi.waitFor(() => expect(client.getQueryState(['latest-version'])?.status).toBe('error'), 15_000)
  const leaveSecond = observe().subscribe(() => {})
  expect(client.isFetching()).toBe(0)
  expect(ask).toHaveBeenCalledOnce()
  leaveFirst()
  leaveSecond()
})
