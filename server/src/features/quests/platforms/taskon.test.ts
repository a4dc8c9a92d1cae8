import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

const key = 'a-key-of-some-length'

let app: FastifyInstance
afterEach(() => app.close())

/** As TaskOn asks: the identifier in lower case, in the query that it adds. */
async function verify(identifier: string, { quest = 'streak-3', token }: { quest?: string; token?: string } = {}) {
  const url = `/quests/taskon/${quest}?address=${encodeURIComponent(identifier.toLowerCase())}`
  return app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
}

describe('TaskOn', () => {
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
    ['a record of which nothing was read', { position: silentPosition }, 'first-mint'],
    ['a record that is far behind', { position: latePosition }, 'first-mint'],
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
