import type { MintFailureCode } from '@network-site/protocol/failures'
import { mintFailure } from '../../lib/mint-failures.ts'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../../services/database.ts'
import type { Collection } from './collection.ts'
import type { MintMetrics } from './mint-metrics.ts'
import type { GasBudget } from './relayer/budget.ts'
import { rowsOf, wholeNumber } from '../../transactions/rows.ts'

export type QueueOptions = {
  database: Database
  collection: Collection
  metrics: MintMetrics
  budget: GasBudget
  /** A longer queue admits nothing more. */
  maxQueued: number
  /** The share of their budget that is left to new wallets without a proof of work. */
  freeShare: number
  nowMilliseconds: () => number
}

export type QueueWatch = {
  /** Throws where no mint of this source could succeed now. */
  admit: (source: string) => void
  /** The same for wallets that have minted nothing before. */
  admitNew: () => void
  /** Whether a wallet has to prove work, since much of the day's gas is gone. */
  isProofDue: (wallet: { isReturning: boolean }) => boolean
  /** A mint of this source was refused for want of gas: others like it are refused for a while, before they are queued. */
  noteRefusal: (code: MintFailureCode, source: string) => void
  /** Throws when relaying does not work, with what is wrong. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

type Seen = {
  relayers: Array<{ address: string; state: string; silentSeconds: number }>
  depth: number
  spent: Map<string, number>
}

const everyMilliseconds = 1000
const silenceSeconds = 15
const refusalMilliseconds = 30_000
const refusalsRemembered = 50_000
const relayerSchema = z.object({ address: z.string(), state: z.string(), silent_seconds: z.coerce.number() })
const depthSchema = z.object({ depth: wholeNumber, age_seconds: z.coerce.number() })
const spentSchema = z.object({ scope: z.string(), gas: wholeNumber })

/** Looks once a second at relayers, queue and budget, so that a request which cannot succeed is told at once. */
export function watchQueue(options: QueueOptions): QueueWatch {
  const { database, collection, metrics, budget, maxQueued, freeShare, nowMilliseconds } = options
  const ending = new AbortController()
  const startedAt = performance.now()
  let seen: Seen | undefined
  const refusals = new Map<string, number>()

  async function look(): Promise<Seen> {
    const chain = collection.chainNumber()
    const relayers = rowsOf(
      relayerSchema,
      await database.sql.execute(sql`
        select address, state, extract(epoch from now() - seen_at)::float8 as silent_seconds from mint_relayer where chain = ${chain}`),
    ).map(({ address, state, silent_seconds: silentSeconds }) => ({ address, state, silentSeconds }))
    const queue = rowsOf(
      depthSchema,
      await database.sql.execute(sql`
        select count(*) as depth, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as age_seconds from mint
        where chain = ${chain} and relayer is null and failure is null`),
    )[0]
    const spent = rowsOf(
      spentSchema,
      await database.sql.execute(sql`
        select scope, gas from mint_gas where chain = ${chain} and day = ${collection.day()} and scope in ('all', 'first-seen')`),
    )
    metrics.queueSeen({ depth: queue?.depth ?? 0, ageSeconds: queue?.age_seconds ?? 0 })
    const sums = new Map(spent.map(({ scope, gas }) => [scope, gas]))
    if (budget.all > 0) metrics.budgetSeen('all', budget.all - (sums.get('all') ?? 0))
    if (budget.firstSeen > 0) metrics.budgetSeen('first-seen', budget.firstSeen - (sums.get('first-seen') ?? 0))
    return { relayers, depth: queue?.depth ?? 0, spent: sums }
  }

  async function keepLooking(): Promise<void> {
    while (!ending.signal.aborted) {
      // While nothing newer can be read the last state is used, and the reports in it grow older.
      seen = await look().catch(
        () => seen && { ...seen, relayers: seen.relayers.map(olderBy(everyMilliseconds / 1000)) },
      )
      await sleep(everyMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const looking = keepLooking()

  function spentShare(scope: 'all' | 'first-seen', limit: number): number {
    return limit > 0 ? (seen?.spent.get(scope) ?? 0) / limit : 0
  }

  function checkRefusal(code: MintFailureCode, source: string): void {
    const until = refusals.get(refusalKey(code, source))
    if (until !== undefined && until > nowMilliseconds()) throw budgetSpent(code, collection)
  }

  /** The day is part of it: a new one has its budget whole. */
  function refusalKey(code: MintFailureCode, source: string): string {
    return [collection.day(), code, code === 'BUDGET_SPENT_FOR_SOURCE' ? source : ''].join(' ')
  }

  return {
    admit: (source) => {
      checkRefusal('BUDGET_SPENT', source)
      checkRefusal('BUDGET_SPENT_FOR_SOURCE', source)
      if (!seen) return
      const alive = seen.relayers.filter(({ silentSeconds }) => silentSeconds < silenceSeconds)
      // Right after a start nobody may have reported yet.
      const isSettled = performance.now() - startedAt > silenceSeconds * 1000
      if (alive.length === 0 ? isSettled : alive.every(({ state }) => state === 'empty')) {
        throw mintFailure('RELAYER_UNAVAILABLE')
      }
      if (seen.depth >= maxQueued) throw mintFailure('QUEUE_FULL')
      if (spentShare('all', budget.all) >= 1) throw budgetSpent('BUDGET_SPENT', collection)
    },
    admitNew: () => {
      checkRefusal('BUDGET_SPENT_FOR_NEW', '')
      if (spentShare('first-seen', budget.firstSeen) >= 1) throw budgetSpent('BUDGET_SPENT_FOR_NEW', collection)
    },
    isProofDue: ({ isReturning }) => {
      // Anybody may hold a known wallet's signature, so near the end of the day's gas it is not enough either.
      if (isReturning) return spentShare('all', budget.all) >= (1 + freeShare) / 2
      const isFirstSeenDue = spentShare('first-seen', budget.firstSeen) >= freeShare
      return isFirstSeenDue || spentShare('all', budget.all) >= (1 + freeShare) / 2
    },
    noteRefusal: (code, source) => {
      if (refusals.size >= refusalsRemembered) refusals.delete(refusals.keys().next().value as string)
      refusals.set(refusalKey(code, source), nowMilliseconds() + refusalMilliseconds)
    },
    ping: async () => {
      const { relayers } = await look()
      const alive = relayers.filter(({ silentSeconds }) => silentSeconds < silenceSeconds)
      if (alive.length === 0) throw new Error('no relayer is at work')
      const underfunded = alive.filter(({ state }) => state !== 'ready')
      if (underfunded.length > 0)
        throw new Error(underfunded.map(({ address, state }) => `the balance of ${address} is ${state}`).join(', '))
    },
    close: async () => {
      ending.abort()
      await looking
    },
  }
}

/** Says when a spent budget returns: with the next day. */
export function budgetSpent(code: MintFailureCode, collection: Collection) {
  const secondsLeft = Math.ceil(collection.endOf(collection.day()) - collection.nowSeconds())
  return mintFailure(code, { retryAfterSeconds: Math.max(1, secondsLeft) })
}

function olderBy(seconds: number) {
  return (relayer: Seen['relayers'][number]) => ({ ...relayer, silentSeconds: relayer.silentSeconds + seconds })
}
