import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

const guide = readFileSync(new URL('../../../../../docs/guides/quests.md', import.meta.url), 'utf8')
const expression = /```js\n(function\(resp\).+)\n```/.exec(guide)?.[1] ?? ''
const key = 'a-key-of-some-length'

let app: FastifyInstance
afterEach(() => app.close())

/** What Galxe makes of an answer: it runs the expression over the body. */
function judged(body: string): unknown {
  return runInNewContext(`(${expression})(resp)`, { resp: JSON.parse(body) as unknown })
}

/** As the backend asks: the placeholder replaced by the wallet in lower case, with the headers of the dashboard. */
async function verify(template: string, { wallet = minter, headers = {} }: { wallet?: string; headers?: object } = {}) {
  return app.inject({ url: template.replace('$address', wallet.toLowerCase()), headers: { ...headers } })
}

describe('Galxe', () => {
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
    ['a record of which nothing was read', { position: silentPosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    ['a record that is far behind', { position: latePosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    [
      'a record that fails',
      { of: async () => Promise.reject(new Error('select * from x')) },
      'first-mint',
      'MINT_INDEX_UNAVAILABLE',
    ],
    [
      'a record that hangs',
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

  it('hears what is done from a record that is behind', async () => {
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
