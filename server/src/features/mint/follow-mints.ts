import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../../services/database.ts'
import { rowsOf } from '../../transactions/rows.ts'
import { isFinal, transactionStatuses } from '../../transactions/transaction.ts'
import type { Collection } from './collection.ts'
import { parseNotice, progressChannel, type ProgressNotice } from './mint-channels.ts'
import { mintKeyString, type MintKey } from './mint-key.ts'
import { readStates } from './read-states.ts'
import type { PendingMints } from './pending-mints.ts'

export type FollowDependencies = {
  database: Database
  collection: Collection
  pendingMints: PendingMints
  log: Logger
  /** Told which wallets' items have made progress; any may have where no wallet is named. */
  onProgress: (minters: string[] | undefined) => void
}

const transactionSchema = z.object({
  day: z.number(),
  entries: z.string(),
  status: z.enum(transactionStatuses),
  hash: z.string(),
  refused: z.string(),
  already: z.string(),
})
// Sweeps are rare and small, so that they do not slow down a server that is slow already.
const sweepMilliseconds = 5000
const largestSweep = 250
const largestLook = 5000

/**
 * Settles pending mints when their transaction ends: one notification and one read for a whole batch. A notification
 * can be missed, so mints that are pending for long are looked up as well.
 */
export async function followMints({ database, collection, pendingMints, log, onProgress }: FollowDependencies) {
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
    const { day, status, hash } = transaction
    const keys = keysOf(transaction.entries, day)
    onProgress(keys.map(({ minter }) => minter))
    if (!isFinal(status)) return
    const isWhole = status === 'confirmed' && transaction.refused === '0x' && transaction.already === '0x'
    if (isWhole) {
      for (const key of keys) pendingMints.settle(mintKeyString(key), { state: 'minted', transactionHash: hash })
      return
    }
    for (const key of keysOf(transaction.already, day)) {
      pendingMints.settle(mintKeyString(key), { state: 'failed', code: 'ALREADY_MINTED' })
    }
    const awaited = keys.filter((key) => pendingMints.has(mintKeyString(key)))
    pendingMints.settleAll(await readStates(database.sql, notice.chain, awaited))
  }

  async function settleFor(minters: Set<string>, chain: number): Promise<void> {
    onProgress([...minters])
    pendingMints.settleAll(await readStates(database.sql, chain, pendingMints.pendingOf(minters)))
  }

  async function lookUp(waitedMilliseconds: number): Promise<void> {
    if (waitedMilliseconds === 0) onProgress(undefined)
    const keys = pendingMints.pendingFor(waitedMilliseconds, waitedMilliseconds === 0 ? largestLook : largestSweep)
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
  return rowsOf(transactionSchema, result)[0]
}

function keysOf(entries: string, day: number): MintKey[] {
  return decodeMintEntries(entries).flatMap(({ receiver, tokens }) =>
    tokens.map((token) => ({ minter: receiver, day, token })),
  )
}
