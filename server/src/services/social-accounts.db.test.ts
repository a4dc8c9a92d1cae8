import { ServiceError } from '@network-site/protocol/failures'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { createSocialAccounts } from './social-accounts.ts'
import { socialClaimsTable } from './tables.ts'

const secret = 'a secret of some length'
const one = `0x${'1'.repeat(40)}`
const other = `0x${'2'.repeat(40)}`

describe.each(databaseKinds)('social accounts on %s', (kind) => {
  let store: TestDatabase
  let provider: FastifyInstance
  let apiUrl: string
  const clock = { now: 1_700_000_000_000 }
  const seen: string[] = []
  /** The provider's responses by token. */
  let answers: Record<string, { status: number; body: unknown }>

  beforeEach(async () => {
    store = await borrowTestDatabase(kind)
    seen.length = 0
    answers = {
      good: { status: 200, body: { data: { id: '4711' } } },
      again: { status: 200, body: { data: { id: '4711' } } },
    }
    provider = Fastify()
    provider.get('/users/me', (request, reply) => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      seen.push(token)
      const { status, body } = answers[token] ?? { status: 401, body: {} }
      return reply.code(status).send(body)
    })
    apiUrl = await provider.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => provider.close())
  afterAll(closeTestDatabases)

  const open = () => createSocialAccounts({ apiUrl, sql: store.database.sql, secret, nowMilliseconds: () => clock.now })

  it('can mint for one wallet a day, across tokens and servers', async () => {
    const [first, second] = [open(), open()]
    const account = (await first.accountOf('good')) ?? ''
    expect(await second.accountOf('again')).toBe(account)
    const today = { chain: 1, day: 5 }
    const claims = await Promise.all([
      first.claim(account, { ...today, wallet: one }),
      second.claim(account, { ...today, wallet: other }),
    ])
    expect(claims.filter(Boolean)).toHaveLength(1)
    const winner = claims[0] ? one : other
    for (const accounts of [first, second, open()]) {
      expect(await accounts.claim(account, { ...today, wallet: winner })).toBe(true)
      expect(await accounts.claim(account, { ...today, wallet: winner === one ? other : one })).toBe(false)
    }
    expect(await first.claim(account, { chain: 1, day: 6, wallet: other })).toBe(true)
  })

  it('are stored hashed, and only for the current day', async () => {
    const accounts = open()
    const account = (await accounts.accountOf('good')) ?? ''
    await accounts.claim(account, { chain: 1, day: 5, wallet: one })
    await accounts.claim(account, { chain: 1, day: 6, wallet: one })
    const rows = await store.database.sql.select().from(socialClaimsTable)
    expect(rows).toEqual([{ chain: 1, day: 6, account: expect.stringMatching(/^[0-9a-f]{64}$/), wallet: one }])
    expect(JSON.stringify(rows)).not.toContain('4711')
  })

  it('are cached for ten minutes, for valid and invalid tokens', async () => {
    const accounts = open()
    for (let time = 0; time < 5; time++) {
      expect(await accounts.accountOf('bad')).toBeUndefined()
      expect(await accounts.accountOf('good')).toBeDefined()
    }
    expect(seen.toSorted()).toEqual(['bad', 'good'])
    clock.now += 10 * 60_000
    await Promise.all(Array.from({ length: 5 }, () => accounts.accountOf('bad')))
    expect(seen).toHaveLength(3)
  })

  it.each([
    ['is rate-limiting', { status: 429, body: {} }, 60],
    ['fails', { status: 502, body: '<html>' }, 10],
    ['sends an invalid response', { status: 200, body: {} }, 10],
  ])('answer 503 with Retry-After while the provider %s, without caching that', async (_case, outage, seconds) => {
    const accounts = open()
    answers['late'] = outage
    expect(await failureOf(accounts.accountOf('late'))).toEqual(['SIGN_IN_UNAVAILABLE', 503, seconds])
    answers['late'] = { status: 200, body: { data: { id: '1' } } }
    expect(await accounts.accountOf('late')).toBeDefined()
  })

  it('answer 503 while the provider is down', async () => {
    const accounts = open()
    await provider.close()
    expect(await failureOf(accounts.accountOf('good'))).toEqual(['SIGN_IN_UNAVAILABLE', 503, 10])
  })
})

async function failureOf(lookup: Promise<unknown>) {
  const error: unknown = await lookup.catch((reason: unknown) => reason)
  return error instanceof ServiceError ? [error.code, error.status, error.retryAfterSeconds] : error
}
