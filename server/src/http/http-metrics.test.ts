import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { httpMetrics } from './http-metrics.ts'
import { shedLoad } from './shed-load.ts'

function aServer(registry: Registry) {
  const app = Fastify()
  const { requestShed } = httpMetrics(app, registry)
  app.get('/metadata/:file', async () => ({}))
  app.get('/assets/entry-abc123.js', async () => '')
  app.get('/assets/pages-def456.js', async () => '')
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  return { app, requestShed }
}

/** The label sets that were counted, with how often. */
async function counted(registry: Registry): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, labels = '', count]) => [labels.replaceAll('"', ''), Number(count)]))
}

it('counts answers by the route’s pattern, whatever visitors put into addresses', async () => {
  const registry = new Registry()
  const { app } = aServer(registry)
  const urls = [
    '/metadata/1.json?utm=x',
    '/metadata/2.json',
    '/assets/entry-abc123.js',
    '/assets/pages-def456.js',
    '/made-up-1',
    '/made-up-2',
    '/broken',
  ]
  for (const url of urls) await app.inject(url)
  expect(await counted(registry)).toEqual({
    'method=GET,route=/metadata/:file,status=2xx': 2,
    'method=GET,route=/assets/*,status=2xx': 2,
    'method=GET,route=none,status=4xx': 2,
    'method=GET,route=/broken,status=5xx': 1,
  })
})

it('counts a request that was shed', async () => {
  const registry = new Registry()
  const { app, requestShed } = aServer(registry)
  shedLoad(app, { shedAfterMilliseconds: 1, onShed: requestShed })
  app.get('/late', async () => ({}))
  await app.ready()
  const answers = Array.from({ length: 400 }, () => app.inject('/late'))
  // Longer than a request may wait: what has not begun by now is refused.
  const until = performance.now() + 30
  while (performance.now() < until);
  const shed = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 503).length
  expect(shed).toBeGreaterThan(0)
  expect(await registry.metrics()).toContain(`http_requests_shed_total ${shed}`)
})
