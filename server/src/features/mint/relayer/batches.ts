import { collectionAbi } from '@network-site/protocol/contracts'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { sql, type SQL } from 'drizzle-orm'
import { encodeFunctionData, type Hex } from 'viem'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../../../lib/parse.ts'
import type { Sql } from '../../../services/database.ts'
import { feesFor } from '../../../transactions/fees.ts'
import { lowestFreeNonce } from '../../../transactions/nonce-allocator.ts'
import {
  justSigned,
  type SenderKey,
  type SignedTransaction,
  type UnconfirmedTransaction,
} from '../../../transactions/sender.ts'
import { signTransaction } from '../../../transactions/sign-transaction.ts'
import { insertTransactionSql } from '../../../transactions/transaction-store.ts'
import { findCodes } from '../minter-lookup.ts'
import { announce, announceMinters } from '../mint-progress.ts'
import { charge, isLimited, lockGasUsage, saveGasUsage, scopesOf } from './gas-budget.ts'
import type { GasEstimator, ReceiverKind } from './gas-estimator.ts'
import type { RelayerWorker, SentBatch } from './worker.ts'

export type ClaimOptions = {
  day: number
  /** Limit of queue rows to read. */
  maxRows: number
  gasCap: number
  gasEstimator: GasEstimator
}

/** A stored batch, and whether more mints were queued than fit. */
export type Claim = { transaction: UnconfirmedTransaction; batch: SentBatch; mints: number; isFull: boolean }

const rowSchema = z
  .object({
    /** The physical location of its row (`ctid`). */
    row: z.string(),
    minter: z.custom<`0x${string}`>(),
    token: z.number(),
    source: z.string(),
    is_first_seen: z.boolean(),
    /** Null if the chain did not respond. */
    has_code: z.boolean().nullable(),
    /** Its receiver made a batch revert. */
    is_isolated: z.boolean(),
    attempts: z.number(),
    waited_seconds: z.coerce.number(),
    /** The nonce allocated to the batch. */
    nonce: wholeNumber,
  })
  .transform(({ is_first_seen: isFirstSeen, has_code: hasCode, is_isolated: isIsolated, ...rest }) => {
    const { waited_seconds: waitedSeconds, ...row } = rest
    return { ...row, isFirstSeen, hasCode, isIsolated, waitedSeconds }
  })
type LockedMint = z.infer<typeof rowSchema>
/** A mint at the head of the queue. */
export type QueuedMint = Omit<LockedMint, 'waitedSeconds' | 'nonce'>
/** A mint of a batch, and the gas it is charged for. */
type TakenMint = QueuedMint & { gas: number }

/** A receiver may get code after it was looked up, so older lookups are repeated. */
const maxLookupAgeSeconds = 3
/** Gas headroom, so that a small estimation error does not make the batch revert. */
const spareShare = 0.04
/** The contract requires this much gas before it calls a receiver with code, which may appear at any time. */
const spareGas = 350_000

/**
 * Claims mints from the queue, charges their gas, allocates a nonce, signs, and stores, all in one database transaction.
 * A crash before commit leaves no trace; after commit, any worker can broadcast the batch.
 */
export async function claimBatch(worker: RelayerWorker, options: ClaimOptions): Promise<Claim | undefined> {
  const { chain, clock, collection, key, lock, settings } = worker
  const { day } = options
  const fees = feesFor(collection.head(), settings)
  const nowMilliseconds = clock.nowMilliseconds()
  return lock.sql.transaction(async (transaction) => {
    const queued = await lockQueued(transaction, worker, options)
    const nonce = queued[0]?.nonce
    if (nonce === undefined) return undefined
    const batch = await formWithCodes(worker, queued, options)
    const { accepted, refused, charges } = await chargeAll(transaction, worker, { day, taken: batch.taken })
    for (const [code, mints] of refused) await fail(transaction, mints, code)
    if (refused.size > 0) {
      const minters = [...refused.values()].flat().map(({ minter }) => minter)
      await transaction.execute(announceMinters(key.chain, minters))
    }
    if (accepted.length === 0) return undefined

    const { gasLimit, returningGas, otherGas } = refused.size > 0 ? formBatch(accepted, options) : batch
    const entries = encodeMintEntries(entriesOf(accepted))
    const data = encodeFunctionData({ abi: collectionAbi, functionName: 'mintBatch', args: [BigInt(day), entries] })
    const call = { to: chain.contracts.collection, data, gasLimit }
    const signed = await signTransaction(worker, call, { nonce, fees })
    await transaction.execute(storeBatchSql(signed, { day, entries, charges, mints: accepted, key }))
    return {
      transaction: justSigned(signed, nowMilliseconds),
      batch: { day, entries, hasEnded: false, charges, expectedGas: { returningGas, otherGas } },
      mints: accepted.length,
      isFull: batch.taken.length < queued.length,
    }
  })
}

/** Locks the head of the queue and allocates the next nonce. Skips rows that another relayer has locked. */
async function lockQueued(
  transaction: Sql,
  { key, nonceFloor }: RelayerWorker,
  { day, maxRows }: ClaimOptions,
): Promise<LockedMint[]> {
  const result = await transaction.execute(sql`
    with next as (select ${lowestFreeNonce(key, nonceFloor)} as nonce)
    select ctid::text as row, minter, token, source, is_first_seen, has_code, is_isolated, attempts,
      extract(epoch from now() - asked_at)::float8 as waited_seconds, (select nonce from next) as nonce
    from mint where chain = ${key.chain} and relayer is null and failure is null and day = ${day}
    order by place limit ${maxRows} for update skip locked`)
  return parseRows(rowSchema, result)
}

/** Forms a batch. Repeats old lookups of receivers, because code that appeared since would make the batch revert. */
async function formWithCodes({ chain }: RelayerWorker, queued: LockedMint[], options: ClaimOptions) {
  const batch = formBatch(queued, options)
  const taken = new Set(batch.taken.map(({ row }) => row))
  const waiting = queued.filter(
    ({ row, hasCode, waitedSeconds }) => taken.has(row) && !hasCode && waitedSeconds > maxLookupAgeSeconds,
  )
  if (waiting.length === 0) return batch
  const withCode = new Set(await findCodes(chain, [...new Set(waiting.map(({ minter }) => minter))]))
  if (withCode.size === 0) return batch
  return formBatch(
    queued.map((mint) => (withCode.has(mint.minter) ? { ...mint, hasCode: true } : mint)),
    options,
  )
}

async function chargeAll(
  transaction: Sql,
  { key: { chain }, settings: { budget } }: RelayerWorker,
  { day, taken }: { day: number; taken: TakenMint[] },
) {
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
  // Rounded, as stored in `mint_gas`.
  const charges = Object.fromEntries([...usage.added].map(([scope, gas]) => [scope, Math.round(gas)]))
  return { accepted, refused, charges }
}

async function fail(transaction: Sql, mints: TakenMint[], code: MintFailureCode): Promise<void> {
  await transaction.execute(sql`
    update mint set failure = ${code} where ctid = any(${sql.param(mints.map(({ row }) => row))}::tid[])`)
}

/** Writes everything in one statement, because each round trip keeps rows locked and delays the next batch. */
function storeBatchSql(
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

type Kinds = { expected: ReceiverKind; costliest: ReceiverKind }

/**
 * Takes mints from the head of the queue until the gas is used up. Items of one wallet share an entry. A mint is charged
 * the gas it is expected to use; the gas limit covers the most it may use. Isolated mints never share a batch with
 * others.
 */
export function formBatch(
  queued: QueuedMint[],
  { gasEstimator, gasCap }: Pick<ClaimOptions, 'gasEstimator' | 'gasCap'>,
) {
  const available = (gasCap - spareGas) / (1 + spareShare) - gasEstimator.baseGas
  const together = queued.filter(({ isIsolated }) => isIsolated === queued[0]?.isIsolated)
  const kinds = kindsOf(together)
  const open = new Map<string, Kinds & { items: number; expectedGas: number; maxGas: number }>()
  const taken: TakenMint[] = []
  let maxGas = 0
  for (const mint of together) {
    const { expected, costliest } = kinds.get(mint.minter) as Kinds
    const entry = open.get(mint.minter) ?? { items: 0, expectedGas: 0, maxGas: 0 }
    const items = entry.items + 1
    const maxEntryGas = gasEstimator.entryGas(items, costliest)
    if (maxGas + maxEntryGas - entry.maxGas > available) break
    maxGas += maxEntryGas - entry.maxGas
    const expectedGas = gasEstimator.entryGas(items, expected)
    taken.push({ ...mint, gas: expectedGas - entry.expectedGas })
    open.set(mint.minter, { expected, costliest, items, expectedGas, maxGas: maxEntryGas })
  }
  const gasOf = (isReturning: boolean) =>
    [...open.values()].reduce(
      (sum, { expected, expectedGas }) => sum + ((expected === 'returning') === isReturning ? expectedGas : 0),
      0,
    )
  return {
    entries: entriesOf(taken),
    taken,
    gasLimit: Math.ceil((gasEstimator.baseGas + maxGas) * (1 + spareShare) + spareGas),
    returningGas: gasOf(true),
    otherGas: gasOf(false),
  }
}

/**
 * Returns the expected and the costliest possible kind of each receiver. A batch that failed must not run out of gas
 * again, so each of its receivers may have code.
 */
function kindsOf(mints: QueuedMint[]): Map<string, Kinds> {
  const kinds = new Map<string, Kinds>()
  for (const { minter, isFirstSeen, hasCode, attempts } of mints) {
    const known = kinds.get(minter)
    const expected = hasCode || known?.expected === 'code' ? 'code' : isFirstSeen ? 'first-seen' : 'returning'
    const mayHaveCode = hasCode !== false || attempts > 0 || known?.costliest === 'code'
    kinds.set(minter, { expected, costliest: mayHaveCode ? 'code' : expected })
  }
  return kinds
}

function entriesOf(mints: TakenMint[]): MintEntry[] {
  const tokens = new Map<`0x${string}`, number[]>()
  for (const { minter, token } of mints) {
    const items = tokens.get(minter)
    if (items) items.push(token)
    else tokens.set(minter, [token])
  }
  return [...tokens].map(([receiver, items]) => ({ receiver, tokens: items }))
}
