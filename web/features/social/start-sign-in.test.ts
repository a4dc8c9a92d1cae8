import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startSignIn } from './start-sign-in.ts'

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
