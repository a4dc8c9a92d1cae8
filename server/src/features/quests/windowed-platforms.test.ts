import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../test/quest-app.ts'

const key = 'a-key-of-some-length'

let app: FastifyInstance

describe('CARV', () => {
  /** Sends a request like CARV, with the window in milliseconds. */
  async function verify(
    quest: string,
    { wallet = minter, from, to, headers = {} }: { wallet?: string; from?: string; to?: string; headers?: object } = {},
  ) {
    const query = new URLSearchParams({ address: wallet })
    if (from) query.set('begin_time', String(Date.parse(from)))
    if (to) query.set('end_time', String(Date.parse(to)))
    return app.inject({ url: `/quests/carv/${quest}?${query}`, headers: { ...headers } })
  }

  it('returns both verdicts without an error', async () => {
    app = await createQuestApp()
    const window = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }
    expect((await verify('streak-3', window)).json()).toEqual({ result: { isValid: true } })
    expect((await verify('streak-3', { ...window, wallet: stranger })).json()).toEqual({ result: { isValid: false } })
  })

  it('limits the quest to the window', async () => {
    app = await createQuestApp()
    const verdict = async (quest: string, from: string, to: string) =>
      (await verify(quest, { from, to })).json<{ result: { isValid: boolean } }>().result.isValid
    // The wallet has days 8 to 10, which are January 8 to 10.
    expect(await verdict('streak-3', '2026-01-08T00:00:00Z', '2026-01-11T00:00:00Z')).toBe(true)
    expect(await verdict('streak-3', '2026-01-09T00:00:00Z', '2026-01-11T00:00:00Z')).toBe(false)
    expect(await verdict('first-mint', '2026-01-01T00:00:00Z', '2026-01-08T00:00:00Z')).toBe(false)
    // A quest about today, verified for a past day.
    expect(await verdict('all-today', '2026-01-09T00:00:00Z', '2026-01-10T00:00:00Z')).toBe(true)
    expect(await verdict('all-today', '2026-01-07T00:00:00Z', '2026-01-08T00:00:00Z')).toBe(false)
  })

  it('accepts requests without a window or without its end', async () => {
    app = await createQuestApp()
    expect((await verify('first-mint')).json()).toEqual({ result: { isValid: true } })
    expect((await verify('first-mint', { from: '2026-01-11T00:00:00Z' })).json()).toEqual({
      result: { isValid: false },
    })
  })

  it('returns only an error during an outage', async () => {
    app = await createQuestApp({ position: silentPosition })
    const silent = await verify('first-mint')
    expect(silent.statusCode).toBe(503)
    expect(silent.json()).toEqual({ error: { code: 503, message: expect.stringMatching(/try again/i) } })
  })

  it.each([
    ['a missing wallet', '/quests/carv/first-mint?begin_time=1&end_time=2', 400],
    ['a window that ends before it begins', `/quests/carv/first-mint?address=${minter}&begin_time=2&end_time=1`, 400],
    ['an invalid time', `/quests/carv/first-mint?address=${minter}&begin_time=soon`, 400],
    ['an unknown quest', `/quests/carv/none?address=${minter}`, 404],
    ['an unreadable balance', `/quests/carv/hold-token?address=${minter}`, 503],
  ])('rejects %s', async (_case, url, status) => {
    app = await createQuestApp()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ error: { code: status, message: expect.any(String) } })
  })

  it('requires the key', async () => {
    app = await createQuestApp({ keys: new Map([['carv', key]]) })
    expect((await verify('first-mint', { headers: { 'x-api-key': key } })).statusCode).toBe(200)
    expect((await verify('first-mint')).json()).toEqual({ error: { code: 401, message: expect.any(String) } })
  })
})

describe.each(['body', 'query'] as const)('Intract, with the wallet in the %s', (location) => {
  type Payload = { address?: string; startTimestamp?: string; endTimestamp?: string }

  /** Sends the payload as a body or as a query, as configured in the dashboard. */
  const verify = (quest: string, payload: Payload, headers: Record<string, string> = {}) =>
    location === 'body'
      ? app.inject({ method: 'POST', url: `/quests/intract/${quest}`, payload, headers })
      : app.inject({ url: `/quests/intract/${quest}?${new URLSearchParams(payload)}`, headers })

  it('returns both verdicts', async () => {
    app = await createQuestApp()
    const done = await verify('streak-3', { address: minter })
    expect([done.statusCode, done.json()]).toEqual([200, { data: { result: true } }])
    const not = await verify('streak-3', { address: stranger })
    expect(not.statusCode).toBe(200)
    expect(not.json()).toEqual({
      error: { code: 1, message: '0 of 3. Today lacks 42 of 1–42.' },
      data: { result: false },
    })
  })

  it('verifies the day of a recurring task', async () => {
    app = await createQuestApp()
    const verdictOf = async (day: string) => {
      const window = { startTimestamp: `${day}T00:00:00.000Z`, endTimestamp: `${day}T23:59:59.999Z` }
      return (await verify('all-today', { address: minter, ...window })).json<{ data: { result: boolean } }>().data
        .result
    }
    expect(await verdictOf('2026-01-10')).toBe(true)
    expect(await verdictOf('2026-01-08')).toBe(true)
    expect(await verdictOf('2026-01-07')).toBe(false)
  })

  it('accepts any valid timestamp', async () => {
    app = await createQuestApp()
    for (const year of ['0000', '9999']) {
      const payload = { address: minter, endTimestamp: `${year}-01-02T00:00:00Z` }
      expect((await verify('window', payload)).json()).toMatchObject({ data: { result: year === '9999' } })
    }
  })

  it.each([
    ['the index is empty', { position: silentPosition }, 'first-mint'],
    ['the index is far behind', { position: latePosition }, 'first-mint'],
    ['the chain does not respond', {}, 'hold-token'],
  ])('returns no result while %s', async (_case, options, quest) => {
    app = await createQuestApp(options)
    const answer = await verify(quest, { address: stranger })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ error: { code: 503, message: expect.stringMatching(/try again/i) } })
  })

  it('rejects malformed requests and unknown quests', async () => {
    app = await createQuestApp()
    const window = { startTimestamp: '2026-01-02T00:00:00Z', endTimestamp: '2026-01-01T00:00:00Z' }
    for (const payload of [
      {},
      { address: 'x' },
      { address: minter, ...window },
      { address: minter, endTimestamp: '1' },
    ]) {
      const answer = await verify('first-mint', payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ error: { code: 400, message: expect.any(String) } })
    }
    expect((await verify('none', { address: minter })).statusCode).toBe(404)
  })

  it('requires the key', async () => {
    app = await createQuestApp({ keys: new Map([['intract', key]]) })
    expect((await verify('first-mint', { address: minter }, { 'x-api-key': key })).statusCode).toBe(200)
    expect((await verify('first-mint', { address: minter })).json()).toMatchObject({ error: { code: 401 } })
  })
})
