import { decodeMintEntries, encodeMintEntries } from '@network-site/protocol/mint-entries'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { sql, type SQL } from 'drizzle-orm'
import type { Address, Hex, TransactionReceipt } from 'viem'
import type { Sql } from '../../../services/database.ts'
import { settleTransactionSql } from '../../../transactions/transaction-store.ts'
import type { FinalStatus, SenderKey, UnconfirmedTransaction } from '../../../transactions/transaction.ts'
import { announce } from '../mint-channels.ts'
import { correctionsOf, correctSpentSql, networkScopesOf, type GasBudget } from './budget.ts'
import { learnRefusals, learnReverts } from './learn-receivers.ts'
import type { SentBatch } from './relayer-worker.ts'

/** A mint whose batches failed so often is given up. */
const maxAttempts = 5

export type Settlement = {
  status: FinalStatus
  /** Final for this request. */
  failed?: Array<{ entries: Hex; code: MintFailureCode }>
  /** Back to the queue. */
  released?: Hex
  /** The batch came before its day, which says nothing about its mints. */
  isTooEarly?: boolean
  /** Of a batch that reverted: receivers that have code. */
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

/** Records how a transaction ended and what that means for each of its mints, and tells every process. */
export async function recordSettlement(database: Sql, settled: SettledBatch): Promise<void> {
  const { key, transaction, batch, settlement, budget } = settled
  const { failed = [], released = '0x', isTooEarly = false, withCode = [] } = settlement
  const { nonce } = transaction
  // Nearly always every item was minted, and one statement says it all.
  // Some of its mints may carry a failure of before: the chain took it back, or its day ended while it was unconfirmed.
  const mayHaveFailed = transaction.isReopened || batch.hasEnded
  if (!mayHaveFailed && failed.length === 0 && released === '0x')
    return void (await database.execute(recording(settled)))
  await database.transaction(async (write) => {
    if (mayHaveFailed) await adoptMints(write, { key, nonce, batch })
    for (const { entries, code } of failed) await failMints(write, { key, nonce, day: batch.day, entries, code })
    await learnRefusals(write, { key, day: batch.day, failed })
    const sources = withCode.length > 0 ? await learnReverts(write, { key, nonce, day: batch.day, withCode }) : []
    const payers = sources.flatMap((source) => networkScopesOf(source, budget))
    if (released !== '0x') {
      const more = isTooEarly ? 0 : 1
      await write.execute(sql`
        update mint set relayer = null, nonce = null, attempts = attempts + ${more},
          failure = case when attempts + ${more} >= ${maxAttempts} then 'TRANSACTION_FAILED' end
        where ${isCarriedBy({ key, nonce })} and ${isAmong(released, { key, day: batch.day })}`)
    }
    await write.execute(recording(settled, payers))
  })
}

/** `payers` are the scopes of those who made the batch revert. */
function recording({ key, transaction, batch, receipt, settlement }: SettledBatch, payers: string[] = []): SQL {
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

/** Fails mints of a transaction, so far as they are still its own. */
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
 * A transaction that the chain took back may do the second time what it did not the first time. Its mints are its own
 * again, unless another transaction has minted them meanwhile.
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
  const pairs = decodeMintEntries(entries).flatMap(({ receiver, tokens }) =>
    tokens.map((token) => ({ minter: receiver, token })),
  )
  return sql`chain = ${key.chain} and day = ${day} and (minter, token) in (select * from unnest(
    ${sql.param(pairs.map(({ minter }) => minter))}::text[], ${sql.param(pairs.map(({ token }) => token))}::smallint[]))`
}
