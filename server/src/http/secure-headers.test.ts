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

const navigation = { 'upgrade-insecure-requests': '1' }

it('sets security headers on every response', async () => {
  expect(await headersOf({})).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(await headersOf({})).not.toHaveProperty('strict-transport-security')
})

it('sends HSTS and the opener policy to every navigation if PUBLIC_URL uses TLS', async () => {
  expect(await headersOf({ isHttps: true, headers: navigation })).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
})

it('includes subdomains in HSTS only if configured, and omits HSTS if it is off', async () => {
  const hstsOf = async (hsts: SecureHeadersOptions['hsts']) =>
    (await headersOf({ isHttps: true, hsts }))['strict-transport-security']
  expect(await hstsOf('subdomains')).toBe('max-age=31536000; includeSubDomains')
  expect(await hstsOf('off')).toBeUndefined()
})

it('omits the opener policy on untrusted plain HTTP, where browsers report it as an error', async () => {
  expect(await headersOf({ headers: navigation })).not.toHaveProperty('cross-origin-opener-policy')
  const trusted = await headersOf({ headers: { ...navigation, 'sec-fetch-dest': 'document' } })
  expect(trusted).toHaveProperty('cross-origin-opener-policy')
})
