import { progressSchema, type Progress } from '@network-site/protocol/progress'
import { ServiceError } from '@network-site/protocol/failures'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '../../services/rate-limits.ts'
import type { MinterHistory } from '../../mint-index/mint-index.ts'
import { allItems } from '../../mint-index/mint-days.ts'
import { exampleWallet } from './platform-scope.ts'
import { summarizeDays } from './quest-progress.ts'
import { type QuestOptions, questRoutes } from './plugin.ts'
import { createQuestVerifier, type VerifyQuestOptions } from './quest-verifier.ts'

const startSeconds = Date.parse('2026-01-01T00:00:00Z') / 1000
const details = {
  itemsToday: 'Today lacks {count}: {items}.',
  itemsOnDay: '{date} lacks {count}: {items}.',
  todayCounts: 'Today counts.',
  streakBroken: 'Broken on {date}: {minted} of {needed}.',
  neverMinted: 'Never: {items}.',
  windowAhead: 'From {from} to {to}.',
  windowRunning: 'From {from} to {to}.',
  windowOver: 'From {from} to {to}.',
}
const quests: QuestOptions['quests'] = [
  { id: 'any', title: 'Any', task: 'Mint.', missing: 'Nothing yet.', rule: { kind: 'total', count: 1 } },
  {
    id: 'all-today',
    title: 'All',
    task: 'Mint all.',
    missing: '{have} of {need}.',
    rule: { kind: 'all-items-on-day', when: 'today' },
  },
  {
    id: 'hold',
    title: 'Hold',
    task: 'Hold one.',
    missing: '{have} of {need}.',
    rule: { kind: 'token', standard: 'erc20', contract: 'token', minimum: '1', decimals: 18 },
  },
]

let app: FastifyInstance

function aServer(histories: Record<Address, MinterHistory>, changed: Partial<QuestOptions & VerifyQuestOptions> = {}) {
  let now = startSeconds * 1000
  const of = vi.fn(async (minter: Address) => histories[minter] ?? { days: [], swaps: 0 })
  const mintIndex: VerifyQuestOptions['mintIndex'] = {
    of,
    position: () => ({ block: 90, blockAtSeconds: startSeconds + 12, behindBlocks: 4 }),
  }
  app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ServiceError ? reply.code(error.status).send({ code: error.code }) : reply.send(error),
  )
  const options = {
    mintIndex,
    today: () => ({ day: 5, endsAtSeconds: startSeconds + 5 * 86_400 }),
    balanceOf: async () => 10n ** 18n,
    quests,
    words: { details, locale: 'en-GB' },
    season: { id: 'one', name: 'One', from: '2026-01-01', to: '2026-02-01' },
    doneWords: 'Done.',
    accounts: { isConnected: async () => false, connect: async () => new Date(), disconnect: async () => undefined },
    accountOf: undefined,
    isSignedBy: async () => false,
    accountWords: { message: { connect: '', disconnect: '' }, site: '' },
    keys: new Map(),
    rateLimits: rateLimits(),
    requestsPerMinute: 20,
    requestsPerMinutePerKey: 20,
    mostBehindBlocks: 50,
    nowMilliseconds: () => now,
    ...changed,
  }
  const verifier = createQuestVerifier({ ...options, isAccountConnected: options.accounts.isConnected })
  void app.register(async (scope) => questRoutes(scope, { ...options, verifier }))
  const ask = (address: string) => app.inject(`/progress/${address}`)
  const read = async (address: string): Promise<Progress> => progressSchema.parse((await ask(address)).json())
  return { ask, read, of, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('GET /progress/{address}', () => {
  afterEach(() => app.close())

  it('tells today, the streak, the days and every quest of a wallet in one answer', async () => {
    const days = [
      { day: 3, items: allItems },
      { day: 4, items: allItems },
      { day: 5, items: 0b110n },
    ]
    const { read } = aServer({ [exampleWallet]: { days, swaps: 0 } })
    const progress = await read(exampleWallet)
    expect(progress).toMatchObject({
      address: exampleWallet,
      today: { day: 5, endsAt: '2026-01-06T00:00:00.000Z', items: [2, 3] },
      streak: { current: 2, longest: 2, broken: null },
      asOf: { block: 90, blockAt: '2026-01-01T00:00:12.000Z', behindBlocks: 4 },
    })
    expect(progress.days.map(({ minted }) => minted)).toEqual([0, 0, 42, 42, 2])
    expect(progress.quests.map(({ id, state }) => [id, state?.isComplete])).toEqual([
      ['any', true],
      ['all-today', false],
      ['hold', true],
    ])
    expect(progress.quests[1]?.state).toMatchObject({
      progress: { have: 2, need: 42 },
      missing: { kind: 'items-on-day', count: 40, day: 5 },
      words: '2 of 42. Today lacks 40: 1, 4–42.',
    })
  })

  it('tells of a wallet that never minted, in any casing and without 0x', async () => {
    const { read } = aServer({})
    const progress = await read('AB'.repeat(20))
    expect(progress).toMatchObject({
      address: `0x${'ab'.repeat(20)}`,
      today: { items: [] },
      streak: { current: 0, longest: 0 },
    })
    expect(progress.quests[0]?.state?.words).toBe('Nothing yet.')
  })

  it('reads a wallet once for all requests within three seconds, and then again', async () => {
    const { read, of, pass } = aServer({})
    await Promise.all([read(exampleWallet), read(exampleWallet), read(exampleWallet.toUpperCase().replace('0X', '0x'))])
    pass(2900)
    await read(exampleWallet)
    expect(of).toHaveBeenCalledTimes(1)
    pass(200)
    await read(exampleWallet)
    expect(of).toHaveBeenCalledTimes(2)
  })

  it('tells the days while a balance cannot be read', async () => {
    const { read } = aServer({}, { balanceOf: async () => Promise.reject(new ServiceError('CHAIN_SILENT')) })
    const { quests: statuses, days } = await read(exampleWallet)
    expect(days).toHaveLength(5)
    expect(statuses.map(({ state }) => state === null)).toEqual([false, false, true])
  })

  it('refuses what is no address, an unread index, and too many requests', async () => {
    const { ask } = aServer({}, { requestsPerMinute: 2 })
    expect((await ask('0x12')).statusCode).toBe(400)
    expect((await ask(exampleWallet)).statusCode).toBe(200)
    expect((await ask(exampleWallet)).statusCode).toBe(200)
    expect((await ask(exampleWallet)).statusCode).toBe(429)
    await app.close()
    const silent: VerifyQuestOptions['mintIndex'] = {
      of: async () => Promise.reject(new ServiceError('CHAIN_SILENT')),
      position: () => {
        throw new ServiceError('CHAIN_SILENT')
      },
    }
    const unread = await aServer({}, { mintIndex: silent }).ask(exampleWallet)
    expect([unread.statusCode, unread.json()]).toEqual([503, { code: 'MINT_INDEX_UNAVAILABLE' }])
  })
})

describe('summarizeDays', () => {
  const complete = (...days: number[]) => days.map((day) => ({ day, items: allItems }))

  it('a wallet that never minted has an empty calendar and no streak', () => {
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

  it('before the first day there is no day to show', () => {
    const { today, days } = summarizeDays([], { today: 0, startSeconds })
    expect(days).toEqual([])
    expect(today).toEqual({ day: 0, endsAt: '2026-01-01T00:00:00.000Z', items: [] })
  })

  it('a day that still runs neither counts nor breaks the streak before it is complete', () => {
    const days = [...complete(4, 5), { day: 6, items: 0b101n }]
    const { today, streak } = summarizeDays(days, { today: 6, startSeconds })
    expect(streak).toEqual({ current: 2, longest: 2, broken: null })
    expect(today.items).toEqual([1, 3])
    expect(summarizeDays(complete(4, 5, 6), { today: 6, startSeconds }).streak.current).toBe(3)
  })

  it('names the day that broke the streak, and what it had', () => {
    const days = [...complete(1, 2, 3), { day: 4, items: 0b11n }]
    expect(summarizeDays(days, { today: 5, startSeconds }).streak).toEqual({
      current: 0,
      longest: 3,
      broken: { day: 4, date: '2026-01-04', minted: 2 },
    })
    const again = summarizeDays([...days, ...complete(5, 6)], { today: 7, startSeconds })
    expect(again.streak).toMatchObject({ current: 2, longest: 3, broken: { day: 4 } })
  })

  it('shows 60 days, and a day of the chain that the clock has not reached', () => {
    const { today, days } = summarizeDays(complete(100), { today: 99, startSeconds })
    expect(today).toMatchObject({ day: 100, endsAt: '2026-04-11T00:00:00.000Z' })
    expect(days).toHaveLength(60)
    expect(days[0]?.day).toBe(41)
    expect(days.at(-1)).toEqual({ day: 100, date: '2026-04-10', minted: 42 })
  })
})
