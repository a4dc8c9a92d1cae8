import type { MintFailureCode } from '@network-site/protocol/failures'
import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { mintFailure } from '../../lib/mint-failures.ts'
import { parseRows, wholeNumber } from '../../lib/parse.ts'
import type { ProofOfWork } from '../../services/create-proof-of-work.ts'
import type { DivisibleRateLimit, RateLimit } from '../../services/rate-limits.ts'
import type { SocialAccounts } from '../../services/social-accounts.ts'
import type { CollectionReader } from './collection-reader.ts'
import type { MintContext } from './mint-context.ts'
import type { GasBudget } from './relayer/gas-budget.ts'

export type GuardOptions = {
  /** Each item counts. */
  rateLimit: DivisibleRateLimit
  /** Limits calls to the chain that check a contract's signature. */
  contractCheckLimit: RateLimit
  /** If set, required when it is due. */
  proofOfWork: ProofOfWork | undefined
  /** If set, every request needs a signed-in account. */
  socialAccounts: SocialAccounts | undefined
  /** The chain's number in the database. */
  chainNumber: () => number
}

export type Guards = ReturnType<typeof createGuards>

type Relayer = z.infer<typeof relayerSchema>
type Seen = { relayers: Relayer[]; depth: number; spent: Map<string, number> }

const pollMilliseconds = 1000
const silenceSeconds = 15
const refusalMilliseconds = 30_000
const maxRefusals = 50_000
const relayerSchema = z.object({ address: z.string(), state: z.string(), silentSeconds: z.coerce.number() })
const queueSchema = z.object({ depth: wholeNumber, ageSeconds: z.coerce.number() })
const spentSchema = z.object({ scope: z.string(), gas: wholeNumber })

/** Checks each request before it can cost the relayer gas. Keys are free, so a signature alone is not enough. */
export function createGuards(options: GuardOptions) {
  const { rateLimit, contractCheckLimit, proofOfWork, socialAccounts, chainNumber } = options
  return {
    checkRate: (ip: string): Promise<void> => rateLimit.take(ip),
    takeItems: rateLimit.takeUpTo,
    checkContractRate: (ip: string): Promise<void> => contractCheckLimit.take(ip),
    async checkMinter(request: {
      minter: `0x${string}`
      day: number
      isProofDue: boolean
      proof: string | undefined
      statement: string | undefined
    }): Promise<void> {
      const { minter, day, isProofDue, proof, statement } = request
      if (socialAccounts && !statement) throw mintFailure('SIGN_IN_REQUIRED')
      const account = statement && socialAccounts?.accountOf(statement)
      if (socialAccounts && !account) throw mintFailure('SIGN_IN_ENDED')
      const isProven = !proofOfWork || !isProofDue || (proof && (await proofOfWork.isSolved(proof, minter)))
      if (!isProven) throw mintFailure('PROOF_REQUIRED')
      if (socialAccounts && account) {
        const isClaimed = await socialAccounts.claim(account, { chain: chainNumber(), day, wallet: minter })
        if (!isClaimed) throw mintFailure('SOCIAL_ACCOUNT_USED')
      }
    },
    /** Returns a proof-of-work challenge for this wallet, or undefined if none is configured. */
    challenge: async (minter: `0x${string}`): Promise<ProofChallenge | undefined> => proofOfWork?.challenge(minter),
  }
}

/** Polls relayers, queue, and budget once a second, so that requests that cannot succeed are rejected immediately. */
export function createAdmission(
  { database, collection, metrics, clock }: MintContext,
  { budget, maxQueued, freeShare }: { budget: GasBudget; maxQueued: number; freeShare: number },
) {
  const ending = new AbortController()
  const startedAt = performance.now()
  let seen: Seen | undefined
  const perf = { now: clock.nowMilliseconds }
  const refusals = new LRUCache<string, true>({ max: maxRefusals, ttl: refusalMilliseconds, perf })

  async function readState(): Promise<Seen> {
    const chain = collection.chainNumber()
    const relayers = parseRows(
      relayerSchema,
      await database.sql.execute(sql`
        select address, state, extract(epoch from now() - seen_at)::float8 as "silentSeconds" from mint_relayer where chain = ${chain}`),
    )
    const [queue = { depth: 0, ageSeconds: 0 }] = parseRows(
      queueSchema,
      await database.sql.execute(sql`
        select count(*) as depth, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as "ageSeconds" from mint
        where chain = ${chain} and relayer is null and failure is null`),
    )
    const spent = parseRows(
      spentSchema,
      await database.sql.execute(sql`
        select scope, gas from mint_gas where chain = ${chain} and day = ${collection.day()} and scope in ('all', 'first-seen')`),
    )
    metrics.queueSeen(queue)
    const sums = new Map(spent.map(({ scope, gas }) => [scope, gas]))
    if (budget.all > 0) metrics.budgetSeen('all', budget.all - (sums.get('all') ?? 0))
    if (budget.firstSeen > 0) metrics.budgetSeen('first-seen', budget.firstSeen - (sums.get('first-seen') ?? 0))
    return { relayers, depth: queue.depth, spent: sums }
  }

  async function keepReading(): Promise<void> {
    while (!ending.signal.aborted) {
      // While the database is unreachable, the last state is used and its reports age.
      seen = await readState().catch(() => seen && { ...seen, relayers: seen.relayers.map(aged) })
      await sleep(pollMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const reading = keepReading()

  function spentShare(scope: 'all' | 'first-seen', limit: number): number {
    return limit > 0 ? (seen?.spent.get(scope) ?? 0) / limit : 0
  }

  function checkRefusal(code: MintFailureCode, source: string): void {
    if (refusals.has(refusalKey(code, source))) throw budgetSpent(code, collection)
  }

  /** The key contains the day, because each day has a new budget. */
  function refusalKey(code: MintFailureCode, source: string): string {
    return [collection.day(), code, code === 'BUDGET_SPENT_FOR_SOURCE' ? source : ''].join(' ')
  }

  return {
    /** Throws if no mint from this source can succeed now. */
    admit: (source: string): void => {
      checkRefusal('BUDGET_SPENT', source)
      checkRefusal('BUDGET_SPENT_FOR_SOURCE', source)
      if (!seen) return
      const alive = seen.relayers.filter(isAlive)
      // Right after startup there may be no report yet.
      const isSettled = performance.now() - startedAt > silenceSeconds * 1000
      if (alive.length === 0 ? isSettled : alive.every(({ state }) => state === 'empty')) {
        throw mintFailure('RELAYER_UNAVAILABLE')
      }
      if (seen.depth >= maxQueued) throw mintFailure('QUEUE_FULL')
      if (spentShare('all', budget.all) >= 1) throw budgetSpent('BUDGET_SPENT', collection)
    },
    /** Returns how many more mints the queue takes. */
    queueRoom: (): number => maxQueued - (seen?.depth ?? 0),
    /** Throws if no mint of a new wallet can succeed now. */
    admitNew: (): void => {
      checkRefusal('BUDGET_SPENT_FOR_NEW', '')
      if (spentShare('first-seen', budget.firstSeen) >= 1) throw budgetSpent('BUDGET_SPENT_FOR_NEW', collection)
    },
    /** Returns whether a wallet needs a proof of work, because much of the day's gas is used. */
    isProofDue: ({ isReturning }: { isReturning: boolean }): boolean => {
      // A returning wallet's signature can leak too, so near the end of the budget it is not enough.
      const isDueForAll = spentShare('all', budget.all) >= (1 + freeShare) / 2
      return isDueForAll || (!isReturning && spentShare('first-seen', budget.firstSeen) >= freeShare)
    },
    /** Records that a mint from this source exceeded the budget; similar requests are rejected for a while. */
    noteRefusal: (code: MintFailureCode, source: string): void => void refusals.set(refusalKey(code, source), true),
    /** Throws the reason if relaying does not work. */
    ping: async (): Promise<void> => {
      const alive = (await readState()).relayers.filter(isAlive)
      if (alive.length === 0) throw new Error('no relayer is running')
      const underfunded = alive.filter(({ state }) => state !== 'ready')
      if (underfunded.length > 0)
        throw new Error(underfunded.map(({ address, state }) => `the balance of ${address} is ${state}`).join(', '))
    },
    close: async (): Promise<void> => {
      ending.abort()
      await reading
    },
  }
}

/** Creates the error for a spent budget, which can be retried the next day. */
export function budgetSpent(code: MintFailureCode, collection: CollectionReader) {
  const secondsLeft = Math.ceil(collection.endOf(collection.day()) - collection.nowSeconds())
  return mintFailure(code, { retryAfterSeconds: Math.max(1, secondsLeft) })
}

function isAlive({ silentSeconds }: Relayer): boolean {
  return silentSeconds < silenceSeconds
}

function aged(relayer: Relayer): Relayer {
  return { ...relayer, silentSeconds: relayer.silentSeconds + pollMilliseconds / 1000 }
}
