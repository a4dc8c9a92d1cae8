import type { MintFailureCode } from '@network-site/protocol/failures'
import { decodeMintEntries, encodeMintEntries } from '@network-site/protocol/mint-entries'
import { sql, type SQL } from 'drizzle-orm'
import type { Address, Hex, TransactionReceipt } from 'viem'
import { z } from 'zod'
import { parseRows } from '../../../lib/parse.ts'
import type { Sql } from '../../../services/database.ts'
import type { SenderKey, UnconfirmedTransaction } from '../../../transactions/sender.ts'
import type { FinalStatus } from '../../../transactions/tables.ts'
import { settleTransactionSql } from '../../../transactions/transaction-store.ts'
import { announce, mintKeysOf } from '../mint-progress.ts'
import { correctionsOf, correctSpentSql, type GasBudget, networkScopesOf } from './gas-budget.ts'
import type { SentBatch } from './worker.ts'

/** A mint fails for good after this many failed batches. */
const maxAttempts = 5
const sourceSchema = z.object({ source: z.string() })

export type Settlement = {
  status: FinalStatus
  failed?: Array<{ entries: Hex; code: MintFailureCode }>
  /** Items that go back to the queue. */
  released?: Hex
  /** The batch was mined before its day, so the failure does not count as an attempt of its mints. */
  isTooEarly?: boolean
  /** Receivers with code, if the batch reverted. */
  withCode?: Address[]
  already?: Hex
}

type SettledBatch = {
  key: SenderKey
  transaction: UnconfirmedTransaction
  batch: SentBatch
  receipt: TransactionReceipt | undefined
  settlement: Settlement
  budget: GasBudget
}

/** Records the outcome of a transaction and of each of its mints, and notifies every process. */
export async function recordSettlement(database: Sql, settled: SettledBatch): Promise<void> {
  const { key, transaction, batch, settlement, budget } = settled
  const { failed = [], released = '0x', isTooEarly = false, withCode = [] } = settlement
  const { nonce } = transaction
  // Mints may have failed already: after a reorganization, or because their day ended while unconfirmed.
  const mayHaveFailed = transaction.isReopened || batch.hasEnded
  // In the common case every item was minted, and one statement is enough.
  if (!mayHaveFailed && failed.length === 0 && released === '0x')
    return void (await database.execute(recordSql(settled)))
  await database.transaction(async (write) => {
    if (mayHaveFailed) await adoptMints(write, { key, nonce, batch })
    for (const { entries, code } of failed) await failMints(write, { key, nonce, day: batch.day, entries, code })
    await storeRefusals(write, { key, day: batch.day, failed })
    const sources = withCode.length > 0 ? await storeReverts(write, { key, nonce, day: batch.day, withCode }) : []
    const payers = sources.flatMap((source) => networkScopesOf(source, budget))
    if (released !== '0x') {
      const more = isTooEarly ? 0 : 1
      await write.execute(sql`
        update mint set relayer = null, nonce = null, attempts = attempts + ${more},
          failure = case when attempts + ${more} >= ${maxAttempts} then 'TRANSACTION_FAILED' end
        where ${isCarriedBy({ key, nonce })} and ${isAmong(released, { key, day: batch.day })}`)
    }
    await write.execute(recordSql(settled, payers))
  })
}

/** Returns the statement that records a settlement; `payers` are the scopes that made the batch revert. */
function recordSql({ key, transaction, batch, receipt, settlement }: SettledBatch, payers: string[] = []): SQL {
  const { chain, sender: relayer } = key
  const { status, failed = [], already = '0x' } = settlement
  const { nonce } = transaction
  const refused = encodeMintEntries(failed.flatMap(({ entries }) => decodeMintEntries(entries)))
  const usedGas = Number(receipt?.gasUsed ?? 0)
  const corrections = correctionsOf(batch.charges, { usedGas, isMinted: status === 'confirmed', payers })
  return sql`
    with corrected as (${correctSpentSql({ chain, day: batch.day, corrections })}),
    settled as (${settleTransactionSql(key, transaction, { status, receipt })}),
    decided as (
      update mint_batch set refused = ${refused}, already = ${already}, charges = '{}'
      where chain = ${chain} and relayer = ${relayer} and nonce = ${nonce})
    ${announce({ kind: 'transaction', chain, relayer, nonce })}`
}

/** Fails mints of a transaction, unless another transaction carries them by now. */
export async function failMints(
  database: Sql,
  options: { key: SenderKey; nonce: number; day: number; entries: Hex; code: MintFailureCode },
): Promise<void> {
  const { entries, code } = options
  await database.execute(
    sql`update mint set failure = ${code} where ${isCarriedBy(options)} and ${isAmong(entries, options)}`,
  )
}

/**
 * Assigns mints back to their transaction, which may succeed after a reorganization although it failed before. Skips
 * mints that another transaction has minted since.
 */
async function adoptMints(
  write: Sql,
  { key, nonce, batch }: { key: SenderKey; nonce: number; batch: SentBatch },
): Promise<void> {
  await write.execute(sql`
    update mint set relayer = ${key.sender}, nonce = ${nonce}, failure = null
    where (failure is not null or relayer is null) and ${isAmong(batch.entries, { key, day: batch.day })}`)
}

function isCarriedBy({ key, nonce }: { key: SenderKey; nonce: number }): SQL {
  return sql`relayer = ${key.sender} and nonce = ${nonce}`
}

function isAmong(entries: Hex, { key, day }: { key: SenderKey; day: number }): SQL {
  const keys = mintKeysOf(entries, day)
  return sql`chain = ${key.chain} and day = ${day} and (minter, token) in (select * from unnest(
    ${sql.param(keys.map(({ minter }) => minter))}::text[], ${sql.param(keys.map(({ token }) => token))}::smallint[]))`
}

/** Records receivers that refused an item; for the rest of the day their requests are rejected before they cost gas. */
async function storeRefusals(
  write: Sql,
  options: { key: SenderKey; day: number; failed: Array<{ entries: Hex; code: MintFailureCode }> },
): Promise<void> {
  const { key, day, failed } = options
  const refused = failed.filter(({ code }) => code === 'RECEIVER_REFUSED')
  const receivers = refused.flatMap(({ entries }) => decodeMintEntries(entries)).map(({ receiver }) => receiver)
  if (receivers.length === 0) return
  await write.execute(sql`
    insert into mint_receiver (chain, address, refused_day, learnt_at)
    select ${key.chain}, address, ${day}, now() from unnest(${sql.param([...new Set(receivers)])}::text[]) as r (address)
    on conflict (chain, address) do update set refused_day = excluded.refused_day, learnt_at = excluded.learnt_at`)
}

/**
 * Records receivers whose code appeared after they were looked up, which made a batch run out of gas. From now on they
 * share batches only with each other. Returns the sources of their requests, which are charged for the revert.
 */
async function storeReverts(
  write: Sql,
  { key, nonce, day, withCode }: { key: SenderKey; nonce: number; day: number; withCode: Address[] },
): Promise<string[]> {
  const result = await write.execute(sql`
    with surprising as (
      update mint set has_code = true, is_isolated = true
      where chain = ${key.chain} and relayer = ${key.sender} and nonce = ${nonce} and day = ${day}
        and minter = any(${sql.param(withCode)}::text[]) and has_code is not true
      returning minter, source),
    learnt as (
      insert into mint_receiver (chain, address, reverted_day, learnt_at)
      select distinct ${key.chain}::int, minter, ${day}::int, now() from surprising
      on conflict (chain, address) do update set reverted_day = excluded.reverted_day, learnt_at = excluded.learnt_at)
    select distinct source from surprising`)
  return parseRows(sourceSchema, result).map(({ source }) => source)
}
