import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../test/quest-app.ts'

const key = 'a-key-of-some-length'

let app: FastifyInstance
afterEach(() => app.close())

describe('Galxe', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/quests.md', import.meta.url), 'utf8')
  const expression = /```js\n(function\(resp\).+)\n```/.exec(guide)?.[1] ?? ''

  /** What Galxe makes of an answer: it runs the expression over the body. */
  function judged(body: string): unknown {
    return runInNewContext(`(${expression})(resp)`, { resp: JSON.parse(body) as unknown })
  }

  /** As the backend asks: the placeholder replaced by the wallet in lower case, with the headers of the dashboard. */
  async function verify(
    template: string,
    { wallet = minter, headers = {} }: { wallet?: string; headers?: object } = {},
  ) {
    return app.inject({ url: template.replace('$address', wallet.toLowerCase()), headers: { ...headers } })
  }

  it('saves the credential: its preflight, with the placeholder, is allowed before anything is looked at', async () => {
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
    'judges %s by its expression',
    async (template) => {
      app = await createQuestApp()
      const [done, not] = [await verify(template), await verify(template, { wallet: stranger })]
      expect([done.statusCode, not.statusCode]).toEqual([200, 200])
      expect([judged(done.body), judged(not.body)]).toEqual([1, 0])
      expect(done.json()).toEqual({ completed: true, have: 3, need: 3 })
      expect(not.json()).toEqual({ completed: false, have: 0, need: 3, message: expect.stringMatching(/^0 of 3\./) })
      expect(done.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    },
  )

  it('takes a wallet without 0x', async () => {
    app = await createQuestApp()
    const answer = await verify('/quests/galxe/streak-3?address=$address', { wallet: minter.slice(2) })
    expect(judged(answer.body)).toBe(1)
  })

  it('sends its key by either header', async () => {
    app = await createQuestApp({ keys: new Map([['galxe', key]]) })
    const template = '/quests/galxe/first-mint?address=$address'
    expect(judged((await verify(template, { headers: { 'x-api-key': key } })).body)).toBe(1)
    expect(judged((await verify(template, { headers: { authorization: `Bearer ${key}` } })).body)).toBe(1)
    for (const headers of [{}, { 'x-api-key': `${key}x` }, { authorization: 'Bearer wrong' }]) {
      const answer = await verify(template, { headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'QUEST_KEY_WRONG' })
    }
  })

  it.each([
    ['an index that has read nothing', { position: silentPosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    ['an index that is far behind', { position: latePosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    [
      'an index that fails',
      { of: async () => Promise.reject(new Error('select * from x')) },
      'first-mint',
      'MINT_INDEX_UNAVAILABLE',
    ],
    [
      'an index that hangs',
      { of: async () => new Promise<never>(() => undefined) },
      'first-mint',
      'MINT_INDEX_UNAVAILABLE',
    ],
    ['a chain that does not answer', {}, 'hold-token', 'CHAIN_SILENT'],
  ])('gets no verdict from %s', async (_what, options, quest, code) => {
    app = await createQuestApp({ patienceMilliseconds: 300, ...options })
    const answer = await verify(`/quests/galxe/${quest}?address=$address`, { wallet: stranger })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ error: expect.any(String), code })
    expect(answer.headers['retry-after']).toBe('10')
    expect(() => judged(answer.body)).toThrow('no verdict')
  })

  it('hears what is done from an index that is behind', async () => {
    app = await createQuestApp({ position: latePosition })
    expect(judged((await verify('/quests/galxe/streak-3?address=$address')).body)).toBe(1)
  })

  it('is refused what is no wallet, no quest, and too much', async () => {
    app = await createQuestApp({ requestsPerMinute: 4 })
    const statuses: number[] = []
    for (const path of ['first-mint?address=$address', 'first-mint', 'none?address=0x1', 'none/$address', 'first-mint'])
      statuses.push((await app.inject(`/quests/galxe/${path.replace('none/$address', `none/${minter}`)}`)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 404, 429])
  })
})

describe('Zealy', () => {
  const body = {
    userId: 'f1c2',
    communityId: '9a0b',
    subdomain: 'a-community',
    questId: '77aa',
    requestId: '01HZ',
  }

  /** As Zealy claims: accounts are there if the task asks for one. */
  async function claim(quest: string, { accounts, headers }: { accounts?: object; headers?: object } = {}) {
    return app.inject({
      method: 'POST',
      url: `/quests/zealy/${quest}`,
      payload: { ...body, ...(accounts ? { accounts } : {}) },
      headers: { ...headers },
    })
  }

  it('verifies who has done it, and tells the others what is missing', async () => {
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

  it('passes the test at set-up: in time, 400 and a message, for whomever it asks', async () => {
    app = await createQuestApp()
    const startedAt = performance.now()
    const askers = [undefined, {}, { wallet: stranger }, { wallet: '' }, { wallet: 'none' }, { wallet: null }]
    for (const accounts of askers) {
      const answer = await claim('first-mint', accounts === undefined ? {} : { accounts })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ message: expect.stringMatching(/\w/) })
    }
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  it('sends its key, and hears of a wrong one as of anything', async () => {
    app = await createQuestApp({ keys: new Map([['zealy', key]]) })
    const accounts = { wallet: minter }
    expect((await claim('first-mint', { accounts, headers: { 'x-api-key': key } })).statusCode).toBe(200)
    for (const headers of [{}, { 'x-api-key': 'another-key-of-some-length' }]) {
      const answer = await claim('first-mint', { accounts, headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ message: string }>().message).toContain('key')
    }
  })

  it.each([
    ['an index that has read nothing', { position: silentPosition }, 'first-mint'],
    ['an index that is far behind', { position: latePosition }, 'first-mint'],
    ['an index that hangs', { of: async () => new Promise<never>(() => undefined) }, 'first-mint'],
    ['a chain that does not answer', {}, 'hold-token'],
  ])('tells its player to try again after %s', async (_what, options, quest) => {
    app = await createQuestApp({ patienceMilliseconds: 300, ...options })
    const answer = await claim(quest, { accounts: { wallet: stranger } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toMatch(/try again/i)
  })

  it('gets no other status than 200 and 400, whatever it sends', async () => {
    app = await createQuestApp({ requestsPerMinute: 6 })
    const url = '/quests/zealy/first-mint'
    const answers = [
      await claim('none', { accounts: { wallet: minter } }),
      await app.inject({ method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } }),
      await app.inject({ method: 'POST', url, payload: 'a=b', headers: { 'content-type': 'text/csv' } }),
      await app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(100_000) } }),
      await app.inject({ method: 'POST', url, payload: ['a list'] }),
      await app.inject({ method: 'POST', url }),
      // One more than its network may.
      await claim('first-mint', { accounts: { wallet: minter } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400))
    for (const answer of answers) expect(answer.json()).toEqual({ message: expect.stringMatching(/\w/) })
  })
})

describe('TaskOn', () => {
  /** As TaskOn asks: the identifier in lower case, in the query that it adds. */
  async function verify(identifier: string, { quest = 'streak-3', token }: { quest?: string; token?: string } = {}) {
    const url = `/quests/taskon/${quest}?address=${encodeURIComponent(identifier.toLowerCase())}`
    return app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
  }

  it('passes the test at set-up: one wallet that has done it, one that has not', async () => {
    app = await createQuestApp()
    const [done, not] = [await verify(minter.toUpperCase()), await verify(stranger)]
    expect([done.statusCode, not.statusCode]).toEqual([200, 200])
    expect([done.json(), not.json()]).toEqual([{ result: { isValid: true } }, { result: { isValid: false } }])
  })

  it.each(['0xd5045deea369d64ab7efab41ad18b82eeabcdefg', 'taskonxyz', '1084460817220641111', 'demo@taskon.xyz', ''])(
    'hears that %j of its demonstration has done nothing',
    async (identifier) => {
      app = await createQuestApp()
      const answer = await verify(identifier)
      expect({ status: answer.statusCode, body: answer.json() }).toEqual({
        status: 200,
        body: { result: { isValid: false } },
      })
    },
  )

  it('sends its token; without it there is no verdict', async () => {
    app = await createQuestApp({ keys: new Map([['taskon', key]]) })
    expect((await verify(minter, { token: key })).json()).toEqual({ result: { isValid: true } })
    const refused = await verify(minter, { token: 'another' })
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toEqual({ error: { code: 'QUEST_KEY_WRONG', message: expect.any(String) } })
  })

  it.each([
    ['an index that has read nothing', { position: silentPosition }, 'first-mint'],
    ['an index that is far behind', { position: latePosition }, 'first-mint'],
    ['a chain that does not answer', {}, 'hold-token'],
  ])('gets no result from %s', async (_what, options, quest) => {
    app = await createQuestApp(options)
    const answer = await verify(stranger, { quest })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).not.toHaveProperty('result')
  })

  it('gets none for a quest that is not there', async () => {
    app = await createQuestApp()
    const answer = await verify(minter, { quest: 'none' })
    expect([answer.statusCode, answer.json<{ error: object }>().error]).toMatchObject([404, { code: 'UNKNOWN_QUEST' }])
  })
})

describe('QuestN', () => {
  /** As QuestN asks: without any header of ours. Whatever happened, the status is 200. */
  async function verify(quest: string, wallet: string): Promise<unknown> {
    const answer = await app.inject(`/quests/questn/${quest}?address=${wallet}`)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  it('hears a result without an error, or one that says what is missing', async () => {
    app = await createQuestApp()
    expect(await verify('streak-3', minter)).toEqual({ data: { result: true } })
    expect(await verify('streak-4', minter)).toEqual({
      error: { code: 'NOT_DONE', message: '3 of 4. Today counts.' },
      data: { result: false },
    })
  })

  it.each([
    ['an index that has read nothing', { position: silentPosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    ['an index that is far behind', { position: latePosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    ['a chain that does not answer', {}, 'hold-token', 'CHAIN_SILENT'],
    ['no quest', {}, 'none', 'UNKNOWN_QUEST'],
  ])('hears by a code of its own of %s', async (_what, options, quest, code) => {
    app = await createQuestApp(options)
    expect(await verify(quest, stranger)).toEqual({
      error: { code, message: expect.any(String) },
      data: { result: false },
    })
  })

  it('hears so too of what is no wallet, and of too many questions', async () => {
    app = await createQuestApp({ requestsPerMinute: 1 })
    expect(await verify('first-mint', 'nobody')).toMatchObject({
      error: { code: 'MALFORMED' },
      data: { result: false },
    })
    expect(await verify('first-mint', minter)).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
  })
})

describe('Layer3', () => {
  /** As Layer3 asks when a user presses Verify. */
  const verify = async (quest: string, wallet: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/quests/layer3/${quest}?address=${wallet}`, headers })

  it('hears both verdicts with 200', async () => {
    app = await createQuestApp()
    const [done, not] = [await verify('streak-3', minter), await verify('streak-3', stranger)]
    expect([done.statusCode, not.statusCode]).toEqual([200, 200])
    expect([done.json(), not.json()]).toEqual([{ status: 'success' }, { status: 'failed' }])
  })

  it.each([
    ['what is no wallet', {}, 'first-mint', 'nobody', 400],
    ['no quest', {}, 'none', minter, 404],
    ['an index that has read nothing', { position: silentPosition }, 'first-mint', minter, 503],
    ['an index that is far behind', { position: latePosition }, 'first-mint', stranger, 503],
    ['a chain that does not answer', {}, 'hold-token', minter, 503],
  ])('hears of %s by the status, and gets no verdict', async (_what, options, quest, wallet, status) => {
    app = await createQuestApp(options)
    const answer = await verify(quest, wallet)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ status: 'error', message: expect.any(String) })
  })

  it('sends its key', async () => {
    app = await createQuestApp({ keys: new Map([['layer3', key]]) })
    expect((await verify('first-mint', minter, { 'x-api-key': key })).json()).toEqual({ status: 'success' })
    expect((await verify('first-mint', minter)).statusCode).toBe(401)
  })
})
