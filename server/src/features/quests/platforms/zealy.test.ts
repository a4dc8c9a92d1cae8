import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

const key = 'a-key-of-some-length'
const body = {
  userId: 'f1c2',
  communityId: '9a0b',
  subdomain: 'a-community',
  questId: '77aa',
  requestId: '01HZ',
}

let app: FastifyInstance
afterEach(() => app.close())

/** As Zealy claims: accounts are there if the task asks for one. */
async function claim(quest: string, { accounts, headers }: { accounts?: object; headers?: object } = {}) {
  return app.inject({
    method: 'POST',
    url: `/quests/zealy/${quest}`,
    payload: { ...body, ...(accounts ? { accounts } : {}) },
    headers: { ...headers },
  })
}

describe('Zealy', () => {
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
    ['a record of which nothing was read', { position: silentPosition }, 'first-mint'],
    ['a record that is far behind', { position: latePosition }, 'first-mint'],
    ['a record that hangs', { of: async () => new Promise<never>(() => undefined) }, 'first-mint'],
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
