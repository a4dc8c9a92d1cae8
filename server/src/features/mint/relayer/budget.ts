import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../../adapters/database.ts'
import type { MintFailureCode } from '@network-site/protocol/mint-failures'
import { rowsOf, wholeNumber } from '../../../chain-sender/rows.ts'
import type { QueuedMint } from './form-batch.ts'

/** Gas a day may cost; 0 is no limit. */
export type GasBudget = { all: number; firstSeen: number; perSource: number }

export type GasUsage = { budget: GasBudget; spent: Map<string, number>; added: Map<string, number> }

const spentSchema = z.object({ scope: z.string(), gas: wholeNumber })

/** Whether there is any limit at all; where there is none, nothing is counted. */
export function isLimited({ all, firstSeen, perSource }: GasBudget): boolean {
  return all + firstSeen + perSource > 0
}

/** The scopes a mint counts against. */
export function scopesOf({ source, isFirstSeen }: Pick<QueuedMint, 'source' | 'isFirstSeen'>): string[] {
  return ['all', ...(isFirstSeen ? ['first-seen'] : []), `from ${source}`]
}

/** Reads what was spent today, and keeps it from changing until this transaction ends. */
export async function lockGasUsage(
  transaction: Sql,
  { chain, day, budget, scopes }: { chain: number; day: number; budget: GasBudget; scopes: string[] },
): Promise<GasUsage> {
  const result = await transaction.execute(sql`
    select scope, gas from mint_gas
    where chain = ${chain} and day = ${day} and scope = any(${sql.param(scopes)}::text[])
    order by scope for update`)
  const spent = new Map(rowsOf(spentSchema, result).map(({ scope, gas }) => [scope, gas]))
  return { budget, spent, added: new Map() }
}

/** Charges a mint, or says which budget has no room for it. */
export function charge({ budget, spent, added }: GasUsage, mint: QueuedMint, gas: number): MintFailureCode | undefined {
  const total = (scope: string) => (spent.get(scope) ?? 0) + (added.get(scope) ?? 0)
  const exceeds = (scope: string, limit: number) => limit > 0 && total(scope) + gas > limit
  if (exceeds('all', budget.all)) return 'BUDGET_SPENT'
  if (mint.isFirstSeen && exceeds('first-seen', budget.firstSeen)) return 'BUDGET_SPENT_FOR_NEW'
  if (exceeds(`from ${mint.source}`, budget.perSource)) return 'BUDGET_SPENT_FOR_SOURCE'
  for (const scope of scopesOf(mint)) added.set(scope, (added.get(scope) ?? 0) + gas)
  return undefined
}

/** Writes what was charged. */
export async function saveGasUsage(
  transaction: Sql,
  { chain, day, usage }: { chain: number; day: number; usage: GasUsage },
): Promise<void> {
  const added = [...usage.added].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await transaction.execute(sql`
    insert into mint_gas (chain, day, scope, gas)
    select ${chain}, ${day}, scope, gas from unnest(
      ${sql.param(added.map(([scope]) => scope))}::text[], ${sql.param(added.map(([, gas]) => Math.round(gas)))}::bigint[]
    ) as s (scope, gas)
    on conflict (chain, day, scope) do update set gas = mint_gas.gas + excluded.gas`)
}

/** The part of a statement that corrects the whole day's sum by what a transaction really used. */
export function correctSpentSql({ chain, day, byGas }: { chain: number; day: number; byGas: number }): SQL {
  return sql`update mint_gas set gas = greatest(0, gas + ${Math.round(byGas)})
    where chain = ${chain} and day = ${day} and scope = 'all'`
}
