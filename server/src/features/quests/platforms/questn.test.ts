import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** As QuestN asks: without any header of ours. Whatever happened, the status is 200. */
async function verify(quest: string, wallet: string): Promise<unknown> {
  const answer = await app.inject(`/quests/questn/${quest}?address=${wallet}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('QuestN', () => {
  it('hears a result without an error, or one that says what is missing', async () => {
    app = await createQuestApp()
    expect(await verify('streak-3', minter)).toEqual({ data: { result: true } })
    expect(await verify('streak-4', minter)).toEqual({
      error: { code: 'NOT_DONE', message: '3 of 4. Today counts.' },
      data: { result: false },
    })
  })

  it.each([
    ['a record of which nothing was read', { position: silentPosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
    ['a record that is far behind', { position: latePosition }, 'first-mint', 'MINT_INDEX_UNAVAILABLE'],
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
