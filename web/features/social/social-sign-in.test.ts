import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { completeSignIn, startSignIn } from './social-sign-in.ts'

const settings = {
  authorizeUrl: 'https://social.test/i/oauth2/authorize',
  clientId: 'client',
  redirectUri: 'https://site.test/signed-in',
  scope: 'users.read tweet.read',
}

test.each([
  ['by the browser', crypto],
  ['in script where the browser does not', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('keeps state and verifier, and sends state and the verifier’s S256 digest, made %s', async (_case, random) => {
  const { items, session } = aSession()
  const url = new URL(await startSignIn(settings, { session, crypto: random }))
  const query = Object.fromEntries(url.searchParams)
  const verifier = items.get('codeVerifier') ?? ''
  expect(url.origin + url.pathname).toBe(settings.authorizeUrl)
  expect(verifier).toMatch(/^[\w-]{43}$/)
  expect(query).toEqual({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: settings.redirectUri,
    scope: settings.scope,
    state: items.get('state'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  expect(url.href).not.toContain(verifier)
})

test('never uses a state or verifier twice', async () => {
  const first = aSession()
  const second = aSession()
  await startSignIn(settings, { session: first.session, crypto })
  await startSignIn(settings, { session: second.session, crypto })
  expect(first.items.get('state')).not.toBe(second.items.get('state'))
  expect(first.items.get('codeVerifier')).not.toBe(second.items.get('codeVerifier'))
})

function aSession() {
  const items = new Map<string, string>()
  return { items, session: { setItem: (key: string, value: string) => void items.set(key, value) } }
}

const returned = new URLSearchParams({ state: 'from-provider', code: 'one-time' })

describe('completeSignIn', () => {
  test('stores the token and forgets what the exchange used', async () => {
    const dependencies = setUp({ state: 'kept', codeVerifier: 'secret' }, { accessToken: 'token' })
    await completeSignIn(returned, dependencies)
    expect(Object.fromEntries(dependencies.items)).toEqual({ twitterAccessToken: 'token' })
  })

  test('sends state, code and both stored values', async () => {
    const dependencies = setUp({ state: 'kept', codeVerifier: 'secret' }, { accessToken: 'token' })
    await completeSignIn(returned, dependencies)
    expect(dependencies.fetch).toHaveBeenCalledExactlyOnceWith(
      '/get-twitter-token?state=from-provider&code=one-time&sessionState=kept&codeVerifier=secret',
    )
  })

  test('also sends its own address, if that is not the public one', async () => {
    const dependencies = setUp({ state: 'kept', codeVerifier: 'secret' }, { accessToken: 'token' })
    await completeSignIn(returned, { ...dependencies, returnUrl: 'http://127.0.0.1:3000/signed-in' })
    expect(dependencies.fetch).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/&redirectUri=http%3A%2F%2F127\.0\.0\.1%3A3000%2Fsigned-in$/),
    )
  })

  test('sends nothing without a stored state and verifier', async () => {
    const dependencies = setUp({}, { accessToken: 'token' })
    await expect(completeSignIn(returned, dependencies)).rejects.toThrow('sessionState, codeVerifier')
    expect(dependencies.fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['a refusal', { error: 'no', code: 'STATE_MISMATCH' }, 403],
    ['an answer without a token', {}, 200],
  ])('keeps the session as it was after %s', async (_case, body, status) => {
    const dependencies = setUp({ state: 'kept', codeVerifier: 'secret' }, body, status)
    await expect(completeSignIn(returned, dependencies)).rejects.toThrow()
    expect(Object.fromEntries(dependencies.items)).toEqual({ state: 'kept', codeVerifier: 'secret' })
  })
})

function setUp(stored: Record<string, string>, body: unknown, status = 200) {
  const items = new Map(Object.entries(stored))
  return {
    items,
    returnUrl: 'https://site.test/signed-in',
    publicReturnUrl: 'https://site.test/signed-in',
    fetch: vi.fn<typeof fetch>(async () => Response.json(body, { status })),
    session: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  }
}
