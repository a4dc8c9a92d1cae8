import type { MintFailureCode } from '@network-site/protocol/failures'
import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseRows } from '../../lib/parse.ts'
import type { Database } from '../../services/database.ts'
import { isFinal, transactionStatuses } from '../../transactions/tables.ts'
import type { MintContext } from './mint-context.ts'
import {
  type MintKey,
  mintKeysOf,
  mintKeyString,
  type MintProgress,
  parseNotice,
  type ProgressChange,
  progressChannel,
  type ProgressNotice,
  readStates,
} from './mint-progress.ts'

/** How a mint ended. */
export type MintOutcome = { state: 'minted'; transactionHash: string } | { state: 'failed'; code: MintFailureCode }

export type PendingMints = ReturnType<typeof createPendingMints>

const transactionSchema = z.object({
  day: z.number(),
  entries: z.string(),
  status: z.enum(transactionStatuses),
  hash: z.string(),
  refused: z.string(),
  already: z.string(),
})
// Sweeps are rare and small, so that they add little load to a slow server.
const sweepMilliseconds = 5000
const maxPerSweep = 250
const maxPerRefresh = 5000

/** Tracks the mints that requests to this process wait for. Requests for the same mint share an entry. */
export function createPendingMints(nowMilliseconds: () => number) {
  const pending = new Map<string, PromiseWithResolvers<MintOutcome> & { key: MintKey; since: number }>()
  return {
    find: (key: MintKey): Promise<MintOutcome> | undefined => pending.get(mintKeyString(key))?.promise,
    add(key: MintKey): Promise<MintOutcome> {
      const outcome = Promise.withResolvers<MintOutcome>()
      pending.set(mintKeyString(key), { ...outcome, key, since: nowMilliseconds() })
      return outcome.promise
    },
    has: (key: string): boolean => pending.has(key),
    isEmpty: (): boolean => pending.size === 0,
    settle(key: string, outcome: MintOutcome): void {
      pending.get(key)?.resolve(outcome)
      pending.delete(key)
    },
    /** Settles the mints that have ended; the rest stay pending. */
    settleAll(states: Map<string, MintProgress>): void {
      for (const [key, progress] of states) {
        if (progress.state === 'minted' || progress.state === 'failed') this.settle(key, progress)
      }
    },
    /** Returns the keys that have been pending at least this long, oldest first. */
    pendingFor(milliseconds: number, limit: number): MintKey[] {
      const keys: MintKey[] = []
      for (const { key, since } of pending.values()) {
        if (keys.length >= limit || since > nowMilliseconds() - milliseconds) break
        keys.push(key)
      }
      return keys
    },
    /** Returns the keys of these wallets. */
    pendingOf: (minters: Set<string>): MintKey[] =>
      [...pending.values()].map(({ key }) => key).filter(({ minter }) => minters.has(minter)),
    failAll(code: MintFailureCode): void {
      for (const key of pending.keys()) this.settle(key, { state: 'failed', code })
    },
  }
}

/**
 * Settles pending mints when their transaction ends, with one notification and one read per batch. Notifications can be
 * lost, so mints that have been pending for long are looked up as well. Calls `onChange` with what changed, and `onDoubt`
 * with the wallets whose items may have changed, or with undefined if any may have.
 */
export async function followMints(
  { database, collection, log }: MintContext,
  {
    pendingMints,
    onChange,
    onDoubt,
  }: {
    pendingMints: PendingMints
    onChange: (change: ProgressChange) => void
    onDoubt: (minters: string[] | undefined) => void
  },
) {
  const listening = await database.listen(progressChannel, {
    onMessage: (payload) => void follow(parseNotice(payload)).catch(warn),
    onGap: () => void lookUp(0).catch(warn),
  })
  const timer = setInterval(() => void lookUp(sweepMilliseconds).catch(warn), sweepMilliseconds)

  async function follow(notice: ProgressNotice): Promise<void> {
    if (notice.kind === 'refresh') return lookUp(0)
    if (notice.chain !== collection.chainNumber()) return
    if (notice.kind === 'minters') return settleFor(new Set(notice.minters), notice.chain)
    const transaction = await readTransaction(database, notice)
    if (!transaction) return
    const { day, status, hash: transactionHash } = transaction
    const items = decodeMintEntries(transaction.entries)
    if (!isFinal(status)) return onChange({ day, items, progress: { state: 'sent', transactionHash } })
    // Requests for many items wait for nothing, so there may be no key to look for.
    const keys = pendingMints.isEmpty() ? [] : mintKeysOf(transaction.entries, day)
    const isWhole = status === 'confirmed' && transaction.refused === '0x' && transaction.already === '0x'
    if (isWhole) {
      const minted = { state: 'minted', transactionHash } as const
      for (const key of keys) pendingMints.settle(mintKeyString(key), minted)
      return onChange({ day, items, progress: minted })
    }
    onDoubt(items.map(({ receiver }) => receiver))
    for (const key of mintKeysOf(transaction.already, day)) {
      pendingMints.settle(mintKeyString(key), { state: 'failed', code: 'ALREADY_MINTED' })
    }
    const awaited = keys.filter((key) => pendingMints.has(mintKeyString(key)))
    pendingMints.settleAll(await readStates(database.sql, notice.chain, awaited))
  }

  async function settleFor(minters: Set<string>, chain: number): Promise<void> {
    onDoubt([...minters])
    pendingMints.settleAll(await readStates(database.sql, chain, pendingMints.pendingOf(minters)))
  }

  async function lookUp(waitedMilliseconds: number): Promise<void> {
    if (waitedMilliseconds === 0) onDoubt(undefined)
    const keys = pendingMints.pendingFor(waitedMilliseconds, waitedMilliseconds === 0 ? maxPerRefresh : maxPerSweep)
    if (keys.length > 0) pendingMints.settleAll(await readStates(database.sql, collection.chainNumber(), keys))
  }

  function warn(error: unknown): void {
    log.warn({ reason: reasonOf(error) }, 'the progress of mints could not be read')
  }

  return {
    close: async () => {
      clearInterval(timer)
      await listening.close()
    },
  }
}

async function readTransaction(
  database: Database,
  { chain, relayer, nonce }: Extract<ProgressNotice, { kind: 'transaction' }>,
) {
  const result = await database.sql.execute(sql`
    select b.day, b.entries, t.status, t.hashes[cardinality(t.hashes)] as hash, b.refused, b.already
    from mint_batch b join chain_transaction t on t.chain = b.chain and t.sender = b.relayer and t.nonce = b.nonce
    where b.chain = ${chain} and b.relayer = ${relayer} and b.nonce = ${nonce}`)
  return parseRows(transactionSchema, result)[0]
}
