import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  createQuestApp,
  latePosition,
  minter,
  type QuestAppOptions,
  silentPosition,
  stranger,
} from '../../../test/quest-app.ts'

const key = 'a-key-of-some-length'

/** Outages in which a wallet that has not completed the quest must not get a no. */
const outages: Array<[string, QuestAppOptions, quest: string, code: string]> = [
  ['the index is empty', { position: silentPosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
  ['the index is far behind', { position: latePosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
  ['the chain does not respond', {}, 'hold-token', 'CHAIN_SILENT'],
]
const hangingIndex: (typeof outages)[number] = [
  'the index hangs',
  { of: async () => new Promise<never>(() => undefined) },
  'first-mint',
  'MINT_INDEX_UNAVAILABLE',
]

let app: FastifyInstance

describe('Galxe', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/quests.md', import.meta.url), 'utf8')
  const expression = /```js\n(function\(resp\).+)\n```/.exec(guide)?.[1] ?? ''

  function evaluate(body: string): unknown {
    return runInNewContext(`(${expression})(resp)`, { resp: JSON.parse(body) as unknown })
  }

  /** Sends a request like Galxe's backend: with the wallet in lower case and the headers from the dashboard. */
  async function verify(
    template: string,
    { wallet = minter, headers = {} }: { wallet?: string; headers?: object } = {},
  ) {
    return app.inject({ url: template.replace('$address', wallet.toLowerCase()), headers: { ...headers } })
  }

  it('allows the preflight with the placeholder when a credential is saved, without any checks', async () => {
    app = await createQuestApp({ keys: new Map([['galxe', key]]), position: silentPosition, requestsPerMinute: 1 })
    for (const url of ['/quests/galxe/first-mint?address=$address', '/quests/galxe/none/$address', '/quests/galxe/x']) {
      const answer = await app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://dashboard.galxe.com',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'Content-Type',
        },
      })
      expect(answer.statusCode).toBe(204)
      expect(answer.body).toBe('')
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-methods']).toContain('GET')
      expect(answer.headers['access-control-allow-headers']).toContain('Content-Type')
    }
  })

  it.each(['/quests/galxe/streak-3?address=$address', '/quests/galxe/streak-3/$address'])(
    'evaluates %s with the documented expression',
    async (template) => {
      app = await createQuestApp()
      const [done, not] = [await verify(template), await verify(template, { wallet: stranger })]
      expect([done.statusCode, not.statusCode]).toEqual([200, 200])
      expect([evaluate(done.body), evaluate(not.body)]).toEqual([1, 0])
      expect(done.json()).toEqual({ completed: true, have: 3, need: 3 })
      expect(not.json()).toEqual({ completed: false, have: 0, need: 3, message: expect.stringMatching(/^0 of 3\./) })
      expect(done.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    },
  )

  it('accepts a wallet without 0x', async () => {
    app = await createQuestApp()
    const answer = await verify('/quests/galxe/streak-3?address=$address', { wallet: minter.slice(2) })
    expect(evaluate(answer.body)).toBe(1)
  })

  it('accepts the key in either header', async () => {
    app = await createQuestApp({ keys: new Map([['galxe', key]]) })
    const template = '/quests/galxe/first-mint?address=$address'
    expect(evaluate((await verify(template, { headers: { 'x-api-key': key } })).body)).toBe(1)
    expect(evaluate((await verify(template, { headers: { authorization: `Bearer ${key}` } })).body)).toBe(1)
    for (const headers of [{}, { 'x-api-key': `${key}x` }, { authorization: 'Bearer wrong' }]) {
      const answer = await verify(template, { headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'QUEST_KEY_WRONG' })
    }
  })

  it.each([
    ...outages,
    hangingIndex,
    [
      'the index fails',
      { of: async () => Promise.reject(new Error('select * from x')) },
      'first-mint',
      'MINT_INDEX_UNAVAILABLE',
    ],
  ])('returns no verdict while %s', async (_case, options, quest, code) => {
    app = await createQuestApp({ timeoutMilliseconds: 300, ...options })
    const answer = await verify(`/quests/galxe/${quest}?address=$address`, { wallet: stranger })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ error: expect.any(String), code })
    expect(answer.headers['retry-after']).toBe('10')
    expect(() => evaluate(answer.body)).toThrow('no verdict')
  })

  it('returns a positive verdict even if the index is behind', async () => {
    app = await createQuestApp({ position: latePosition })
    expect(evaluate((await verify('/quests/galxe/streak-3?address=$address')).body)).toBe(1)
  })

  it('rejects invalid wallets, unknown quests, and too many requests', async () => {
    app = await createQuestApp({ requestsPerMinute: 4 })
    const statuses: number[] = []
    for (const path of ['first-mint?address=$address', 'first-mint', 'none?address=0x1', 'none/$address', 'first-mint'])
      statuses.push((await app.inject(`/quests/galxe/${path.replace('none/$address', `none/${minter}`)}`)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 404, 429])
  })
})

describe('Zealy', () => {
  const ids = { userId: 'f1c2', communityId: '9a0b', subdomain: 'a-community', questId: '77aa', requestId: '01HZ' }

  /** Sends a claim like Zealy, which includes accounts only if the task requires them. */
  async function claim(quest: string, { accounts, headers }: { accounts?: object; headers?: object } = {}) {
    return app.inject({
      method: 'POST',
      url: `/quests/zealy/${quest}`,
      payload: { ...ids, ...(accounts ? { accounts } : {}) },
      headers: { ...headers },
    })
  }

  it('verifies a completed quest and otherwise says what is missing', async () => {
    app = await createQuestApp()
    const accounts = { wallet: minter, discord: { id: '1', handle: 'a' }, email: 'a@b.example' }
    const done = await claim('streak-3', { accounts })
    expect({ status: done.statusCode, body: done.json() }).toEqual({ status: 200, body: { message: 'Done.' } })
    const not = await claim('streak-4', { accounts })
    expect({ status: not.statusCode, body: not.json() }).toEqual({
      status: 400,
      body: { message: '3 of 4. Today counts.' },
    })
  })

  it('passes the setup test with 400 and a message in time, whatever accounts it sends', async () => {
    app = await createQuestApp()
    const startedAt = performance.now()
    const claims = [undefined, {}, { wallet: stranger }, { wallet: '' }, { wallet: 'none' }, { wallet: null }]
    for (const accounts of claims) {
      const answer = await claim('first-mint', accounts === undefined ? {} : { accounts })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ message: expect.stringMatching(/\w/) })
    }
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  it('accepts the key and answers 400 to a wrong one', async () => {
    app = await createQuestApp({ keys: new Map([['zealy', key]]) })
    const accounts = { wallet: minter }
    expect((await claim('first-mint', { accounts, headers: { 'x-api-key': key } })).statusCode).toBe(200)
    for (const headers of [{}, { 'x-api-key': 'another-key-of-some-length' }]) {
      const answer = await claim('first-mint', { accounts, headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ message: string }>().message).toContain('key')
    }
  })

  it.each([...outages, hangingIndex])('tells the player to try again while %s', async (_case, options, quest) => {
    app = await createQuestApp({ timeoutMilliseconds: 300, ...options })
    const answer = await claim(quest, { accounts: { wallet: stranger } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toMatch(/try again/i)
  })

  it('answers only 200 or 400, even to malformed requests', async () => {
    app = await createQuestApp({ requestsPerMinute: 6 })
    const url = '/quests/zealy/first-mint'
    const answers = [
      await claim('none', { accounts: { wallet: minter } }),
      await app.inject({ method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } }),
      await app.inject({ method: 'POST', url, payload: 'a=b', headers: { 'content-type': 'text/csv' } }),
      await app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(100_000) } }),
      await app.inject({ method: 'POST', url, payload: ['a list'] }),
      await app.inject({ method: 'POST', url }),
      // Exceeds the network's limit.
      await claim('first-mint', { accounts: { wallet: minter } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400))
    for (const answer of answers) expect(answer.json()).toEqual({ message: expect.stringMatching(/\w/) })
  })
})

describe('TaskOn', () => {
  /** Sends a request like TaskOn, with the identifier in lower case in the query. */
  async function verify(identifier: string, { quest = 'streak-3', token }: { quest?: string; token?: string } = {}) {
    const url = `/quests/taskon/${quest}?address=${encodeURIComponent(identifier.toLowerCase())}`
    return app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
  }

  it('passes the setup test with a complete and an incomplete wallet', async () => {
    app = await createQuestApp()
    const [done, not] = [await verify(minter.toUpperCase()), await verify(stranger)]
    expect([done.statusCode, not.statusCode]).toEqual([200, 200])
    expect([done.json(), not.json()]).toEqual([{ result: { isValid: true } }, { result: { isValid: false } }])
  })

  it.each(['0xd5045deea369d64ab7efab41ad18b82eeabcdefg', 'taskonxyz', '1084460817220641111', 'demo@taskon.xyz', ''])(
    'returns a negative verdict for the demo identifier %j',
    async (identifier) => {
      app = await createQuestApp()
      const answer = await verify(identifier)
      expect({ status: answer.statusCode, body: answer.json() }).toEqual({
        status: 200,
        body: { result: { isValid: false } },
      })
    },
  )

  it('accepts the token and returns no verdict without it', async () => {
    app = await createQuestApp({ keys: new Map([['taskon', key]]) })
    expect((await verify(minter, { token: key })).json()).toEqual({ result: { isValid: true } })
    const rejected = await verify(minter, { token: 'another' })
    expect(rejected.statusCode).toBe(401)
    expect(rejected.json()).toEqual({ error: { code: 'QUEST_KEY_WRONG', message: expect.any(String) } })
  })

  it.each(outages)('returns no result while %s', async (_case, options, quest) => {
    app = await createQuestApp(options)
    const answer = await verify(stranger, { quest })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).not.toHaveProperty('result')
  })

  it('returns no result for an unknown quest', async () => {
    app = await createQuestApp()
    const answer = await verify(minter, { quest: 'none' })
    expect([answer.statusCode, answer.json<{ error: object }>().error]).toMatchObject([404, { code: 'UNKNOWN_QUEST' }])
  })
})

describe('QuestN', () => {
  /** Sends a request like QuestN, without custom headers, and expects status 200. */
  async function verify(quest: string, wallet: string): Promise<unknown> {
    const answer = await app.inject(`/quests/questn/${quest}?address=${wallet}`)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  it('returns a positive result, or an error that says what is missing', async () => {
    app = await createQuestApp()
    expect(await verify('streak-3', minter)).toEqual({ data: { result: true } })
    expect(await verify('streak-4', minter)).toEqual({
      error: { code: 'NOT_DONE', message: '3 of 4. Today counts.' },
      data: { result: false },
    })
  })

  it.each([...outages, ['the quest is unknown', {}, 'none', 'UNKNOWN_QUEST']])(
    'returns a distinct error code while %s',
    async (_case, options, quest, code) => {
      app = await createQuestApp(options)
      expect(await verify(quest, stranger)).toEqual({
        error: { code, message: expect.any(String) },
        data: { result: false },
      })
    },
  )

  it('returns an error code for an invalid wallet and for too many requests', async () => {
    app = await createQuestApp({ requestsPerMinute: 1 })
    expect(await verify('first-mint', 'not-an-address')).toMatchObject({
      error: { code: 'MALFORMED' },
      data: { result: false },
    })
    expect(await verify('first-mint', minter)).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
  })
})

describe('Layer3', () => {
  /** Sends the request that Layer3 sends when a user presses Verify. */
  const verify = async (quest: string, wallet: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/quests/layer3/${quest}?address=${wallet}`, headers })

  it('returns both verdicts with status 200', async () => {
    app = await createQuestApp()
    const [done, not] = [await verify('streak-3', minter), await verify('streak-3', stranger)]
    expect([done.statusCode, not.statusCode]).toEqual([200, 200])
    expect([done.json(), not.json()]).toEqual([{ status: 'success' }, { status: 'failed' }])
  })

  it.each([
    ['the wallet is invalid', {}, 'first-mint', 'not-an-address', 400],
    ['the quest is unknown', {}, 'none', minter, 404],
    ['the index is empty', { position: silentPosition }, 'first-mint', minter, 503],
    ['the index is far behind', { position: latePosition }, 'first-mint', stranger, 503],
    ['the chain does not respond', {}, 'hold-token', minter, 503],
  ])('returns an error status and no verdict if %s', async (_case, options, quest, wallet, status) => {
    app = await createQuestApp(options)
    const answer = await verify(quest, wallet)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ status: 'error', message: expect.any(String) })
  })

  it('requires the key', async () => {
    app = await createQuestApp({ keys: new Map([['layer3', key]]) })
    expect((await verify('first-mint', minter, { 'x-api-key': key })).json()).toEqual({ status: 'success' })
    expect((await verify('first-mint', minter)).statusCode).toBe(401)
  })
})
