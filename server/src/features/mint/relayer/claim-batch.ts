import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import type { MintFailureCode } from '@network-site/protocol/mint-failures'
import { sql, type SQL } from 'drizzle-orm'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Sql } from '../../../adapters/database.ts'
import { announce } from '../mint-channels.ts'
import { rowsOf, wholeNumber } from '../rows.ts'
import { charge, closeLedger, isLimited, openLedger, scopesOf, type GasBudget } from './budget.ts'
import type { Fees } from './fees.ts'
import { formBatch, type TakenMint, type WaitingMint } from './form-batch.ts'
import type { GasGauge } from './gas-gauge.ts'
import type { LaneKey, OpenTransaction } from './open-transaction.ts'
import type { Signed } from './sign-transaction.ts'

export type ClaimOptions = LaneKey & {
  day: number
  /** No nonce below this one is free on the chain. */
  floorNonce: number
  /** Most rows to look at. */
  atMost: number
  gasCap: number
  gauge: GasGauge
  budget: GasBudget
  fees: Fees
  nowMilliseconds: number
  sign: (transaction: { nonce: number; day: number; entries: Hex; gasLimit: number; fees: Fees }) => Promise<Signed>
}

/** A stored batch, and whether more was waiting than it could take. */
export type Claim = { transaction: OpenTransaction; mints: number; isFull: boolean }

const rowSchema = z
  .object({
    row: z.string(),
    minter: z.custom<`0x${string}`>(),
    token: z.number(),
    source: z.string(),
    is_first_seen: z.boolean(),
    has_code: z.boolean(),
    attempts: z.number(),
    nonce: wholeNumber,
  })
  .transform(({ is_first_seen: isFirstSeen, has_code: hasCode, ...rest }) => ({ ...rest, isFirstSeen, hasCode }))

/**
 * In one transaction: takes mints from the queue, charges their gas, takes the next nonce, signs, stores. Whoever is
 * killed in the middle has done nothing; afterwards the batch exists, whoever sends it.
 */
export async function claimBatch(session: Sql, options: ClaimOptions): Promise<Claim | undefined> {
  return session.transaction(async (transaction) => {
    const waiting = await takeWaiting(transaction, options)
    const nonce = waiting[0]?.nonce
    if (nonce === undefined) return undefined
    const batch = formBatch(waiting, options)
    const { accepted, refused } = await chargeAll(transaction, batch.taken, options)
    for (const [code, mints] of refused) await fail(transaction, mints, code)
    if (refused.size > 0) await transaction.execute(announce({ kind: 'look' }))
    if (accepted.length === 0) return undefined

    const { day, fees } = options
    const { gasLimit, returningGas, otherGas } = batch
    const entries = encodeMintEntries(entriesOf(accepted))
    const { hash, signed } = await options.sign({ nonce, day, entries, gasLimit, fees })
    const stored = { nonce, day, entries, hashes: [hash], signed, gasLimit, ...fees }
    await transaction.execute(storing(stored, accepted, options))
    const claimed = {
      ...stored,
      sentAtMilliseconds: options.nowMilliseconds,
      isAccepted: false,
      isReopened: false,
      hasEnded: false,
      expected: { returningGas, otherGas },
    }
    return { transaction: claimed, mints: accepted.length, isFull: batch.taken.length < waiting.length }
  })
}

/**
 * The head of the queue, and the lowest nonce at or above the floor that no stored transaction has: a gap, where there
 * is one, is filled first. Rows another relayer is taking are passed by, not waited for.
 */
async function takeWaiting(transaction: Sql, options: ClaimOptions): Promise<Array<WaitingMint & { nonce: number }>> {
  const { chain, relayer, day, floorNonce, atMost } = options
  const result = await transaction.execute(sql`
    with next as (
      select min(free) as nonce from (
        select ${floorNonce}::bigint as free
        union all
        select nonce + 1 from mint_transaction where chain = ${chain} and relayer = ${relayer} and nonce >= ${floorNonce}
      ) as candidates
      where not exists (
        select from mint_transaction t where t.chain = ${chain} and t.relayer = ${relayer} and t.nonce = candidates.free))
    select ctid::text as row, minter, token, source, is_first_seen, has_code, attempts, (select nonce from next) as nonce
    from mint where chain = ${chain} and relayer is null and failure is null and day = ${day}
    order by place limit ${atMost} for update skip locked`)
  return rowsOf(rowSchema, result)
}

async function chargeAll(transaction: Sql, taken: TakenMint[], { chain, day, budget }: ClaimOptions) {
  const refused = new Map<MintFailureCode, TakenMint[]>()
  if (!isLimited(budget)) return { accepted: taken, refused }
  const scopes = [...new Set(taken.flatMap(scopesOf))]
  const ledger = await openLedger(transaction, { chain, day, budget, scopes })
  const accepted: TakenMint[] = []
  for (const mint of taken) {
    const code = charge(ledger, mint, mint.gas)
    if (code) refused.set(code, [...(refused.get(code) ?? []), mint])
    else accepted.push(mint)
  }
  if (accepted.length > 0) await closeLedger(transaction, { chain, day, ledger })
  return { accepted, refused }
}

async function fail(transaction: Sql, mints: TakenMint[], code: MintFailureCode): Promise<void> {
  await transaction.execute(sql`
    update mint set failure = ${code} where ctid = any(${sql.param(mints.map(({ row }) => row))}::tid[])`)
}

/** One statement for all that is written: every round trip keeps the rows locked and the next batch waiting. */
function storing(
  stored: Omit<OpenTransaction, 'sentAtMilliseconds' | 'isAccepted' | 'isReopened' | 'hasEnded'>,
  mints: TakenMint[],
  { chain, relayer }: LaneKey,
): SQL {
  const { nonce, day, entries, hashes, signed, gasLimit, maxFeeWei, tipWei } = stored
  return sql`
    with claimed as (
      update mint set relayer = ${relayer}, nonce = ${nonce}
      where ctid = any(${sql.param(mints.map(({ row }) => row))}::tid[])),
    stored as (
      insert into mint_transaction
        (chain, relayer, nonce, day, entries, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, sent_at)
      values (${chain}, ${relayer}, ${nonce}, ${day}, ${entries}, ${sql.param(hashes)}::text[], ${signed}, ${gasLimit},
        ${String(maxFeeWei)}::numeric, ${String(tipWei)}::numeric, now(), now()))
    ${announce({ kind: 'transaction', chain, relayer, nonce, status: 'open' })}`
}

function entriesOf(mints: TakenMint[]): MintEntry[] {
  const tokens = new Map<`0x${string}`, number[]>()
  for (const { minter, token } of mints) tokens.set(minter, [...(tokens.get(minter) ?? []), token])
  return [...tokens].map(([receiver, items]) => ({ receiver, tokens: items }))
}
