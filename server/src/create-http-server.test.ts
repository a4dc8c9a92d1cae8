import pino from 'pino'
import { expect, it } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

function aServer() {
  const app = createHttpServer({ log: pino({ level: 'silent' }), trustedProxies: [], isHttps: true, hsts: 'host' })
  app.get('/broken', () => {
    throw new Error('secret')
  })
  return app
}

it.each([
  ['an address that is no URL', '/%E0%A4%A', 400],
  ['an unknown address', '/nowhere', 404],
  ['an error', '/broken', 500],
])('answers %s with the defensive headers', async (_case, url, status) => {
  const answer = await aServer().inject({ url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
})

it('limits how long a client may take', () => {
  expect(aServer().server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000, timeout: 120_000 })
})
