import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { socialTokenSchema } from '@network-site/protocol/social-token'
import { oauthProvider } from '@network-site/sandbox/oauth-provider/oauth-provider'
import { failures } from '@network-site/site/failure-messages'
import { paths } from '@network-site/site/paths'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerError } from '../../http/error-handler.ts'
import type { Sql } from '../../services/database.ts'
import { createLog } from '../../services/log.ts'
import { createSocialAccounts } from '../../services/social-accounts.ts'
import { createTestContext } from '../../../test/test-context.ts'
import { socialPlugin } from './plugin.ts'

const clientId = 'client-with~odd*letters'
const redirectUri = `https://site.example${paths.socialReturn}`

async function listen(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Starts the sandbox's social network on a real port, with its own clock. */
async function startProvider({ clientSecret }: { clientSecret?: string } = { clientSecret: 's:e/c+r e-t' }) {
  const clock = { now: 1_700_000_000_000 }
  const app = Fastify()
  oauthProvider(app, {
    clientId,
    returnPath: paths.socialReturn,
    nowMilliseconds: () => clock.now,
    ...(clientSecret === undefined ? {} : { clientSecret }),
  })
  return { origin: await listen(app), clock, clientSecret, close: () => app.close() }
}

function startServer(
  origin: string,
  {
    clientSecret,
    returnsAnywhere = false,
    clock = { now: 0 },
  }: { clientSecret?: string | undefined; returnsAnywhere?: boolean; clock?: { now: number } } = {},
) {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'trace', isProduction: true }, { write: (line) => lines.push(line) })
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger })
  app.setErrorHandler(answerError)
  const social = {
    clientId,
    clientSecret,
    authorizeUrl: '',
    tokenUrl: `${origin}/2/oauth2/token`,
    apiUrl: `${origin}/2`,
    returnsAnywhere,
  }
  const nowMilliseconds = () => clock.now
  const socialAccounts = createSocialAccounts({
    sql: undefined as unknown as Sql,
    siteUrl: 'https://site.example',
    secret: 'a secret',
    hashSecret: 'a secret',
    nowMilliseconds,
  })
  const context = createTestContext({
    variables: { PUBLIC_URL: 'https://site.example' },
    external: { social },
    clock: { nowMilliseconds },
    socialAccounts,
  })
  void app.register(socialPlugin, context)
  const exchange = (query: Record<string, string>) =>
    app.inject({ url: `/get-twitter-token?${new URLSearchParams(query).toString()}` })
  return { app, lines, exchange, accountOf: socialAccounts.accountOf }
}

async function startSignIn({ returnsAnywhere = false } = {}) {
  const provider = await startProvider()
  const { origin, clientSecret } = provider
  return { ...provider, ...startServer(origin, { clientSecret, returnsAnywhere }) }
}

/** Submits the provider's consent page and returns the query for the token exchange. */
async function signIn(
  origin: string,
  decision: 'allow' | 'deny' = 'allow',
  returnUrl = redirectUri,
): Promise<Record<'sessionState' | 'codeVerifier', string> & { code?: string }> {
  const state = randomBytes(16).toString('base64url')
  const codeVerifier = randomBytes(48).toString('base64url')
  const response = await fetch(`${origin}/i/oauth2/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: returnUrl,
      scope: 'users.read tweet.read',
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      decision,
    }),
  })
  const returned = new URL(response.headers.get('location') ?? '').searchParams
  return { ...Object.fromEntries(returned), sessionState: state, codeVerifier }
}

const good = { state: 's', sessionState: 's', code: 'c', codeVerifier: 'v'.repeat(43) }

describe('GET /get-twitter-token', () => {
  it.each([
    ['confidential', 's:e/c+r e-t'],
    ['public', undefined],
  ])('exchanges a code as a %s client', async (_kind, clientSecret) => {
    const { origin } = await startProvider(clientSecret === undefined ? {} : { clientSecret })
    const { app, exchange } = startServer(origin, { clientSecret })
    const query = await signIn(origin)
    const answer = await exchange(query)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { accessToken } = socialTokenSchema.parse(answer.json())
    const who = await app.inject({ url: '/social/me', headers: { authorization: `Bearer ${accessToken}` } })
    expect(who.json()).toEqual({ name: 'Sandbox Player', username: 'sandbox_player' })
    expect(who.headers['cache-control']).toBe('no-store')
  })

  it('also signs a statement of who signed in', async () => {
    const { origin, exchange, accountOf } = await startSignIn()
    const statements = []
    for (let time = 0; time < 2; time++) {
      const { accessToken, statement = '' } = socialTokenSchema.parse((await exchange(await signIn(origin))).json())
      expect(accountOf(accessToken)).toBeUndefined()
      statements.push(statement)
    }
    expect(accountOf(statements[0] ?? '')).toMatch(/^[0-9a-f]{64}$/)
    expect(accountOf(statements[1] ?? '')).toBe(accountOf(statements[0] ?? ''))
  })

  it('returns the token without a statement if the provider does not say who signed in', async () => {
    const scripted = Fastify()
    scripted.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scripted.post('/2/oauth2/token', () => ({ access_token: 'token', token_type: 'bearer' }))
    scripted.get('/2/users/me', (_request, reply) => reply.code(429).send({}))
    const answer = await startServer(await listen(scripted)).exchange(good)
    expect(answer.json()).toEqual({ accessToken: 'token' })
  })

  it('accepts a code for 30 seconds', async () => {
    const { origin, clock, exchange } = await startSignIn()
    const inTime = await signIn(origin)
    clock.now += 30_000
    expect((await exchange(inTime)).statusCode).toBe(200)
    const late = await signIn(origin)
    clock.now += 30_001
    const answer = await exchange(late)
    expect(answer.statusCode).toBe(400)
    expect(errorAnswerSchema.parse(answer.json())).toEqual({
      error: failures.SIGN_IN_EXPIRED,
      code: 'SIGN_IN_EXPIRED',
    })
  })

  it('sends the browser’s redirect URI to a provider that accepts any origin', async () => {
    const { origin, exchange } = await startSignIn({ returnsAnywhere: true })
    const returnUrl = `http://192.168.1.7:3000${paths.socialReturn}`
    const here = await signIn(origin, 'allow', returnUrl)
    expect((await exchange({ ...here, redirectUri: returnUrl })).statusCode).toBe(200)
    const unstated = await signIn(origin, 'allow', returnUrl)
    expect((await exchange(unstated)).json()).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    })
  })

  it('sends only the registered redirect URI to a provider that accepts one', async () => {
    const { origin, exchange } = await startSignIn()
    const returnUrl = `https://evil.example${paths.socialReturn}`
    const query = await signIn(origin, 'allow', returnUrl)
    const answer = await exchange({ ...query, redirectUri: returnUrl })
    expect(answer.json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    const own = await signIn(origin)
    expect((await exchange({ ...own, redirectUri: returnUrl })).statusCode).toBe(200)
  })

  it('answers 403 if the person denied access', async () => {
    const { origin, exchange } = await startSignIn()
    const query = await signIn(origin, 'deny')
    const answer = await exchange(query)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'SIGN_IN_DENIED' })
  })

  it('rejects a wrong verifier, which invalidates the code', async () => {
    const { origin, exchange } = await startSignIn()
    const query = await signIn(origin)
    const wrong = await exchange({ ...query, codeVerifier: 'x'.repeat(43) })
    expect(wrong.json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    const right = await exchange(query)
    expect(right.json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  it('rejects a code that was used before', async () => {
    const { origin, exchange } = await startSignIn()
    const query = await signIn(origin)
    expect((await exchange(query)).statusCode).toBe(200)
    expect((await exchange(query)).json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  it('rejects a mismatched state without using the code', async () => {
    const { origin, exchange } = await startSignIn()
    const query = await signIn(origin)
    for (const sessionState of ['other', `${query.sessionState}x`, query.sessionState.slice(1)]) {
      const answer = await exchange({ ...query, sessionState })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_STATE' })
    }
    expect((await exchange(query)).statusCode).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['an empty query', {}],
    ['a missing state', { ...good, state: '' }],
    ['a missing session state', { ...good, sessionState: '' }],
    ['a missing code', { ...good, code: '' }],
    ['a short verifier', { ...good, codeVerifier: 'v'.repeat(42) }],
    ['a long verifier', { ...good, codeVerifier: 'v'.repeat(129) }],
    ['a verifier with a space', { ...good, codeVerifier: `${'v'.repeat(43)} ` }],
    ['a long state', { ...good, state: 's'.repeat(501), sessionState: 's'.repeat(501) }],
    ['a long code', { ...good, code: 'c'.repeat(2049) }],
    ['a code with a line break', { ...good, code: 'c\nd' }],
    ['a redirect to another page', { ...good, redirectUri: 'https://site.example/elsewhere' }],
    ['a redirect to an invalid host', { ...good, redirectUri: `https://[a"b${paths.socialReturn}` }],
    ['a redirect that is not a web URL', { ...good, redirectUri: `javascript:${paths.socialReturn}` }],
  ])('answers 400 to %s', async (_case, query) => {
    const { exchange } = startServer('http://127.0.0.1:1')
    const answer = await exchange(query)
    expect(answer.statusCode).toBe(400)
    expect(errorAnswerSchema.parse(answer.json()).code).toBe('MALFORMED')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('answers 400 if a parameter is repeated', async () => {
    const { app } = startServer('http://127.0.0.1:1')
    const answer = await app.inject(`/get-twitter-token?${new URLSearchParams(good).toString()}&state=s`)
    expect(answer.statusCode).toBe(400)
  })

  it('answers 503 if the provider is down or sends an invalid response', async () => {
    const { origin, close } = await startProvider()
    await close()
    const down = await startServer(origin).exchange(good)
    expect(down.statusCode).toBe(503)
    expect(down.headers['retry-after']).toBe('10')
    expect(down.json()).toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
    for (const [status, type, body] of [
      [502, 'text/html', '<html>'],
      [200, 'text/html', '<html>'],
      [200, 'application/json', '{}'],
    ] as const) {
      const broken = Fastify()
      broken.removeAllContentTypeParsers()
      broken.addContentTypeParser('*', (_request, _payload, done) => done(null))
      broken.post('/2/oauth2/token', (_request, reply) => reply.code(status).type(type).send(body))
      const answer = await startServer(await listen(broken)).exchange(good)
      expect([status, answer.statusCode]).toEqual([status, 503])
    }
  })

  it.each([
    ['invalid_grant', 400, 'SIGN_IN_EXPIRED'],
    ['access_denied', 403, 'SIGN_IN_DENIED'],
    ['unauthorized_client', 502, 'SIGN_IN_MISCONFIGURED'],
  ])('maps the provider’s %s to its own failure', async (error, status, code) => {
    const scripted = Fastify()
    scripted.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scripted.post('/2/oauth2/token', (_request, reply) => reply.code(400).send({ error }))
    const answer = await startServer(await listen(scripted)).exchange(good)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })

  it('logs a wrong client secret but does not reveal it to the visitor', async () => {
    const { origin } = await startProvider()
    const { exchange, lines } = startServer(origin, { clientSecret: 'not-the-secret' })
    const answer = await exchange(good)
    expect(answer.statusCode).toBe(502)
    expect(answer.body).not.toContain('invalid_client')
    expect(lines.join('')).toContain('invalid_client')
    expect(lines.join('')).not.toContain('not-the-secret')
  })

  it('never logs a code, verifier, state, or token', async () => {
    const { origin, clientSecret, close, app, exchange, lines } = await startSignIn()
    const query = await signIn(origin)
    const secrets = [query.code, query.codeVerifier, query.sessionState, clientSecret]
    const { accessToken, statement = '' } = socialTokenSchema.parse((await exchange(query)).json())
    secrets.push(accessToken, statement)
    await exchange(query)
    await exchange({ ...query, sessionState: 'other' })
    await exchange({ ...query, codeVerifier: query.codeVerifier.slice(0, 40) })
    await app.inject({ url: '/social/me', headers: { authorization: `Bearer ${accessToken}` } })
    await close()
    await exchange(query)
    await app.inject({ url: '/social/me', headers: { authorization: `Bearer ${accessToken}` } })
    const log = lines.join('')
    expect(log).toContain('/get-twitter-token')
    expect(log).toContain('ECONNREFUSED')
    for (const secret of secrets) expect(log).not.toContain(secret)
  })

  it('rate-limits each network with Retry-After', async () => {
    const { app, exchange } = startServer('http://127.0.0.1:1')
    for (let index = 0; index < 20; index++) expect((await exchange({})).statusCode).toBe(400)
    const answer = await exchange({})
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const other = await app.inject({ url: '/get-twitter-token', remoteAddress: '203.0.113.5' })
    expect(other.statusCode).toBe(400)
  })
})

describe('GET /social/me', () => {
  it.each([undefined, 'Bearer ', 'Bearer unknown', 'Basic abc', `Bearer ${'t'.repeat(4097)}`])(
    'answers 401 to %s',
    async (authorization) => {
      const { app } = await startSignIn()
      const answer = await app.inject({ url: '/social/me', ...(authorization ? { headers: { authorization } } : {}) })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_ENDED' })
    },
  )

  it('ignores a token in the query', async () => {
    const { origin, app, exchange } = await startSignIn()
    const query = await signIn(origin)
    const { accessToken } = socialTokenSchema.parse((await exchange(query)).json())
    expect((await app.inject(`/social/me?access_token=${accessToken}`)).statusCode).toBe(401)
  })

  it('caches a rejected token for ten minutes', async () => {
    let lookups = 0
    const scripted = Fastify()
    scripted.get('/2/users/me', (_request, reply) => reply.code(((lookups += 1), 401)).send({}))
    const clock = { now: 0 }
    const { app } = startServer(await listen(scripted), { clock })
    const ask = () => app.inject({ url: '/social/me', headers: { authorization: 'Bearer spent' } })
    for (let time = 0; time < 5; time++) expect((await ask()).statusCode).toBe(401)
    expect(lookups).toBe(1)
    clock.now += 10 * 60_000
    await ask()
    expect(lookups).toBe(2)
  })

  it('answers 503 if the provider is rate-limiting', async () => {
    const scripted = Fastify()
    scripted.get('/2/users/me', (_request, reply) => reply.code(429).send({}))
    const { app } = startServer(await listen(scripted))
    const answer = await app.inject({ url: '/social/me', headers: { authorization: 'Bearer t' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
  })
})

describe('without a provider', () => {
  it('answers 404, because sign-in is not offered', async () => {
    const app = Fastify()
    app.setErrorHandler(answerError)
    void app.register(socialPlugin, createTestContext())
    for (const url of ['/get-twitter-token', '/social/me']) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_NOT_OFFERED' })
    }
  })
})
