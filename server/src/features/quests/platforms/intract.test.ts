import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

const key = 'a-key-of-some-length'
type Payload = { address?: string; startTimestamp?: string; endTimestamp?: string }

let app: FastifyInstance
afterEach(() => app.close())

/** The payload as a body, or as a query: whichever was chosen in the dashboard. */
const ways = {
  body: (quest: string, payload: Payload, headers: object = {}) =>
    app.inject({ method: 'POST', url: `/quests/intract/${quest}`, payload, headers: { ...headers } }),
  query: (quest: string, payload: Payload, headers: object = {}) =>
    app.inject({ url: `/quests/intract/${quest}?${new URLSearchParams(payload)}`, headers: { ...headers } }),
}

describe.each(['body', 'query'] as const)('Intract, by %s', (way) => {
  const verify = ways[way]

  it('hears both verdicts', async () => {
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
      const payload = {
        address: minter,
        startTimestamp: `${day}T00:00:00.000Z`,
        endTimestamp: `${day}T23:59:59.999Z`,
      }
      return (await verify('all-today', payload)).json<{ data: { result: boolean } }>().data.result
    }
    expect(await verdictOf('2026-01-10')).toBe(true)
    expect(await verdictOf('2026-01-08')).toBe(true)
    expect(await verdictOf('2026-01-07')).toBe(false)
  })

  it('may ask about any time that can be written', async () => {
    app = await createQuestApp()
    for (const year of ['0000', '9999']) {
      const payload = { address: minter, endTimestamp: `${year}-01-02T00:00:00Z` }
      expect((await verify('window', payload)).json()).toMatchObject({ data: { result: year === '9999' } })
    }
  })

  it.each([
    ['a record of which nothing was read', { position: silentPosition }, 'first-mint'],
    ['a record that is far behind', { position: latePosition }, 'first-mint'],
    ['a chain that does not answer', {}, 'hold-token'],
  ])('gets no result from %s', async (_what, options, quest) => {
    app = await createQuestApp(options)
    const answer = await verify(quest, { address: stranger })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ error: { code: 503, message: expect.stringMatching(/try again/i) } })
  })

  it('is refused what cannot be read', async () => {
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

  it('sends its key', async () => {
    app = await createQuestApp({ keys: new Map([['intract', key]]) })
    expect((await verify('first-mint', { address: minter }, { 'x-api-key': key })).statusCode).toBe(200)
    expect((await verify('first-mint', { address: minter })).json()).toMatchObject({ error: { code: 401 } })
  })
})
