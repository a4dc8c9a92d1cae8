import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger } from '../../../../test/quest-app.ts'

const key = 'a-key-of-some-length'

let app: FastifyInstance
afterEach(() => app.close())

/** As Layer3 asks when a user presses Verify. */
const verify = async (quest: string, wallet: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/quests/layer3/${quest}?address=${wallet}`, headers })

describe('Layer3', () => {
  it('hears both verdicts with 200', async () => {
    app = await createQuestApp()
    const [done, not] = [await verify('streak-3', minter), await verify('streak-3', stranger)]
    expect([done.statusCode, not.statusCode]).toEqual([200, 200])
    expect([done.json(), not.json()]).toEqual([{ status: 'success' }, { status: 'failed' }])
  })

  it.each([
    ['what is no wallet', {}, 'first-mint', 'nobody', 400],
    ['no quest', {}, 'none', minter, 404],
    ['a record of which nothing was read', { position: silentPosition }, 'first-mint', minter, 503],
    ['a record that is far behind', { position: latePosition }, 'first-mint', stranger, 503],
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
