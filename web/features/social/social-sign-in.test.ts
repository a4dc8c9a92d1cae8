import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../ui/testing/memory-storage.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { startSignIn } from './social-sign-in.ts'

const settings = {
  authorizeUrl: 'https://social.test/i/oauth2/authorize',
  clientId: 'client',
  redirectUri: 'https://site.test/signed-in',
  scope: 'users.read tweet.read',
}

test.each([
  ['by Web Crypto', crypto],
  ['in JavaScript without Web Crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])(
  'stores state and verifier, and sends the state and the verifier’s S256 digest computed %s',
  async (_case, random) => {
    const session = createMemoryStorage()
    const url = new URL(await startSignIn(settings, { session, crypto: random }))
    const query = Object.fromEntries(url.searchParams)
    const verifier = session.getItem('codeVerifier') ?? ''
    expect(url.origin + url.pathname).toBe(settings.authorizeUrl)
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(query).toEqual({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: settings.redirectUri,
      scope: settings.scope,
      state: session.getItem('state'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    expect(url.href).not.toContain(verifier)
  },
)

test('never reuses a state or verifier', async () => {
  const first = createMemoryStorage()
  const second = createMemoryStorage()
  await startSignIn(settings, { session: first, crypto })
  await startSignIn(settings, { session: second, crypto })
  expect(first.getItem('state')).not.toBe(second.getItem('state'))
  expect(first.getItem('codeVerifier')).not.toBe(second.getItem('codeVerifier'))
})

const returned = new URLSearchParams({ state: 'from-provider', code: 'one-time' })

describe('completeSignIn', () => {
  test('stores the token and the statement, and deletes the state and verifier', async () => {
    const dependencies = setUp()
    await completeSignIn(returned, dependencies)
    expect(Object.fromEntries(dependencies.session.items)).toEqual({
      twitterAccessToken: 'token',
      socialStatement: 'statement',
    })
  })

  test('deletes the statement of the previous account if the server returns none', async () => {
    const dependencies = setUp({
      stored: { ...storedSession, socialStatement: 'of another account' },
      body: { accessToken: 'token' },
    })
    await completeSignIn(returned, dependencies)
    expect(Object.fromEntries(dependencies.session.items)).toEqual({ twitterAccessToken: 'token' })
  })

  test('sends the state, the code, and both stored values', async () => {
    const dependencies = setUp()
    await completeSignIn(returned, dependencies)
    expect(dependencies.fetch).toHaveBeenCalledExactlyOnceWith(
      '/get-twitter-token?state=from-provider&code=one-time&sessionState=kept&codeVerifier=secret',
    )
  })

  test('also sends its own URL if it differs from the public one', async () => {
    const dependencies = setUp()
    await completeSignIn(returned, { ...dependencies, returnUrl: 'http://127.0.0.1:3000/signed-in' })
    expect(dependencies.fetch).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/&redirectUri=http%3A%2F%2F127\.0\.0\.1%3A3000%2Fsigned-in$/),
    )
  })

  test('sends no request without a stored state and verifier', async () => {
    const dependencies = setUp({ stored: {} })
    await expect(completeSignIn(returned, dependencies)).rejects.toThrow('sessionState, codeVerifier')
    expect(dependencies.fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['a rejection', { error: 'no', code: 'STATE_MISMATCH' }, 403],
    ['a response without a token', {}, 200],
  ])('leaves the session unchanged after %s', async (_case, body, status) => {
    const dependencies = setUp({ body, status })
    await expect(completeSignIn(returned, dependencies)).rejects.toThrow()
    expect(Object.fromEntries(dependencies.session.items)).toEqual(storedSession)
  })
})

const storedSession = { state: 'kept', codeVerifier: 'secret' }

function setUp({
  stored = storedSession as Record<string, string>,
  body = { accessToken: 'token', statement: 'statement' } as unknown,
  status = 200,
} = {}) {
  return {
    session: createMemoryStorage(stored),
    returnUrl: 'https://site.test/signed-in',
    publicReturnUrl: 'https://site.test/signed-in',
    fetch: vi.fn<typeof fetch>(async () => Response.json(body, { status })),
  }
}
