import type { Progress } from '@network-site/protocol/progress'
import { questListSchema, questStateSchema } from '@network-site/protocol/quest-api'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createQuestApp, latePosition, minter, silentPosition, stranger, wholeDay } from '../../../test/quest-app.ts'

let app: FastifyInstance

async function stateOf(quest: string, wallet: string) {
  const answer = await app.inject(`/quests/${quest}/${wallet}`)
  expect(answer.statusCode).toBe(200)
  return questStateSchema.parse(answer.json())
}

describe('GET /quests', () => {
  it('lists all quests with their text and rules', async () => {
    app = await createQuestApp()
    const answer = await app.inject('/quests')
    const { quests, season } = questListSchema.parse(answer.json())
    expect(season.id).toBe('season')
    expect(quests[0]).toEqual({ id: 'first-mint', title: 'A quest', task: 'Do it.', rule: { kind: 'total', count: 1 } })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('GET /quests/{quest}/{address}', () => {
  it('returns what is missing as data and as text, and the indexed block', async () => {
    app = await createQuestApp()
    expect(await stateOf('streak-4', minter)).toEqual({
      quest: 'streak-4',
      address: minter,
      isComplete: false,
      progress: { have: 3, need: 4 },
      missing: { kind: 'streak', count: 1, today: null, broken: null, isOver: false },
      words: '3 of 4. Today counts.',
      day: 10,
      asOf: { block: 100, blockAt: '2026-01-10T00:00:00.000Z', behindBlocks: 0 },
    })
    expect(await stateOf('streak-3', minter)).toMatchObject({ isComplete: true, missing: null, words: null })
  })

  it('names the day that broke a streak and the items missing today', async () => {
    const days = [
      { day: 7, items: wholeDay },
      { day: 8, items: 0b11n },
      { day: 10, items: wholeDay & ~0b1_0110n },
    ]
    app = await createQuestApp({ of: async () => ({ days, swaps: 0 }) })
    expect((await stateOf('streak-3', stranger)).words).toBe(
      '0 of 3. Broken on January 8, 2026 with 2 of 42. Today lacks 3 of 2–3, 5.',
    )
  })

  it('accepts a wallet in any casing, with or without 0x', async () => {
    app = await createQuestApp()
    for (const written of [minter.toUpperCase().replace('0X', '0x'), minter.slice(2)]) {
      expect((await stateOf('first-mint', written)).address).toBe(minter)
    }
  })

  it('answers even if the index is far behind, and reports the lag', async () => {
    app = await createQuestApp({ position: latePosition })
    expect(await stateOf('first-mint', stranger)).toMatchObject({ isComplete: false, asOf: { behindBlocks: 5000 } })
  })

  it('reads a wallet once for concurrent requests and again after three seconds', async () => {
    let now = 0
    let reads = 0
    const of = async () => {
      reads++
      return { days: [{ day: 10, items: BigInt(reads) }], swaps: 0 }
    }
    app = await createQuestApp({ of, nowMilliseconds: () => now })
    await Promise.all(Array.from({ length: 20 }, (_, at) => stateOf(at % 2 ? 'first-mint' : 'streak-3', minter)))
    expect(reads).toBe(1)
    await stateOf('first-mint', stranger)
    expect(reads).toBe(2)
    now += 3000
    await stateOf('first-mint', minter)
    expect(reads).toBe(3)
  })

  it('does not cache a failed read', async () => {
    let reads = 0
    const of = async () => {
      reads++
      if (reads === 1) throw new Error('no connection')
      return { days: [], swaps: 0 }
    }
    app = await createQuestApp({ of })
    const failed = await app.inject(`/quests/first-mint/${minter}`)
    expect([failed.statusCode, failed.json<{ code: string }>().code]).toEqual([503, 'MINT_INDEX_UNAVAILABLE'])
    expect(failed.body).not.toContain('no connection')
    expect((await stateOf('first-mint', minter)).isComplete).toBe(false)
  })

  it('reads balances without the index, and once for concurrent requests', async () => {
    let reads = 0
    const balanceOf = async () => {
      reads++
      return 2_000_000_000_000_000_000n
    }
    app = await createQuestApp({ position: silentPosition, balanceOf })
    const states = await Promise.all([stateOf('hold-token', minter), stateOf('hold-token', minter)])
    expect(states[0]).toMatchObject({ isComplete: true, progress: { have: 2, need: 1.5 }, asOf: null })
    expect(reads).toBe(1)
    expect((await app.inject(`/quests/layer3/hold-token?address=${minter}`)).json()).toEqual({ status: 'success' })
  })

  it.each([
    ['an unknown quest', {}, `/quests/none/${minter}`, 404, 'UNKNOWN_QUEST'],
    ['an invalid wallet', {}, '/quests/first-mint/0x12', 400, 'MALFORMED'],
    ['an unknown platform', {}, `/quests/someone/first-mint?address=${minter}`, 400, 'MALFORMED'],
    ['an empty index', { position: silentPosition }, `/quests/first-mint/${minter}`, 503, 'MINT_INDEX_UNAVAILABLE'],
    ['an unresponsive chain', {}, `/quests/hold-token/${minter}`, 503, 'CHAIN_SILENT'],
    ['too many requests', { requestsPerMinute: 0 }, `/quests/first-mint/${minter}`, 429, 'TOO_MANY_REQUESTS'],
  ])('returns an error for %s', async (_case, options, url, status, code) => {
    app = await createQuestApp(options)
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ error: expect.any(String), code })
  })
})

it('limits the balances that a client has read from the chain, except those of a platform with a key', async () => {
  const key = 'a-key-of-some-length'
  app = await createQuestApp({
    keys: new Map([['galxe', key]]),
    balancesPerMinute: 2,
    balanceOf: async () => 1n,
  })
  const wallet = (digit: number) => `0x${String(digit).repeat(40)}`
  const statusOf = async (url: string) => (await app.inject({ url, headers: { 'x-api-key': key } })).statusCode
  const statuses = [1, 2, 3].map((digit) => statusOf(`/quests/hold-token/${wallet(digit)}`))
  expect(await Promise.all(statuses)).toEqual([200, 200, 429])
  // Cached balances cost nothing.
  expect(await statusOf(`/quests/hold-token/${wallet(1)}`)).toBe(200)
  expect(await statusOf(`/quests/layer3/hold-token?address=${wallet(4)}`)).toBe(429)
  expect(await statusOf(`/quests/galxe/hold-token?address=${wallet(4)}`)).toBe(200)
  const progressFor = async (remoteAddress: string) => {
    const { quests } = (await app.inject({ url: `/progress/${wallet(5)}`, remoteAddress })).json<Progress>()
    return quests.find(({ id }) => id === 'hold-token')?.state
  }
  expect(await progressFor('127.0.0.1')).toBeNull()
  expect(await progressFor('203.0.113.1')).toMatchObject({ isComplete: false })
})

it('rate-limits a platform with its key separately from other clients', async () => {
  const key = 'a-key-of-some-length'
  app = await createQuestApp({ keys: new Map([['layer3', key]]), requestsPerMinute: 1, requestsPerMinutePerKey: 2 })
  const statusWith = async (headers: Record<string, string>) =>
    (await app.inject({ url: `/quests/layer3/first-mint?address=${minter}`, headers })).statusCode
  expect([await statusWith({}), await statusWith({})]).toEqual([401, 429])
  expect([await statusWith({ 'x-api-key': key }), await statusWith({ 'x-api-key': key })]).toEqual([200, 200])
  expect(await statusWith({ 'x-api-key': key })).toBe(429)
})
