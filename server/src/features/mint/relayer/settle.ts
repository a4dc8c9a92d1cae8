import { decodeMintEntries, encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import type { MintFailureCode } from '@network-site/protocol/mint-failures'
import { sql, type SQL } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Sql } from '../../../adapters/database.ts'
import { announce } from '../mint-channels.ts'
import { correctingSpent } from './budget.ts'
import type { LaneKey, OpenTransaction } from './open-transaction.ts'

/** A mint that reverted with so many batches is given up. */
const mostAttempts = 5

export type Settlement = {
  status: 'minted' | 'reverted' | 'lost'
  hash?: Hex
  blockNumber?: number
  gasUsed?: number
  /** Final for this asking. */
  failed?: Array<{ entries: Hex; code: MintFailureCode }>
  /** Back to the queue. */
  released?: Hex
  already?: Hex
}

/** Writes down how a transaction ended and what that means for each of its mints, and tells everybody. */
export async function settle(
  database: Sql,
  { key, transaction, settlement }: { key: LaneKey; transaction: OpenTransaction; settlement: Settlement },
): Promise<void> {
  const { chain, relayer } = key
  const { nonce, day, hashes } = transaction
  const { status, hash, blockNumber, gasUsed, failed = [], released = '0x', already = '0x' } = settlement
  // The hash that was mined goes last, where readers look for it.
  const ordered = hash ? [...hashes.filter((other) => other !== hash), hash] : hashes
  const refused = encodeMintEntries(failed.flatMap(({ entries }) => decodeMintEntries(entries)))
  const byGas =
    gasUsed === undefined || !transaction.expected
      ? 0
      : gasUsed - transaction.expected.returningGas - transaction.expected.otherGas
  const writing = sql`
    with corrected as (${correctingSpent({ chain, day, byGas })}),
    settled as (
      update mint_transaction set status = ${status}, hashes = ${sql.param(ordered)}::text[], block_number = ${blockNumber ?? null},
        gas_used = ${gasUsed ?? null}, refused = ${refused}, already = ${already}, settled_at = now()
      where chain = ${chain} and relayer = ${relayer} and nonce = ${nonce})
    ${announce({ kind: 'transaction', chain, relayer, nonce, status })}`
  // Nearly always every item was minted, and one statement says it all.
  if (!transaction.isReopened && failed.length === 0 && released === '0x') return void (await database.execute(writing))
  await database.transaction(async (write) => {
    if (transaction.isReopened) await adopt(write, { key, transaction })
    for (const { entries, code } of failed) await failAmong(write, { key, transaction, entries, code })
    if (released !== '0x') {
      await write.execute(sql`
        update mint set relayer = null, nonce = null, attempts = attempts + 1,
          failure = case when attempts + 1 >= ${mostAttempts} then 'TRANSACTION_FAILED' end
        where ${among(released, { key, transaction })}`)
    }
    await write.execute(writing)
  })
}

/** Marks mints of a transaction as failed, so far as they are still its own. */
export async function failAmong(
  database: Sql,
  { entries, code, ...scope }: Scope & { entries: Hex; code: MintFailureCode },
): Promise<void> {
  await database.execute(sql`update mint set failure = ${code} where ${among(entries, scope)}`)
}

type Scope = { key: LaneKey; transaction: OpenTransaction }

/** The mints of these entries that are still this transaction's. */
function among(entries: Hex, { key, transaction }: Scope): SQL {
  const pairs = pairsOf(decodeMintEntries(entries))
  return sql`chain = ${key.chain} and day = ${transaction.day} and relayer = ${key.relayer} and nonce = ${transaction.nonce}
    and (minter, token) in (select * from unnest(
      ${sql.param(pairs.map(({ minter }) => minter))}::text[], ${sql.param(pairs.map(({ token }) => token))}::smallint[]))`
}

/**
 * A transaction that the chain took back may do the second time what it did not the first time. Its mints are its own
 * again, unless another transaction has minted them meanwhile.
 */
async function adopt(write: Sql, { key, transaction }: Scope): Promise<void> {
  const pairs = pairsOf(decodeMintEntries(transaction.entries))
  await write.execute(sql`
    update mint set relayer = ${key.relayer}, nonce = ${transaction.nonce}, failure = null
    where chain = ${key.chain} and day = ${transaction.day} and (failure is not null or relayer is null)
      and (minter, token) in (select * from unnest(
        ${sql.param(pairs.map(({ minter }) => minter))}::text[], ${sql.param(pairs.map(({ token }) => token))}::smallint[]))`)
}

function pairsOf(entries: MintEntry[]): Array<{ minter: string; token: number }> {
  return entries.flatMap(({ receiver, tokens }) => tokens.map((token) => ({ minter: receiver, token })))
}
