import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { socialTokenSchema } from '@network-site/protocol/social-token'
import { oauthProvider } from '@network-site/sandbox/oauth-provider/oauth-provider'
import { failures } from '@network-site/site/failure-messages'
import { paths } from '@network-site/site/paths'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { answerError } from '../../http/error-handler.ts'
import { createLog } from '../../services/log.ts'
import { createTestContext } from '../../../test/test-context.ts'
import { socialPlugin } from './plugin.ts'

const clientId = 'client-with~odd*letters'
const redirectUri = `https://site.example${paths.socialReturn}`
const closers: FastifyInstance[] = []

afterEach(async () => {
  for (const app of closers.splice(0)) await app.close()
})

async function listen(app: FastifyInstance): Promise<string> {
  closers.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** The sandbox's social network on a real port, with a clock of ours. */
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
  const context = createTestContext({
    variables: { PUBLIC_URL: 'https://site.example' },
    external: { social },
    clock: { nowMilliseconds: () => clock.now },
  })
  void app.register(socialPlugin, context)
  const exchange = (query: Record<string, string>) =>
    app.inject({ url: `/get-twitter-token?${new URLSearchParams(query).toString()}` })
  return { app, lines, exchange }
}

/** A person at the provider's consent page, from the button to the address they are sent back to. */
async function signIn(origin: string, decision: 'allow' | 'deny' = 'allow', returnUrl = redirectUri) {
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
  return { returned: Object.fromEntries(returned), kept: { sessionState: state, codeVerifier } }
}

describe('GET /get-twitter-token', () => {
  it.each([
    ['confidential', 's:e/c+r e-t'],
    ['public', undefined],
  ])('exchanges a code as a %s client', async (_kind, clientSecret) => {
    const { origin } = await startProvider(clientSecret === undefined ? {} : { clientSecret })
    const { app, exchange } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin)
    const answer = await exchange({ ...returned, ...kept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { accessToken } = socialTokenSchema.parse(answer.json())
    const who = await app.inject({ url: '/social/me', headers: { authorization: `Bearer ${accessToken}` } })
    expect(who.json()).toEqual({ name: 'Sandbox Player', username: 'sandbox_player' })
    expect(who.headers['cache-control']).toBe('no-store')
  })

  it('takes a code up to 30 seconds after it was issued, and not later', async () => {
    const { origin, clock, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret })
    const inTime = await signIn(origin)
    clock.now += 30_000
    expect((await exchange({ ...inTime.returned, ...inTime.kept })).statusCode).toBe(200)
    const late = await signIn(origin)
    clock.now += 30_001
    const answer = await exchange({ ...late.returned, ...late.kept })
    expect(answer.statusCode).toBe(400)
    expect(errorAnswerSchema.parse(answer.json())).toEqual({
      error: failures.SIGN_IN_EXPIRED,
      code: 'SIGN_IN_EXPIRED',
    })
  })

  it('exchanges at any origin where the provider returns to any, and says which', async () => {
    const { origin, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret, returnsAnywhere: true })
    const returnUrl = `http://192.168.1.7:3000${paths.socialReturn}`
    const here = await signIn(origin, 'allow', returnUrl)
    expect((await exchange({ ...here.returned, ...here.kept, redirectUri: returnUrl })).statusCode).toBe(200)
    const unsaid = await signIn(origin, 'allow', returnUrl)
    expect((await exchange({ ...unsaid.returned, ...unsaid.kept })).json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  it('names only its own address to a provider that knows one, whatever a browser says', async () => {
    const { origin, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret })
    const returnUrl = `https://evil.example${paths.socialReturn}`
    const { returned, kept } = await signIn(origin, 'allow', returnUrl)
    const answer = await exchange({ ...returned, ...kept, redirectUri: returnUrl })
    expect(answer.json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    const own = await signIn(origin)
    expect((await exchange({ ...own.returned, ...own.kept, redirectUri: returnUrl })).statusCode).toBe(200)
  })

  it('says so when the person did not allow it', async () => {
    const { origin, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin, 'deny')
    const answer = await exchange({ ...returned, ...kept })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'SIGN_IN_DENIED' })
  })

  it('refuses another verifier, and the code is spent by it', async () => {
    const { origin, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin)
    const wrong = await exchange({ ...returned, ...kept, codeVerifier: 'x'.repeat(43) })
    expect(wrong.json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    const right = await exchange({ ...returned, ...kept })
    expect(right.json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  it('refuses a code a second time', async () => {
    const { origin, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin)
    expect((await exchange({ ...returned, ...kept })).statusCode).toBe(200)
    expect((await exchange({ ...returned, ...kept })).json()).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  it('refuses a state that is not the one kept, without spending the code', async () => {
    const { origin, clientSecret } = await startProvider()
    const { exchange } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin)
    for (const sessionState of ['other', `${kept.sessionState}x`, kept.sessionState.slice(1)]) {
      const answer = await exchange({ ...returned, ...kept, sessionState })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_STATE' })
    }
    expect((await exchange({ ...returned, ...kept })).statusCode).toBe(200)
  })

  const good = { state: 's', sessionState: 's', code: 'c', codeVerifier: 'v'.repeat(43) }
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['no state', { ...good, state: '' }],
    ['no kept state', { ...good, sessionState: '' }],
    ['no code', { ...good, code: '' }],
    ['a short verifier', { ...good, codeVerifier: 'v'.repeat(42) }],
    ['a long verifier', { ...good, codeVerifier: 'v'.repeat(129) }],
    ['a verifier with a space', { ...good, codeVerifier: `${'v'.repeat(43)} ` }],
    ['a long state', { ...good, state: 's'.repeat(501), sessionState: 's'.repeat(501) }],
    ['a long code', { ...good, code: 'c'.repeat(2049) }],
    ['a code with a line break', { ...good, code: 'c\nd' }],
    ['a return to another page', { ...good, redirectUri: 'https://site.example/elsewhere' }],
    ['a return to no valid host', { ...good, redirectUri: `https://[a"b${paths.socialReturn}` }],
    ['a return that is no web address', { ...good, redirectUri: `javascript:${paths.socialReturn}` }],
  ])('answers 400 to %s', async (_case, query) => {
    const { exchange } = startServer('http://127.0.0.1:1')
    const answer = await exchange(query)
    expect(answer.statusCode).toBe(400)
    expect(errorAnswerSchema.parse(answer.json()).code).toBe('MALFORMED')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('answers 400 when a parameter comes twice', async () => {
    const { app } = startServer('http://127.0.0.1:1')
    const answer = await app.inject(`/get-twitter-token?${new URLSearchParams(good).toString()}&state=s`)
    expect(answer.statusCode).toBe(400)
  })

  it('answers 503 when the provider is down, hangs up or answers a page', async () => {
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
  ])('translates the provider’s %s', async (error, status, code) => {
    const scripted = Fastify()
    scripted.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scripted.post('/2/oauth2/token', (_request, reply) => reply.code(400).send({ error }))
    const answer = await startServer(await listen(scripted)).exchange(good)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })

  it('tells the operator, not the visitor, when the secret is wrong', async () => {
    const { origin } = await startProvider()
    const { exchange, lines } = startServer(origin, { clientSecret: 'not-the-secret' })
    const answer = await exchange(good)
    expect(answer.statusCode).toBe(502)
    expect(answer.body).not.toContain('invalid_client')
    expect(lines.join('')).toContain('invalid_client')
    expect(lines.join('')).not.toContain('not-the-secret')
  })

  it('logs no code, verifier, state or token, whatever comes of it', async () => {
    const { origin, clientSecret, close } = await startProvider()
    const { app, exchange, lines } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin)
    const secrets = [returned['code'], kept.codeVerifier, kept.sessionState, clientSecret]
    const { accessToken } = socialTokenSchema.parse((await exchange({ ...returned, ...kept })).json())
    secrets.push(accessToken)
    await exchange({ ...returned, ...kept })
    await exchange({ ...returned, ...kept, sessionState: 'other' })
    await exchange({ ...returned, ...kept, codeVerifier: kept.codeVerifier.slice(0, 40) })
    await app.inject({ url: '/social/me', headers: { authorization: `Bearer ${accessToken}` } })
    await close()
    await exchange({ ...returned, ...kept })
    await app.inject({ url: '/social/me', headers: { authorization: `Bearer ${accessToken}` } })
    const log = lines.join('')
    expect(log).toContain('/get-twitter-token')
    expect(log).toContain('ECONNREFUSED')
    for (const secret of secrets) expect(log).not.toContain(secret)
  })

  it('answers 429 with Retry-After to a network that tries too often, and to no other', async () => {
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
      const { origin, clientSecret } = await startProvider()
      const { app } = startServer(origin, { clientSecret })
      const answer = await app.inject({ url: '/social/me', ...(authorization ? { headers: { authorization } } : {}) })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_ENDED' })
    },
  )

  it('takes no token from the address', async () => {
    const { origin, clientSecret } = await startProvider()
    const { app, exchange } = startServer(origin, { clientSecret })
    const { returned, kept } = await signIn(origin)
    const { accessToken } = socialTokenSchema.parse((await exchange({ ...returned, ...kept })).json())
    expect((await app.inject(`/social/me?access_token=${accessToken}`)).statusCode).toBe(401)
  })

  it('asks the provider about a refused token once in ten minutes', async () => {
    let asked = 0
    const scripted = Fastify()
    scripted.get('/2/users/me', (_request, reply) => reply.code(((asked += 1), 401)).send({}))
    const clock = { now: 0 }
    const { app } = startServer(await listen(scripted), { clock })
    const ask = () => app.inject({ url: '/social/me', headers: { authorization: 'Bearer spent' } })
    for (let time = 0; time < 5; time++) expect((await ask()).statusCode).toBe(401)
    expect(asked).toBe(1)
    clock.now += 10 * 60_000
    await ask()
    expect(asked).toBe(2)
  })

  it('answers 503 when the provider has had enough', async () => {
    const scripted = Fastify()
    scripted.get('/2/users/me', (_request, reply) => reply.code(429).send({}))
    const { app } = startServer(await listen(scripted))
    const answer = await app.inject({ url: '/social/me', headers: { authorization: 'Bearer t' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
  })
})

describe('without a provider', () => {
  it('says that signing in is not offered', async () => {
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
