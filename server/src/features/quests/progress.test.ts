import { progressSchema, type Progress } from '@network-site/protocol/progress'
import { ServiceError } from '@network-site/protocol/failures'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { afterEach, expect, it, vi } from 'vitest'
import { rateLimits } from '../../services/rate-limits.ts'
import type { MinterRecord, MintIndex } from '../../mint-index/mint-index.ts'
import { allItems } from './item-bits.ts'
import { exampleWallet } from './quest-parameters.ts'
import { questRoutes, type QuestOptions } from './quest-routes.ts'

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
afterEach(() => app.close())

function aServer(records: Record<Address, MinterRecord>, changed: Partial<QuestOptions> = {}) {
  let now = startSeconds * 1000
  const of = vi.fn(async (minter: Address) => records[minter] ?? { days: [], swaps: 0 })
  const mintIndex: MintIndex = {
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
    sentenceOf: () => 'A sentence.',
    nowMilliseconds: () => now,
    ...changed,
  } satisfies QuestOptions
  void app.register(async (scope) => questRoutes(scope, options))
  const ask = (address: string) => app.inject(`/progress/${address}`)
  const read = async (address: string): Promise<Progress> => progressSchema.parse((await ask(address)).json())
  return { ask, read, of, pass: (milliseconds: number) => (now += milliseconds) }
}

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

it('reads a wallet once for all who ask within three seconds, and then anew', async () => {
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

it('refuses what is no address, an unread record, and whoever asks too often', async () => {
  const { ask } = aServer({}, { requestsPerMinute: 2 })
  expect((await ask('0x12')).statusCode).toBe(400)
  expect((await ask(exampleWallet)).statusCode).toBe(200)
  expect((await ask(exampleWallet)).statusCode).toBe(200)
  expect((await ask(exampleWallet)).statusCode).toBe(429)
  await app.close()
  const silent: MintIndex = {
    of: async () => Promise.reject(new ServiceError('CHAIN_SILENT')),
    position: () => {
      throw new ServiceError('CHAIN_SILENT')
    },
  }
  const unread = await aServer({}, { mintIndex: silent }).ask(exampleWallet)
  expect([unread.statusCode, unread.json()]).toEqual([503, { code: 'MINT_INDEX_UNAVAILABLE' }])
})
