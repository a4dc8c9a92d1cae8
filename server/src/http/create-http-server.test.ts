import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '@network-site/sandbox/child-process'
import { failures } from '@network-site/site/failure-messages'
import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { createHttpServer } from './create-http-server.ts'
import { listen } from './listen.ts'

const createServer = () =>
  createHttpServer({ log: pino({ level: 'silent' }), trustedProxies: [], isHttps: true, hsts: 'host' })

it.each([
  ['a malformed URL', '/%E0%A4%A', 400],
  ['an unknown path', '/nowhere', 404],
  ['an internal error', '/broken', 500],
])('sends security headers with the response to %s', async (_case, url, status) => {
  const server = createServer()
  server.get('/broken', () => {
    throw new Error('secret')
  })
  const answer = await server.inject({ url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
})

it('sets request, header, and connection timeouts', () => {
  expect(createServer().server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000, timeout: 120_000 })
})

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
let app: FastifyInstance
let port: number

beforeEach(async () => {
  app = createServer()
  app.get('/', async () => ({ here: true }))
  port = await freePort()
  await listen(app, { host: 'localhost', port, drainMilliseconds: 1000 })
})
afterEach(() => app.close())

async function send(text: string, host: string): Promise<string> {
  const socket = connect(port, host)
  socket.end(text)
  let received = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) received += chunk.toString()
  return received
}

const codes = { 400: 'BAD_REQUEST', 431: 'HEADERS_TOO_LARGE' } as const

it.each([
  ['a non-HTTP protocol', 'SSH-2.0-client\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nhost: here\r\n\r\n', 400],
  ['an incomplete request', 'GET / HTTP/1.1\r\nhos', 400],
  ['a missing host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['oversized headers', `GET / HTTP/1.1\r\nhost: here\r\na: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\nexpect: more\r\n\r\n', 200],
] as const)('answers %s in JSON with security headers at both addresses', async (_case, text, status) => {
  for (const host of ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]) {
    const [head = '', body = ''] = (await send(text, host)).split('\r\n\r\n')
    expect(head).toMatch(`HTTP/1.1 ${status} `)
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
    expect(head.toLowerCase()).toContain('strict-transport-security: max-age=31536000')
    expect(JSON.parse(body)).toEqual(
      status === 200 ? { here: true } : { error: failures[codes[status]], code: codes[status] },
    )
  }
})

it('serves HTTP/1.0 clients, which send no host', async () => {
  expect(await send('GET / HTTP/1.0\r\n\r\n', '127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /)
})
