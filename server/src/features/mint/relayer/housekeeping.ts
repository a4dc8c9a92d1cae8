import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { parseRows } from '../../../lib/parse.ts'
import type { Sql } from '../../../services/database.ts'
import { isUnconfirmed, pruneSignedBytes } from '../../../transactions/transaction-store.ts'
import { announce, announceMinters } from '../mint-progress.ts'
import type { RelayerDependencies, Retention } from './worker.ts'

const checkMilliseconds = 1000
const checksPerExpiry = 10
const checksPerPruning = 3600
/** Above this many wallets, every client is told to refresh. */
const maxNamed = 3000
/** The next run deletes the rest, so that no statement runs for long. */
const maxDeleted = 50_000
const minterSchema = z.object({ minter: z.string() })

/**
 * Fails pending mints of earlier chains at the start. Fails expired mints when the day changes or minting closes, and every
 * ten seconds regardless. Clears client networks when the day changes, and prunes old records once an hour.
 */
export async function runHousekeeping(options: RelayerDependencies, signal: AbortSignal): Promise<void> {
  const { clock, collection, database, settings } = options
  let doneFor = ''
  let failedBefore: number | undefined
  let clearedBefore: number | undefined
  let pruneAtCheck = 0
  for (let check = 0; !signal.aborted; check++) {
    await sleep(checkMilliseconds, undefined, { signal }).catch(() => undefined)
    try {
      const state = { chain: collection.chainNumber(), day: collection.chainDay(), isOpen: collection.isOpen() }
      if (state.isOpen && doneFor === JSON.stringify(state) && check % checksPerExpiry !== 0) continue
      if (state.chain !== failedBefore) await failEarlierChains(database.sql, state.chain)
      failedBefore = state.chain
      await failExpiredMints(database.sql, state)
      doneFor = JSON.stringify(state)
      if (state.day !== clearedBefore) await clearClientNetworks(database.sql, state)
      clearedBefore = state.day
      if (check >= pruneAtCheck) {
        await pruneRecords(database.sql, { nowMilliseconds: clock.nowMilliseconds(), retention: settings.retention })
        pruneAtCheck = check + checksPerPruning
      }
    } catch {
      // Other loops report an outage of the chain or the database. The next check catches up.
    }
  }
}

/** Fails pending mints of chains that were reset. Only of older ones: another process may already run on a newer one. */
async function failEarlierChains(database: Sql, chain: number): Promise<void> {
  await database.execute(sql`
    update mint set failure = 'CHAIN_RESET' from chain_transaction t
    where mint.chain < ${chain} and mint.failure is null and ${isUnconfirmed}
      and t.chain = mint.chain and t.sender = mint.relayer and t.nonce = mint.nonce`)
  await database.execute(sql`
    update mint set failure = 'CHAIN_RESET' where chain < ${chain} and relayer is null and failure is null`)
  await database.execute(sql`
    update chain_transaction t set status = 'failed' from mint_batch b
    where t.chain < ${chain} and ${isUnconfirmed} and b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce`)
}

/**
 * Fails queued mints whose day is over, or all if minting was closed. A mint is never carried over to the next day,
 * where it would count against the wallet.
 */
async function failExpiredMints(
  database: Sql,
  { chain, day, isOpen }: { chain: number; day: number; isOpen: boolean },
): Promise<void> {
  const result = await database.execute(sql`
    with late as (
      update mint set failure = case when day < ${day} then 'DAY_OVER' else 'MINT_CLOSED' end
      where chain = ${chain} and relayer is null and failure is null and (day < ${day} or not ${isOpen}::boolean)
      returning minter)
    select distinct minter from late limit ${maxNamed + 1}`)
  const minters = parseRows(minterSchema, result).map(({ minter }) => minter)
  if (minters.length === 0) return
  await database.execute(minters.length > maxNamed ? announce({ kind: 'refresh' }) : announceMinters(chain, minters))
}

/**
 * Clears client networks. They are personal data and are kept only while they count toward the day's gas budget; days of
 * an earlier chain never count.
 */
export async function clearClientNetworks(
  database: Sql,
  { chain, day }: { chain: number; day: number },
): Promise<void> {
  const isPast = sql`(chain <> ${chain} or day < ${day})`
  await database.execute(sql`update mint set source = '' where source <> '' and ${isPast}`)
  await database.execute(sql`update mint_batch set charges = '{}' where charges <> '{}' and ${isPast}`)
  await database.execute(sql`delete from mint_gas where ${isPast}`)
}

/** Deletes records that exceed the operator's retention settings. */
export async function pruneRecords(
  database: Sql,
  { nowMilliseconds, retention }: { nowMilliseconds: number; retention: Retention },
): Promise<void> {
  const { failedDays, signedDays, recordDays } = retention
  const before = (days: number) => new Date(nowMilliseconds - days * 86_400_000).toISOString()
  const failed = before(failedDays)
  const recorded = before(recordDays)
  await database.execute(sql`
    delete from mint where ctid in (
      select ctid from mint where failure is not null and asked_at < ${failed}::timestamptz limit ${maxDeleted})`)
  await database.execute(sql`delete from mint_receiver where learnt_at < ${failed}::timestamptz`)
  await database.execute(sql`delete from mint_relayer where seen_at < ${failed}::timestamptz`)
  await pruneSignedBytes(database, { before: before(signedDays), limit: maxDeleted })
  await database.execute(sql`
    delete from mint where ctid in (
      select ctid from mint where asked_at < ${recorded}::timestamptz limit ${maxDeleted})`)
  // Each sender keeps its last transaction, which records how far the chain had come.
  await database.execute(sql`
    with old as (
      delete from chain_transaction t using mint_batch b
      where b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce and t.settled_at < ${recorded}::timestamptz
        and exists (
          select from chain_transaction later
          where later.chain = t.chain and later.sender = t.sender and later.nonce > t.nonce)
      returning t.chain, t.sender, t.nonce)
    delete from mint_batch b using old where b.chain = old.chain and b.relayer = old.sender and b.nonce = old.nonce`)
}
