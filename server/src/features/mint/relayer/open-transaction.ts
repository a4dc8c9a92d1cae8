import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Sql } from '../../../adapters/database.ts'
import { rowsOf, wholeNumber } from '../rows.ts'
import type { Fees } from './fees.ts'

/** A transaction that is stored and not settled yet. */
export type OpenTransaction = Fees & {
  nonce: number
  day: number
  entries: Hex
  hashes: Hex[]
  signed: Hex
  gasLimit: number
  /** Since when this form of it is out, by the lane's clock. */
  sentAtMilliseconds: number
  isAccepted: boolean
  /** It had been settled before the chain took it back. */
  isReopened: boolean
  /** Its day ended, and its mints were decided. */
  hasEnded: boolean
  resentAtMilliseconds?: number
  /** Since when its nonce is used and no receipt is found. */
  missingSinceMilliseconds?: number
  /** What was expected of its gas; unknown after a restart. */
  expected?: { returningGas: number; otherGas: number }
}

export type LaneKey = { chain: number; relayer: string }

const hex = z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'))
const rowSchema = z.object({
  nonce: wholeNumber,
  day: z.number(),
  entries: hex,
  hashes: z.array(hex),
  signed: hex,
  gas_limit: wholeNumber,
  max_fee_wei: z.coerce.bigint(),
  tip_wei: z.coerce.bigint(),
})

/** The transactions of a relayer that are not settled, in nonce order. */
export async function loadOpen(
  database: Sql,
  { chain, relayer }: LaneKey,
  nowMilliseconds: number,
): Promise<OpenTransaction[]> {
  const result = await database.execute(sql`
    select nonce, day, entries, hashes, signed, gas_limit, max_fee_wei::text, tip_wei::text from mint_transaction
    where chain = ${chain} and relayer = ${relayer} and status = 'open' order by nonce`)
  return rowsOf(rowSchema, result).map((row) => ({
    nonce: row.nonce,
    day: row.day,
    entries: row.entries,
    hashes: row.hashes,
    signed: row.signed,
    gasLimit: row.gas_limit,
    maxFeeWei: row.max_fee_wei,
    tipWei: row.tip_wei,
    sentAtMilliseconds: nowMilliseconds,
    isAccepted: false,
    isReopened: false,
    hasEnded: false,
  }))
}

/** Opens again what was settled from this nonce on: the chain no longer has it. Answers the nonces. */
export async function reopenFrom(database: Sql, { chain, relayer }: LaneKey, nonce: number): Promise<Set<number>> {
  const result = await database.execute(sql`
    update mint_transaction set status = 'open', settled_at = null, block_number = null, gas_used = null, refused = '0x', already = '0x'
    where chain = ${chain} and relayer = ${relayer} and nonce >= ${nonce} and status <> 'open' returning nonce`)
  return new Set(rowsOf(z.object({ nonce: wholeNumber }), result).map((row) => row.nonce))
}

/** The nonce after the last one that was settled; 0 where none was. */
export async function settledUpTo(database: Sql, { chain, relayer }: LaneKey): Promise<number> {
  const result = await database.execute(sql`
    select coalesce(max(nonce) + 1, 0) as next from mint_transaction
    where chain = ${chain} and relayer = ${relayer} and status <> 'open'`)
  return rowsOf(z.object({ next: wholeNumber }), result)[0]?.next ?? 0
}

/** Writes down another signed form of a transaction, before anybody is told of it. */
export async function storeReplacement(
  database: Sql,
  { chain, relayer }: LaneKey,
  transaction: OpenTransaction,
): Promise<void> {
  await database.execute(sql`
    update mint_transaction set hashes = ${sql.param(transaction.hashes)}::text[], signed = ${transaction.signed},
      gas_limit = ${transaction.gasLimit}, max_fee_wei = ${String(transaction.maxFeeWei)}::numeric,
      tip_wei = ${String(transaction.tipWei)}::numeric, sent_at = now()
    where chain = ${chain} and relayer = ${relayer} and nonce = ${transaction.nonce}`)
}
