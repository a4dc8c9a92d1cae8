import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

const key = 'a-key-of-some-length'

let app: FastifyInstance
afterEach(() => app.close())

/** As CARV asks: the quest's window in milliseconds. */
async function verify(
  quest: string,
  { wallet = minter, from, to, headers = {} }: { wallet?: string; from?: string; to?: string; headers?: object } = {},
) {
  const query = new URLSearchParams({ address: wallet })
  if (from) query.set('begin_time', String(Date.parse(from)))
  if (to) query.set('end_time', String(Date.parse(to)))
  return app.inject({ url: `/quests/carv/${quest}?${query}`, headers: { ...headers } })
}

describe('CARV', () => {
  it('hears of both verdicts, without an error', async () => {
    app = await createQuestApp()
    const window = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }
    expect((await verify('streak-3', window)).json()).toEqual({ result: { isValid: true } })
    expect((await verify('streak-3', { ...window, wallet: stranger })).json()).toEqual({ result: { isValid: false } })
  })

  it('narrows the quest to its window', async () => {
    app = await createQuestApp()
    const verdict = async (quest: string, from: string, to: string) =>
      (await verify(quest, { from, to })).json<{ result: { isValid: boolean } }>().result.isValid
    // The wallet has the days 8 to 10, which are dates of January.
    expect(await verdict('streak-3', '2026-01-08T00:00:00Z', '2026-01-11T00:00:00Z')).toBe(true)
    expect(await verdict('streak-3', '2026-01-09T00:00:00Z', '2026-01-11T00:00:00Z')).toBe(false)
    expect(await verdict('first-mint', '2026-01-01T00:00:00Z', '2026-01-08T00:00:00Z')).toBe(false)
    // A quest of today, about a day that is over.
    expect(await verdict('all-today', '2026-01-09T00:00:00Z', '2026-01-10T00:00:00Z')).toBe(true)
    expect(await verdict('all-today', '2026-01-07T00:00:00Z', '2026-01-08T00:00:00Z')).toBe(false)
  })

  it('may leave out its window, or one end of it', async () => {
    app = await createQuestApp()
    expect((await verify('first-mint')).json()).toEqual({ result: { isValid: true } })
    expect((await verify('first-mint', { from: '2026-01-11T00:00:00Z' })).json()).toEqual({
      result: { isValid: false },
    })
  })

  it('hears of a fault by an error alone', async () => {
    app = await createQuestApp({ position: silentPosition })
    const silent = await verify('first-mint')
    expect(silent.statusCode).toBe(503)
    expect(silent.json()).toEqual({ error: { code: 503, message: expect.stringMatching(/try again/i) } })
  })

  it.each([
    ['no wallet', '/quests/carv/first-mint?begin_time=1&end_time=2', 400],
    ['a window that ends before it begins', `/quests/carv/first-mint?address=${minter}&begin_time=2&end_time=1`, 400],
    ['a window that is no time', `/quests/carv/first-mint?address=${minter}&begin_time=soon`, 400],
    ['no quest', `/quests/carv/none?address=${minter}`, 404],
    ['a balance that the chain does not tell', `/quests/carv/hold-token?address=${minter}`, 503],
  ])('is refused %s', async (_what, url, status) => {
    app = await createQuestApp()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ error: { code: status, message: expect.any(String) } })
  })

  it('sends its key', async () => {
    app = await createQuestApp({ keys: new Map([['carv', key]]) })
    expect((await verify('first-mint', { headers: { 'x-api-key': key } })).statusCode).toBe(200)
    expect((await verify('first-mint')).json()).toEqual({ error: { code: 401, message: expect.any(String) } })
  })
})
