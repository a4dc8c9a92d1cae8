import { sql, type SQL } from 'drizzle-orm'
import type { Hex, TransactionReceipt } from 'viem'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import type { SenderKey, SignedTransaction, UnconfirmedTransaction } from './sender.ts'
import type { FinalStatus } from './tables.ts'

const hex = z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'))
const nonceSchema = z.object({ nonce: wholeNumber })
const settledSchema = z.object({ nonce: wholeNumber, block: wholeNumber })
const hashesSchema = z.object({ hashes: z.array(hex) })
const anySchema = z.object({ has_any: z.boolean() })
const rowSchema = z
  .object({
    nonce: wholeNumber,
    hashes: z.array(hex),
    signed: hex,
    gas_limit: wholeNumber,
    max_fee_wei: z.coerce.bigint(),
    tip_wei: z.coerce.bigint(),
    status: z.enum(['pending', 'sent', 'mined']),
  })
  .transform(({ gas_limit: gasLimit, max_fee_wei: maxFeeWei, tip_wei: tipWei, ...row }) => ({
    ...row,
    gasLimit,
    maxFeeWei,
    tipWei,
  }))

/** The SQL condition for transactions without a final status. */
export const isUnconfirmed = sql.raw(`status in ('pending', 'sent', 'mined')`)

const isTransaction = ({ chain, sender }: SenderKey, nonce: number) =>
  sql`chain = ${chain} and sender = ${sender} and nonce = ${nonce}`

/** Returns the statement that stores a signed transaction. It must be committed before the transaction is broadcast. */
export function insertTransactionSql({ chain, sender }: SenderKey, transaction: SignedTransaction): SQL {
  const { nonce, hashes, signed, gasLimit, maxFeeWei, tipWei } = transaction
  return sql`
    insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, signed_at)
    values (${chain}, ${sender}, ${nonce}, ${sql.param(hashes)}::text[], ${signed}, ${gasLimit},
      ${String(maxFeeWei)}::numeric, ${String(tipWei)}::numeric, now(), now())`
}

/** Returns a sender's unsettled transactions, in nonce order. */
export async function loadUnconfirmed(
  database: Sql,
  { chain, sender }: SenderKey,
  nowMilliseconds: number,
): Promise<UnconfirmedTransaction[]> {
  const result = await database.execute(sql`
    select nonce, hashes, signed, gas_limit, max_fee_wei::text, tip_wei::text, status from chain_transaction
    where chain = ${chain} and sender = ${sender} and ${isUnconfirmed} order by nonce`)
  return parseRows(rowSchema, result).map((row) => ({
    ...row,
    waitingSinceMilliseconds: nowMilliseconds,
    acceptedBy: new Set<number>(),
    isReopened: false,
  }))
}

/** Stores the replacement of a transaction: the same nonce, other bytes, one more hash. */
export async function storeReplacement(database: Sql, key: SenderKey, replacement: SignedTransaction): Promise<void> {
  const { nonce, hashes, signed, gasLimit, maxFeeWei, tipWei } = replacement
  await database.execute(sql`
    update chain_transaction set hashes = array_append(hashes, ${hashes.at(-1)}), signed = ${signed},
      gas_limit = ${gasLimit}, max_fee_wei = ${String(maxFeeWei)}::numeric, tip_wei = ${String(tipWei)}::numeric,
      signed_at = now(), status = 'pending'
    where ${isTransaction(key, nonce)} and ${isUnconfirmed}`)
}

/** Deletes a transaction, so that its nonce is free again. */
export async function deleteTransaction(database: Sql, key: SenderKey, nonce: number): Promise<void> {
  await database.execute(sql`delete from chain_transaction where ${isTransaction(key, nonce)} and ${isUnconfirmed}`)
}

/** Returns every hash of a transaction; none if it is not stored. */
export async function readHashes(database: Sql, key: SenderKey, nonce: number): Promise<Hex[]> {
  const result = await database.execute(sql`select hashes from chain_transaction where ${isTransaction(key, nonce)}`)
  return parseRows(hashesSchema, result)[0]?.hashes ?? []
}

/** Records that a node or a block has a transaction. Never moves a status backward. */
export async function storeProgress(
  database: Sql,
  key: SenderKey,
  { nonce, status }: { nonce: number; status: 'sent' | 'mined' },
): Promise<void> {
  const earlier = status === 'sent' ? sql`('pending')` : sql`('pending', 'sent')`
  await database.execute(
    sql`update chain_transaction set status = ${status} where ${isTransaction(key, nonce)} and status in ${earlier}`,
  )
}

/** Returns the statement that settles a transaction. */
export function settleTransactionSql(
  key: SenderKey,
  { nonce, hashes }: Pick<SignedTransaction, 'nonce' | 'hashes'>,
  { status, receipt }: { status: FinalStatus; receipt: TransactionReceipt | undefined },
): SQL {
  // Readers expect the mined hash to be last.
  const mined = receipt?.transactionHash
  const ordered = mined ? [...hashes.filter((hash) => hash !== mined), mined] : hashes
  return sql`
    update chain_transaction set status = ${status}, hashes = ${sql.param(ordered)}::text[],
      block_number = ${receipt ? Number(receipt.blockNumber) : null}, gas_used = ${receipt ? Number(receipt.gasUsed) : null},
      settled_at = now()
    where ${isTransaction(key, nonce)}`
}

/** Reopens settled transactions from this nonce on, because the chain no longer has them. Returns their nonces. */
export async function reopenFrom(database: Sql, { chain, sender }: SenderKey, nonce: number): Promise<Set<number>> {
  const result = await database.execute(sql`
    update chain_transaction set status = 'pending', settled_at = null, block_number = null, gas_used = null
    where chain = ${chain} and sender = ${sender} and nonce >= ${nonce} and not (${isUnconfirmed}) returning nonce`)
  return new Set(parseRows(nonceSchema, result).map((row) => row.nonce))
}

/** Returns the nonce after the last settled one and the newest block with one, or 0. */
export async function settledUpTo(
  database: Sql,
  { chain, sender }: SenderKey,
): Promise<{ nonce: number; block: number }> {
  const result = await database.execute(sql`
    select coalesce(max(nonce) + 1, 0) as nonce, coalesce(max(block_number), 0) as block from chain_transaction
    where chain = ${chain} and sender = ${sender} and not (${isUnconfirmed})`)
  return parseRows(settledSchema, result)[0] ?? { nonce: 0, block: 0 }
}

/** Stored in place of signed bytes that were pruned. */
export const prunedBytes = '0x'

/** Prunes the signed bytes of old settled transactions; they are large and needed only after a reorganization. */
export async function pruneSignedBytes(
  database: Sql,
  { before, limit }: { before: string; limit: number },
): Promise<void> {
  await database.execute(sql`
    update chain_transaction set signed = ${prunedBytes} where ctid in (
      select ctid from chain_transaction
      where signed <> ${prunedBytes} and settled_at < ${before}::timestamptz limit ${limit})`)
}

/** Returns whether the sender has an unsettled transaction. */
export async function hasUnconfirmed(database: Sql, { chain, sender }: SenderKey): Promise<boolean> {
  const result = await database.execute(sql`
    select exists (
      select from chain_transaction where chain = ${chain} and sender = ${sender} and ${isUnconfirmed}) as has_any`)
  return parseRows(anySchema, result)[0]?.has_any ?? false
}
