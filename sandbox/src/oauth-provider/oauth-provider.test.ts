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

describe('oauthProvider', () => {
  it('asks for consent and carries the request along as text', async () => {
    const page = await authorize(request)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Authorize app')
    expect(page.body).not.toContain('<script>')
  })

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://192.168.1.7:3000', 'https://tunnel.example'])(
    'takes people back to the site at %s',
    async (origin) => {
      expect((await authorize({ ...request, redirect_uri: `${origin}/signed-in` })).statusCode).toBe(200)
    },
  )

  it.each([
    ['another page to return to', { redirect_uri: 'https://site.example/' }],
    ['a return with a query', { redirect_uri: 'https://site.example/?x=/signed-in' }],
    ['a return that is a script', { redirect_uri: 'javascript:alert(1)//a/signed-in' }],
    ['another client', { client_id: 'other' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a short challenge', { code_challenge: 'short' }],
    ['no state', { state: '' }],
  ])('sends nobody anywhere for %s', async (_case, change) => {
    const answer = await authorize({ ...request, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  it('sends a person who declines back with no code', async () => {
    const answer = await startProvider().inject({
      method: 'POST',
      url: '/i/oauth2/authorize',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...request, decision: 'deny' }).toString(),
    })
    const returned = new URL(String(answer.headers.location))
    expect(returned.origin + returned.pathname).toBe(redirectUri)
    expect(Object.fromEntries(returned.searchParams)).toEqual({ state: request.state, error: 'access_denied' })
  })

  it.each([
    ['no credentials', {}, ''],
    ['the wrong secret', { authorization: `Basic ${btoa('client:wrong')}` }, ''],
    ['the name alone', {}, '&client_id=client'],
  ])('gives a token to nobody with %s', async (_case, headers, extra) => {
    const answer = await startProvider().inject({
      method: 'POST',
      url: '/2/oauth2/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: `grant_type=authorization_code&code=x&code_verifier=v&redirect_uri=${encodeURIComponent(redirectUri)}${extra}`,
    })
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([401, 'invalid_client'])
  })
})
