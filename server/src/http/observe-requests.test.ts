import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpMetrics, traceRequests } from './observe-requests.ts'
import { shedLoad } from './shed-load.ts'
import { openTracing, type Tracing } from '../services/tracing.ts'

function createApp() {
  const registry = new Registry()
  const app = Fastify()
  const { requestShed } = httpMetrics(app, registry)
  app.get('/metadata/:file', async () => ({}))
  app.get('/assets/entry-abc123.js', async () => '')
  app.get('/assets/pages-def456.js', async () => '')
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  return { app, registry, requestShed }
}

/** Returns the request count by label set. */
async function counted(registry: Registry): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, labels = '', count]) => [labels.replaceAll('"', ''), Number(count)]))
}

it('labels requests with route patterns, never with paths that visitors choose', async () => {
  const { app, registry } = createApp()
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

it('counts shed requests', async () => {
  const { app, registry, requestShed } = createApp()
  shedLoad(app, { shedAfterMilliseconds: 1, onShed: requestShed })
  app.get('/late', async () => ({}))
  await app.ready()
  const answers = Array.from({ length: 400 }, () => app.inject('/late'))
  // Block the event loop for longer than a request may wait.
  const until = performance.now() + 30
  while (performance.now() < until);
  const shed = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 503).length
  expect(shed).toBeGreaterThan(0)
  expect(await registry.metrics()).toContain(`http_requests_shed_total ${shed}`)
})

type Sent = { name: string; kind: number; traceId: string; spanId: string; parentSpanId?: string; attributes: unknown }
type Export = { resourceSpans: Array<{ scopeSpans: Array<{ spans: Sent[] }> }> }

const servers: Server[] = []
let bodies: string[]
let headers: string | undefined
let tracing: Tracing

/** Starts an OTLP collector that records the spans it receives. */
beforeEach(async () => {
  bodies = []
  const collector = await listen((path, body, authorization) => {
    if (path === '/v1/traces') bodies.push(body)
    headers = authorization
  })
  tracing = openTracing({
    endpoint: collector,
    headers: { authorization: 'Bearer token' },
    serviceName: 'site',
    share: 1,
  })
})
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listen(take: (path: string, body: string, authorization?: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString()
      take(request.url ?? '', body, request.headers.authorization)
      response.setHeader('content-type', 'application/json').end('{}')
    })()
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function sentSpans(): Sent[] {
  const exports = bodies.map((body) => JSON.parse(body) as Export)
  return exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}

it('exports spans of a request and its outgoing calls, without personal data', async () => {
  const upstream = await listen(() => undefined)
  const app = Fastify()
  traceRequests(app, tracing)
  app.post('/mints/:address', async () => {
    await fetch(`${upstream}/key/secret-key?query=1`, { method: 'POST' })
    return { done: true }
  })
  app.get('/livez', async () => 'alive')
  await app.inject('/livez')
  await app.inject({ method: 'POST', url: '/mints/0xabc?code=secret-code', payload: { email: 'ada@example.com' } })
  await tracing.close()

  const spans = sentSpans()
  expect(spans.map(({ name }) => name).toSorted()).toEqual(['POST /mints/:address', `POST ${new URL(upstream).host}`])
  const [request, call] = [spans.find(({ kind }) => kind === 2), spans.find(({ kind }) => kind === 3)]
  expect(call?.parentSpanId).toBe(request?.spanId)
  expect(call?.traceId).toBe(request?.traceId)
  expect(request?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/mints/:address' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
    ]),
  )
  expect(bodies.join()).not.toMatch(/0xabc|secret|ada@|127\.0\.0\.1"/)
  expect(headers).toBe('Bearer token')
})
