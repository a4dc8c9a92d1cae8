import type { ConnectedAccountWords } from '@network-site/protocol/signed-messages'
import { ServiceError } from '@network-site/protocol/failures'
import { pino } from 'pino'
import type { Address } from 'viem'
import { onTestFinished } from 'vitest'
import { connectChain } from '../src/services/chain.ts'
import { rateLimits } from '../src/services/rate-limits.ts'
import { createQuestVerifier, type VerifyQuestOptions } from '../src/features/quests/quest-verifier.ts'
import { createReadTokenBalance } from '../src/features/quests/token-balances.ts'
import { createHttpServer } from '../src/http/create-http-server.ts'
import type { QuestWithWords } from '../src/features/quests/describe-missing.ts'
import { type QuestOptions, questRoutes } from '../src/features/quests/plugin.ts'
import type { IndexPosition, MinterHistory } from '../src/mint-index/mint-index.ts'

/** All 42 items of a day. */
export const wholeDay = (1n << 42n) - 1n
/** A wallet with all items of days 8, 9, and 10, and two swaps. */
export const minter: Address = `0x${'a1'.repeat(20)}`
/** A wallet without mints and swaps. */
export const stranger: Address = `0x${'b2'.repeat(20)}`
/** The date of day 1. Today is day 10. */
export const firstDate = '2026-01-01'
const day = 10
const startSeconds = Date.parse(`${firstDate}T00:00:00Z`) / 1000

const histories: Record<string, MinterHistory> = {
  [minter]: { days: [8, 9, 10].map((minted) => ({ day: minted, items: wholeDay })), swaps: 2 },
}

const quests: QuestWithWords[] = [
  { id: 'first-mint', rule: { kind: 'total', count: 1 } },
  { id: 'all-today', rule: { kind: 'all-items-on-day', when: 'today' } },
  { id: 'streak-3', rule: { kind: 'streak', days: 3, items: 42 } },
  { id: 'streak-4', rule: { kind: 'streak', days: 4, items: 42 } },
  { id: 'window', rule: { kind: 'window', from: '2026-01-01', to: '2026-01-31', count: 3 } },
  { id: 'swaps-2', rule: { kind: 'swaps', count: 2 } },
  {
    id: 'hold-token',
    rule: { kind: 'token', standard: 'erc20', contract: 'token', minimum: '1.5', decimals: 18 } as const,
  },
  { id: 'connect-account', rule: { kind: 'account', provider: 'social' } as const },
].map((quest) => ({ ...(quest as QuestWithWords), title: 'A quest', task: 'Do it.', missing: '{have} of {need}.' }))

export const accountWords: ConnectedAccountWords = {
  message: {
    connect: '{site} {origin} {chainId}: connect {address} at {time}',
    disconnect: '{site} {origin} {chainId}: disconnect {address} at {time}',
  },
  site: 'A site',
  siteUrl: 'https://site.example',
  chainId: 1,
}

const silentChain = connectChain({
  id: 1,
  rpcUrls: ['http://127.0.0.1:1'],
  contracts: { collection: `0x${'1'.repeat(40)}`, token: `0x${'2'.repeat(40)}` },
})

export type QuestAppOptions = Partial<QuestOptions> &
  Partial<Pick<VerifyQuestOptions, 'balanceOf' | 'timeoutMilliseconds'>> & {
    position?: () => IndexPosition
    of?: (address: Address) => Promise<MinterHistory>
    balancesPerMinute?: number
  }

const words = {
  language: { locale: 'en' },
  season: { id: 'season', name: 'Season', from: '2026-01-01', to: '2026-03-31' },
  questDetails: {
    itemsToday: 'Today lacks {count} of {items}.',
    itemsOnDay: '{date} lacks {count} of {items}.',
    todayCounts: 'Today counts.',
    streakBroken: 'Broken on {date} with {minted} of {needed}.',
    neverMinted: 'Never: {items}.',
    windowAhead: 'From {from} to {to}, ahead.',
    windowRunning: 'From {from} to {to}.',
    windowOver: 'From {from} to {to}, over.',
  },
  quests: {
    done: 'Done.',
    list: quests,
  },
}

/** Creates a server for one test, with only the quests, an in-memory index, and a chain that does not answer. */
export async function createQuestApp(options: QuestAppOptions = {}) {
  const app = createHttpServer({ log: pino({ level: 'silent' }), trustedProxies: [], isHttps: true, hsts: 'off' })
  onTestFinished(() => app.close())
  const { position, of, balanceOf, timeoutMilliseconds = 4000, ...changed } = options
  const nowMilliseconds = options.nowMilliseconds ?? Date.now
  const accounts = options.accounts ?? {
    isConnected: async () => false,
    connect: async () => Promise.reject(new Error('not here')),
    disconnect: async () => Promise.reject(new Error('not here')),
    release: async () => false,
  }
  const verifier = createQuestVerifier({
    mintIndex: {
      of: of ?? (async (address) => histories[address] ?? { days: [], swaps: 0 }),
      position: position ?? (() => ({ block: 100, blockAtSeconds: startSeconds + 9 * 86_400, behindBlocks: 0 })),
    },
    today: () => ({ day, endsAtSeconds: startSeconds + day * 86_400 }),
    balanceOf: balanceOf ?? createReadTokenBalance({ chain: silentChain, nowMilliseconds }),
    balanceLimit: rateLimits()({ name: 'balances', requests: options.balancesPerMinute ?? 1000, perSeconds: 60 }),
    isAccountConnected: accounts.isConnected,
    quests,
    words,
    maxBehindBlocks: 50,
    nowMilliseconds,
    timeoutMilliseconds,
  })
  await app.register(async (scope) =>
    questRoutes(scope, {
      verifier,
      quests,
      wordsFor: () => words,
      season: words.season,
      doneWords: 'Done.',
      accounts,
      accountOf: undefined,
      isSignedBy: async () => false,
      accountWords,
      keys: new Map(),
      rateLimits: rateLimits(),
      requestsPerMinute: 1000,
      requestsPerMinutePerKey: 1000,
      nowMilliseconds,
      ...changed,
    }),
  )
  return app
}

/** The position of an empty index. */
export function silentPosition(): never {
  throw new ServiceError('MINT_INDEX_UNAVAILABLE')
}

/** The position of an index that is far behind the chain. */
export function latePosition(): IndexPosition {
  return { block: 100, blockAtSeconds: startSeconds, behindBlocks: 5000 }
}
