import { ServiceError } from '@network-site/protocol/failures'
import { progressSchema, type Progress } from '@network-site/protocol/progress'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { createQuestApp, type QuestAppOptions, silentPosition } from '../../../test/quest-app.ts'
import { allItems, type MintedDay } from '../../mint-index/mint-days.ts'
import { exampleWallet } from './platform-scope.ts'
import { summarizeDays } from './quest-progress.ts'

const startSeconds = Date.parse('2026-01-01T00:00:00Z') / 1000

let app: FastifyInstance

/** Starts an app in which every wallet has these days and two tokens. */
async function start(days: MintedDay[] = [], options: QuestAppOptions = {}) {
  let now = 0
  const of = vi.fn(async () => ({ days, swaps: 0 }))
  app = await createQuestApp({ of, balanceOf: async () => 2n * 10n ** 18n, nowMilliseconds: () => now, ...options })
  const get = (address: string) => app.inject(`/progress/${address}`)
  const read = async (address: string): Promise<Progress> => progressSchema.parse((await get(address)).json())
  return { get, read, of, advance: (milliseconds: number) => (now += milliseconds) }
}

describe('GET /progress/{address}', () => {
  it('returns today, the streak, the days, and every quest of a wallet', async () => {
    const days = [
      { day: 8, items: allItems },
      { day: 9, items: allItems },
      { day: 10, items: 0b110n },
    ]
    const position = () => ({ block: 90, blockAtSeconds: startSeconds + 12, behindBlocks: 4 })
    const progress = await (await start(days, { position })).read(exampleWallet)
    expect(progress).toMatchObject({
      address: exampleWallet,
      today: { day: 10, endsAt: '2026-01-11T00:00:00.000Z', items: [2, 3] },
      streak: { current: 2, longest: 2, broken: null },
      asOf: { block: 90, blockAt: '2026-01-01T00:00:12.000Z', behindBlocks: 4 },
    })
    expect(progress.days.map(({ minted }) => minted)).toEqual([0, 0, 0, 0, 0, 0, 0, 42, 42, 2])
    expect(progress.quests.map(({ id, state }) => [id, state?.isComplete])).toEqual([
      ['first-mint', true],
      ['all-today', false],
      ['streak-3', false],
      ['streak-4', false],
      ['window', true],
      ['swaps-2', false],
      ['hold-token', true],
      ['connect-account', false],
    ])
    expect(progress.quests[1]?.state).toMatchObject({
      progress: { have: 2, need: 42 },
      missing: { kind: 'items-on-day', count: 40, day: 10 },
      words: '2 of 42. Today lacks 40 of 1, 4–42.',
    })
  })

  it('accepts a wallet that never minted, in any casing and without 0x', async () => {
    const { read } = await start()
    const progress = await read('AB'.repeat(20))
    expect(progress).toMatchObject({
      address: `0x${'ab'.repeat(20)}`,
      today: { items: [] },
      streak: { current: 0, longest: 0 },
    })
    expect(progress.quests[0]?.state?.words).toBe('0 of 1.')
  })

  it('reads a wallet at most once in three seconds', async () => {
    const { read, of, advance } = await start()
    await Promise.all([read(exampleWallet), read(exampleWallet), read(exampleWallet.toUpperCase().replace('0X', '0x'))])
    advance(2900)
    await read(exampleWallet)
    expect(of).toHaveBeenCalledTimes(1)
    advance(200)
    await read(exampleWallet)
    expect(of).toHaveBeenCalledTimes(2)
  })

  it('returns the days while a balance cannot be read', async () => {
    const { read } = await start([], { balanceOf: async () => Promise.reject(new ServiceError('CHAIN_SILENT')) })
    const { quests, days } = await read(exampleWallet)
    expect(days).toHaveLength(10)
    expect(quests.filter(({ state }) => state === null).map(({ id }) => id)).toEqual(['hold-token'])
  })

  it('rejects invalid addresses and too many requests', async () => {
    const { get } = await start([], { requestsPerMinute: 2 })
    expect((await get('0x12')).statusCode).toBe(400)
    expect((await get(exampleWallet)).statusCode).toBe(200)
    expect((await get(exampleWallet)).statusCode).toBe(200)
    expect((await get(exampleWallet)).statusCode).toBe(429)
  })

  it('answers 503 until the index has read the chain', async () => {
    const of = async () => Promise.reject(new ServiceError('CHAIN_SILENT'))
    const unread = await (await start([], { of, position: silentPosition })).get(exampleWallet)
    expect(unread.statusCode).toBe(503)
    expect(unread.json()).toMatchObject({ code: 'MINT_INDEX_UNAVAILABLE' })
  })
})

describe('summarizeDays', () => {
  const complete = (...days: number[]) => days.map((day) => ({ day, items: allItems }))

  it('returns an empty calendar and no streak for a wallet that never minted', () => {
    expect(summarizeDays([], { today: 3, startSeconds })).toEqual({
      today: { day: 3, endsAt: '2026-01-04T00:00:00.000Z', items: [] },
      streak: { current: 0, longest: 0, broken: null },
      days: [
        { day: 1, date: '2026-01-01', minted: 0 },
        { day: 2, date: '2026-01-02', minted: 0 },
        { day: 3, date: '2026-01-03', minted: 0 },
      ],
    })
  })

  it('returns no days before the first day', () => {
    const { today, days } = summarizeDays([], { today: 0, startSeconds })
    expect(days).toEqual([])
    expect(today).toEqual({ day: 0, endsAt: '2026-01-01T00:00:00.000Z', items: [] })
  })

  it('does not count the current day or break the streak before the day is complete', () => {
    const days = [...complete(4, 5), { day: 6, items: 0b101n }]
    const { today, streak } = summarizeDays(days, { today: 6, startSeconds })
    expect(streak).toEqual({ current: 2, longest: 2, broken: null })
    expect(today.items).toEqual([1, 3])
    expect(summarizeDays(complete(4, 5, 6), { today: 6, startSeconds }).streak.current).toBe(3)
  })

  it('names the day that broke the streak and its mints', () => {
    const days = [...complete(1, 2, 3), { day: 4, items: 0b11n }]
    expect(summarizeDays(days, { today: 5, startSeconds }).streak).toEqual({
      current: 0,
      longest: 3,
      broken: { day: 4, date: '2026-01-04', minted: 2 },
    })
    const again = summarizeDays([...days, ...complete(5, 6)], { today: 7, startSeconds })
    expect(again.streak).toMatchObject({ current: 2, longest: 3, broken: { day: 4 } })
  })

  it('returns 60 days, including a day on chain that is ahead of the clock', () => {
    const { today, days } = summarizeDays(complete(100), { today: 99, startSeconds })
    expect(today).toMatchObject({ day: 100, endsAt: '2026-04-11T00:00:00.000Z' })
    expect(days).toHaveLength(60)
    expect(days[0]?.day).toBe(41)
    expect(days.at(-1)).toEqual({ day: 100, date: '2026-04-10', minted: 42 })
  })
})
