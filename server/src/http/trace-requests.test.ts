import Fastify from 'fastify'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTracing, type Tracing } from '../services/tracing.ts'
import { traceRequests } from './trace-requests.ts'

type Sent = { name: string; kind: number; traceId: string; spanId: string; parentSpanId?: string; attributes: unknown }
type Export = { resourceSpans: Array<{ scopeSpans: Array<{ spans: Sent[] }> }> }

const servers: Server[] = []
let bodies: string[]
let headers: string | undefined
let tracing: Tracing

/** A collector that takes OTLP over HTTP, and keeps what it is sent. */
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

it('sends a span of a request and of what it asked elsewhere, without anything personal', async () => {
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
