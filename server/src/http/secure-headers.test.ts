import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { secureHeaders, type SecureHeadersOptions } from './secure-headers.ts'

async function headersOf({
  isHttps = false,
  hsts = 'host',
  headers = {},
}: Partial<SecureHeadersOptions> & { headers?: Record<string, string> }) {
  const app = Fastify()
  secureHeaders(app, { isHttps, hsts })
  app.get('/', async () => 'page')
  return (await app.inject({ url: '/', headers })).headers
}

const opensPage = { 'upgrade-insecure-requests': '1' }

it('defends every answer', async () => {
  expect(await headersOf({})).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(await headersOf({})).not.toHaveProperty('strict-transport-security')
})

it('asks for TLS for ever where PUBLIC_URL has it, and separates windows at any address then', async () => {
  expect(await headersOf({ isHttps: true, headers: opensPage })).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
})

it('speaks for subdomains only where the operator says so, and for nobody where that is off', async () => {
  const hstsOf = async (hsts: SecureHeadersOptions['hsts']) =>
    (await headersOf({ isHttps: true, hsts }))['strict-transport-security']
  expect(await hstsOf('subdomains')).toBe('max-age=31536000; includeSubDomains')
  expect(await hstsOf('off')).toBeUndefined()
})

it('leaves out what a browser would refuse with an error on a page over plain http', async () => {
  expect(await headersOf({ headers: opensPage })).not.toHaveProperty('cross-origin-opener-policy')
  expect(await headersOf({ headers: { ...opensPage, 'sec-fetch-dest': 'document' } })).toHaveProperty(
    'cross-origin-opener-policy',
  )
})
