import { collectionAbi } from '@network-site/protocol/contracts'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { sql, type SQL } from 'drizzle-orm'
import { encodeFunctionData, type Hex } from 'viem'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../../../lib/parse.ts'
import type { Sql } from '../../../services/database.ts'
import type { Head } from '../../../transactions/chain-state.ts'
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
  head: Head
  /** Limit of queue rows to read. */
  maxRows: number
  gasCap: number
  gasEstimator: GasEstimator
}

/** A stored batch with its number of mints, and whether more were read than fit. */
export type Claim = { transaction: UnconfirmedTransaction; batch: SentBatch; mints: number; isFull: boolean }

const itemsSchema = z
  .object({
    /** The physical locations of its rows (`ctid`), in the order of `tokens`. */
    rows: z.string().transform((rows) => rows.split(' ')),
    minter: z.custom<`0x${string}`>(),
    tokens: z.array(z.number()),
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
    const { waited_seconds: waitedSeconds, ...items } = rest
    return { ...items, isFirstSeen, hasCode, isIsolated, waitedSeconds }
  })
type LockedItems = z.infer<typeof itemsSchema>
/** Items of one wallet near the head of the queue that were requested alike. */
export type QueuedItems = Omit<LockedItems, 'waitedSeconds' | 'nonce'>
/** Items of a batch, and the gas that each is charged for. */
type TakenItems = QueuedItems & { gas: number[] }

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
  const { chain, clock, key, lock, settings } = worker
  const { day, head } = options
  const fees = feesFor(head, settings)
  const nowMilliseconds = clock.nowMilliseconds()
  return lock.sql.transaction(async (transaction) => {
    const queued = await lockQueued(transaction, worker, options)
    const nonce = queued[0]?.nonce
    if (nonce === undefined) return undefined
    const batch = await formWithCodes(worker, queued, options)
    const { accepted, refused, charges } = await chargeAll(transaction, worker, { day, taken: batch.taken })
    for (const [code, items] of refused) await fail(transaction, items, code)
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
    await transaction.execute(storeBatchSql(signed, { day, entries, charges, accepted, key }))
    return {
      transaction: justSigned(signed, nowMilliseconds),
      batch: { day, entries, hasEnded: false, charges, expectedGas: { returningGas, otherGas } },
      mints: countItems(accepted),
      isFull: countItems(batch.taken) < countItems(queued),
    }
  })
}

/** Locks the head of the queue and allocates the next nonce. Skips rows that another relayer has locked. */
async function lockQueued(
  transaction: Sql,
  { key, nonceFloor }: RelayerWorker,
  { day, maxRows }: ClaimOptions,
): Promise<LockedItems[]> {
  const result = await transaction.execute(sql`
    with next as (select ${lowestFreeNonce(key, nonceFloor)} as nonce),
    locked as (
      select ctid, place, minter, token, source, is_first_seen, has_code, is_isolated, attempts, asked_at
      from mint where chain = ${key.chain} and relayer is null and failure is null and day = ${day}
      order by place limit ${maxRows} for update skip locked)
    select string_agg(ctid::text, ' ' order by place) as rows, minter, array_agg(token::int order by place) as tokens, source,
      is_first_seen, has_code, is_isolated, attempts,
      extract(epoch from now() - min(asked_at))::float8 as waited_seconds, (select nonce from next) as nonce
    from locked group by minter, source, is_first_seen, has_code, is_isolated, attempts
    order by min(place)`)
  return parseRows(itemsSchema, result)
}

/** Forms a batch. Repeats old lookups of receivers, because code that appeared since would make the batch revert. */
async function formWithCodes({ chain }: RelayerWorker, queued: LockedItems[], options: ClaimOptions) {
  const batch = formBatch(queued, options)
  const taken = new Set(batch.taken.map(({ minter }) => minter))
  const waiting = queued.filter(
    ({ minter, hasCode, waitedSeconds }) => taken.has(minter) && !hasCode && waitedSeconds > maxLookupAgeSeconds,
  )
  if (waiting.length === 0) return batch
  const withCode = new Set(await findCodes(chain, [...new Set(waiting.map(({ minter }) => minter))]))
  if (withCode.size === 0) return batch
  return formBatch(
    queued.map((items) => (withCode.has(items.minter) ? { ...items, hasCode: true } : items)),
    options,
  )
}

async function chargeAll(
  transaction: Sql,
  { key: { chain }, settings: { budget } }: RelayerWorker,
  { day, taken }: { day: number; taken: TakenItems[] },
) {
  const refused = new Map<MintFailureCode, TakenItems[]>()
  if (!isLimited(budget)) return { accepted: taken, refused, charges: {} }
  const scopes = [...new Set(taken.flatMap((items) => scopesOf(items, budget)))]
  const usage = await lockGasUsage(transaction, { chain, day, budget, scopes })
  const accepted: TakenItems[] = []
  for (const items of taken) {
    if (charge(usage, items, sumOf(items.gas)) === undefined) {
      accepted.push(items)
      continue
    }
    // Some of the items may still fit.
    for (const item of eachItem(items)) {
      const code = charge(usage, item, sumOf(item.gas))
      if (code) refused.set(code, [...(refused.get(code) ?? []), item])
      else accepted.push(item)
    }
  }
  if (accepted.length > 0) await saveGasUsage(transaction, { chain, day, usage })
  // Rounded, as stored in `mint_gas`.
  const charges = Object.fromEntries([...usage.added].map(([scope, gas]) => [scope, Math.round(gas)]))
  return { accepted, refused, charges }
}

async function fail(transaction: Sql, items: TakenItems[], code: MintFailureCode): Promise<void> {
  await transaction.execute(sql`
    update mint set failure = ${code} where ctid = any(${sql.param(items.flatMap(({ rows }) => rows))}::tid[])`)
}

/** Writes everything in one statement, because each round trip keeps rows locked and delays the next batch. */
function storeBatchSql(
  transaction: SignedTransaction,
  stored: { day: number; entries: Hex; charges: Record<string, number>; accepted: TakenItems[]; key: SenderKey },
): SQL {
  const { day, entries, charges, accepted, key } = stored
  const { chain, sender: relayer } = key
  const { nonce } = transaction
  return sql`
    with claimed as (
      update mint set relayer = ${relayer}, nonce = ${nonce}
      where ctid = any(${sql.param(accepted.flatMap(({ rows }) => rows))}::tid[])),
    batch as (
      insert into mint_batch (chain, relayer, nonce, day, entries, charges)
      values (${chain}, ${relayer}, ${nonce}, ${day}, ${entries}, ${JSON.stringify(charges)}::jsonb)),
    transaction as (${insertTransactionSql(key, transaction)})
    ${announce({ kind: 'transaction', chain, relayer, nonce })}`
}

type Kinds = { expected: ReceiverKind; costliest: ReceiverKind }
/** The entry of a wallet in the batch that is being formed. */
type OpenEntry = { expected: ReceiverKind; items: number; expectedGas: number; maxGas: number }

/**
 * Takes mints from the head of the queue until the gas is used up. Items of one wallet share an entry. A mint is charged
 * the gas it is expected to use; the gas limit covers the most it may use. Isolated mints never share a batch with
 * others.
 */
export function formBatch(
  queued: QueuedItems[],
  { gasEstimator, gasCap }: Pick<ClaimOptions, 'gasEstimator' | 'gasCap'>,
) {
  const available = (gasCap - spareGas) / (1 + spareShare) - gasEstimator.baseGas
  const together = queued.filter(({ isIsolated }) => isIsolated === queued[0]?.isIsolated)
  const kinds = kindsOf(together)
  const open = new Map<string, OpenEntry>()
  const taken: TakenItems[] = []
  let maxGas = 0

  /** Takes as many of a wallet's items as fit, and returns the gas of each. */
  function take({ minter, tokens }: QueuedItems): number[] {
    const { expected, costliest } = kinds.get(minter) as Kinds
    let entry = open.get(minter) ?? { expected, items: 0, expectedGas: 0, maxGas: 0 }
    const gas: number[] = []
    for (let more = 0; more < tokens.length; more++) {
      const items = entry.items + 1
      const maxEntryGas = gasEstimator.entryGas(items, costliest)
      if (maxGas + maxEntryGas - entry.maxGas > available) break
      maxGas += maxEntryGas - entry.maxGas
      const expectedGas = gasEstimator.entryGas(items, expected)
      gas.push(expectedGas - entry.expectedGas)
      entry = { expected, items, expectedGas, maxGas: maxEntryGas }
      open.set(minter, entry)
    }
    return gas
  }

  for (const items of together) {
    const gas = take(items)
    const count = gas.length
    if (count > 0) taken.push({ ...items, tokens: items.tokens.slice(0, count), rows: items.rows.slice(0, count), gas })
    if (count < items.tokens.length) break
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
function kindsOf(queued: QueuedItems[]): Map<string, Kinds> {
  const kinds = new Map<string, Kinds>()
  for (const { minter, isFirstSeen, hasCode, attempts } of queued) {
    const known = kinds.get(minter)
    const expected = hasCode || known?.expected === 'code' ? 'code' : isFirstSeen ? 'first-seen' : 'returning'
    const mayHaveCode = hasCode !== false || attempts > 0 || known?.costliest === 'code'
    kinds.set(minter, { expected, costliest: mayHaveCode ? 'code' : expected })
  }
  return kinds
}

function entriesOf(taken: TakenItems[]): MintEntry[] {
  const entries = new Map<`0x${string}`, number[]>()
  for (const { minter, tokens } of taken) entries.set(minter, [...(entries.get(minter) ?? []), ...tokens])
  return [...entries].map(([receiver, tokens]) => ({ receiver, tokens }))
}

function eachItem({ tokens, rows, gas, ...wallet }: TakenItems): TakenItems[] {
  return tokens.map((token, at) => ({
    ...wallet,
    tokens: [token],
    rows: rows.slice(at, at + 1),
    gas: gas.slice(at, at + 1),
  }))
}

function countItems(list: QueuedItems[]): number {
  return sumOf(list.map(({ tokens }) => tokens.length))
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
