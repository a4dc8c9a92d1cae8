import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { oauthProvider } from './oauth-provider.ts'

const redirectUri = 'https://site.example/signed-in'
const request = {
  response_type: 'code',
  client_id: 'client',
  redirect_uri: redirectUri,
  scope: 'users.read',
  state: '"><script>alert(1)</script>',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}

function startProvider() {
  const app = Fastify()
  oauthProvider(app, { clientId: 'client', clientSecret: 'secret', returnPath: '/signed-in' })
  return app
}

function authorize(query: Record<string, string>) {
  return startProvider().inject(`/i/oauth2/authorize?${new URLSearchParams(query).toString()}`)
}

function postForm(url: string, payload: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return startProvider().inject({ method: 'POST', url, payload, headers: { ...type, ...headers } })
}

describe('oauthProvider', () => {
  it('shows a consent page that escapes the request', async () => {
    const page = await authorize(request)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Authorize app')
    expect(page.body).not.toContain('<script>')
  })

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://192.168.1.7:3000', 'https://tunnel.example'])(
    'accepts a return to the site at %s',
    async (origin) => {
      expect((await authorize({ ...request, redirect_uri: `${origin}/signed-in` })).statusCode).toBe(200)
    },
  )

  it.each([
    ['another return page', { redirect_uri: 'https://site.example/' }],
    ['a return URL with a query', { redirect_uri: 'https://site.example/?x=/signed-in' }],
    ['a script as return URL', { redirect_uri: 'javascript:alert(1)//a/signed-in' }],
    ['another client', { client_id: 'other' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a short challenge', { code_challenge: 'short' }],
    ['no state', { state: '' }],
  ])('rejects %s without a redirect', async (_case, change) => {
    const answer = await authorize({ ...request, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  it('redirects without a code if consent is denied', async () => {
    const payload = new URLSearchParams({ ...request, decision: 'deny' }).toString()
    const answer = await postForm('/i/oauth2/authorize', payload)
    const returned = new URL(String(answer.headers.location))
    expect(returned.origin + returned.pathname).toBe(redirectUri)
    expect(Object.fromEntries(returned.searchParams)).toEqual({ state: request.state, error: 'access_denied' })
  })

  it.each([
    ['no credentials', {}, ''],
    ['the wrong secret', { authorization: `Basic ${btoa('client:wrong')}` }, ''],
    ['a client ID without a secret', {}, '&client_id=client'],
  ])('issues no token for %s', async (_case, headers, extra) => {
    const payload = `grant_type=authorization_code&code=x&code_verifier=v&redirect_uri=${encodeURIComponent(redirectUri)}${extra}`
    const answer = await postForm('/2/oauth2/token', payload, headers)
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([401, 'invalid_client'])
  })
})
