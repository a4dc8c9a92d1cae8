import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { sql, type SQL } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import type { Sql } from '../../../services/database.ts'
import type { Fees } from '../../../transactions/fees.ts'
import { lowestFreeNonce } from '../../../transactions/nonce-allocator.ts'
import { rowsOf, wholeNumber } from '../../../transactions/rows.ts'
import { insertTransactionSql } from '../../../transactions/transaction-store.ts'
import {
  justSigned,
  type SenderKey,
  type SignedTransaction,
  type UnconfirmedTransaction,
} from '../../../transactions/transaction.ts'
import { announce, announceMinters } from '../mint-channels.ts'
import { charge, saveGasUsage, isLimited, lockGasUsage, scopesOf, type GasBudget } from './budget.ts'
import { formBatch, type Batch, type TakenMint } from './form-batch.ts'
import type { GasEstimator } from './gas-estimator.ts'
import type { SentBatch } from './relayer-worker.ts'

export type ClaimOptions = {
  key: SenderKey
  day: number
  /** The chain has used every nonce below. */
  nonceFloor: number
  /** Most rows to look at. */
  atMost: number
  gasCap: number
  gasEstimator: GasEstimator
  budget: GasBudget
  fees: Fees
  /** Those of these receivers that have code. */
  findCodes: (receivers: Address[]) => Promise<Address[]>
  nowMilliseconds: number
  sign: (batch: {
    nonce: number
    day: number
    entries: Hex
    gasLimit: number
    fees: Fees
  }) => Promise<SignedTransaction>
}

/** A stored batch, and whether more was queued than it could take. */
export type Claim = { transaction: UnconfirmedTransaction; batch: SentBatch; mints: number; isFull: boolean }

const rowSchema = z
  .object({
    row: z.string(),
    minter: z.custom<`0x${string}`>(),
    token: z.number(),
    source: z.string(),
    is_first_seen: z.boolean(),
    has_code: z.boolean().nullable(),
    is_isolated: z.boolean(),
    attempts: z.number(),
    waited_seconds: z.coerce.number(),
    nonce: wholeNumber,
  })
  .transform(({ is_first_seen: isFirstSeen, has_code: hasCode, is_isolated: isIsolated, ...rest }) => {
    const { waited_seconds: waitedSeconds, ...row } = rest
    return { ...row, isFirstSeen, hasCode, isIsolated, waitedSeconds }
  })

/** A receiver that was looked up longer ago may have code by now. */
const lookUpAgainSeconds = 3

type LockedMint = z.infer<typeof rowSchema>

/**
 * In one transaction: takes mints from the queue, charges their gas, takes the next nonce, signs, stores. Whoever is
 * killed in the middle has done nothing; afterwards the batch exists, whoever sends it.
 */
export async function claimBatch(session: Sql, options: ClaimOptions): Promise<Claim | undefined> {
  return session.transaction(async (transaction) => {
    const queued = await lockQueued(transaction, options)
    const nonce = queued[0]?.nonce
    if (nonce === undefined) return undefined
    const batch = await formWithCodes(queued, options)
    const { accepted, refused, charges } = await chargeAll(transaction, batch.taken, options)
    for (const [code, mints] of refused) await fail(transaction, mints, code)
    if (refused.size > 0) {
      const minters = [...refused.values()].flat().map(({ minter }) => minter)
      await transaction.execute(announceMinters(options.key.chain, minters))
    }
    if (accepted.length === 0) return undefined

    const { day, fees } = options
    const { gasLimit, returningGas, otherGas } = refused.size > 0 ? formBatch(accepted, options) : batch
    const entries = encodeMintEntries(entriesOf(accepted))
    const signed = await options.sign({ nonce, day, entries, gasLimit, fees })
    await transaction.execute(storing(signed, { day, entries, charges, mints: accepted, key: options.key }))
    return {
      transaction: justSigned(signed, options.nowMilliseconds),
      batch: { day, entries, hasEnded: false, charges, expectedGas: { returningGas, otherGas } },
      mints: accepted.length,
      isFull: batch.taken.length < queued.length,
    }
  })
}

/** Receivers of a long queue are looked up again: code that appeared meanwhile would make the batch revert. */
async function formWithCodes(queued: LockedMint[], options: ClaimOptions): Promise<Batch> {
  const batch = formBatch(queued, options)
  const taken = new Set(batch.taken.map(({ row }) => row))
  const waiting = queued.filter(
    ({ row, hasCode, waitedSeconds }) => taken.has(row) && !hasCode && waitedSeconds > lookUpAgainSeconds,
  )
  if (waiting.length === 0) return batch
  const withCode = new Set(await options.findCodes([...new Set(waiting.map(({ minter }) => minter))]))
  if (withCode.size === 0) return batch
  return formBatch(
    queued.map((mint) => (withCode.has(mint.minter) ? { ...mint, hasCode: true } : mint)),
    options,
  )
}

/** The head of the queue and the next nonce. Rows that another relayer is taking are passed by, not waited for. */
async function lockQueued(transaction: Sql, options: ClaimOptions): Promise<LockedMint[]> {
  const { key, day, nonceFloor, atMost } = options
  const result = await transaction.execute(sql`
    with next as (select ${lowestFreeNonce(key, nonceFloor)} as nonce)
    select ctid::text as row, minter, token, source, is_first_seen, has_code, is_isolated, attempts,
      extract(epoch from now() - asked_at)::float8 as waited_seconds, (select nonce from next) as nonce
    from mint where chain = ${key.chain} and relayer is null and failure is null and day = ${day}
    order by place limit ${atMost} for update skip locked`)
  return rowsOf(rowSchema, result)
}

async function chargeAll(transaction: Sql, taken: TakenMint[], { key: { chain }, day, budget }: ClaimOptions) {
  const refused = new Map<MintFailureCode, TakenMint[]>()
  if (!isLimited(budget)) return { accepted: taken, refused, charges: {} }
  const scopes = [...new Set(taken.flatMap((mint) => scopesOf(mint, budget)))]
  const usage = await lockGasUsage(transaction, { chain, day, budget, scopes })
  const accepted: TakenMint[] = []
  for (const mint of taken) {
    const code = charge(usage, mint, mint.gas)
    if (code) refused.set(code, [...(refused.get(code) ?? []), mint])
    else accepted.push(mint)
  }
  if (accepted.length > 0) await saveGasUsage(transaction, { chain, day, usage })
  // Whole numbers, as they are written.
  const charges = Object.fromEntries([...usage.added].map(([scope, gas]) => [scope, Math.round(gas)]))
  return { accepted, refused, charges }
}

async function fail(transaction: Sql, mints: TakenMint[], code: MintFailureCode): Promise<void> {
  await transaction.execute(sql`
    update mint set failure = ${code} where ctid = any(${sql.param(mints.map(({ row }) => row))}::tid[])`)
}

/** One statement for all that is written: every round trip keeps the rows locked and the next batch waiting. */
function storing(
  transaction: SignedTransaction,
  stored: { day: number; entries: Hex; charges: Record<string, number>; mints: TakenMint[]; key: SenderKey },
): SQL {
  const { day, entries, charges, mints, key } = stored
  const { chain, sender: relayer } = key
  const { nonce } = transaction
  return sql`
    with claimed as (
      update mint set relayer = ${relayer}, nonce = ${nonce}
      where ctid = any(${sql.param(mints.map(({ row }) => row))}::tid[])),
    batch as (
      insert into mint_batch (chain, relayer, nonce, day, entries, charges)
      values (${chain}, ${relayer}, ${nonce}, ${day}, ${entries}, ${JSON.stringify(charges)}::jsonb)),
    transaction as (${insertTransactionSql(key, transaction)})
    ${announce({ kind: 'transaction', chain, relayer, nonce })}`
}

function entriesOf(mints: TakenMint[]): MintEntry[] {
  const tokens = new Map<`0x${string}`, number[]>()
  for (const { minter, token } of mints) tokens.set(minter, [...(tokens.get(minter) ?? []), token])
  return [...tokens].map(([receiver, items]) => ({ receiver, tokens: items }))
}
