import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../../services/database.ts'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { rowsOf, wholeNumber } from '../../../transactions/rows.ts'
import type { QueuedMint } from './form-batch.ts'

/** Gas a day may cost; 0 is no limit. */
export type GasBudget = {
  all: number
  firstSeen: number
  perSource: number
  /** Every network that a source counts as, and how many times `perSource` it has; only itself where it is absent. */
  networksOf?: (source: string) => Array<{ network: string; share: number }>
}

export type GasUsage = { budget: GasBudget; spent: Map<string, number>; added: Map<string, number> }

const spentSchema = z.object({ scope: z.string(), gas: wholeNumber })

/** Whether there is any limit at all; where there is none, nothing is counted. */
export function isLimited({ all, firstSeen, perSource }: GasBudget): boolean {
  return all + firstSeen + perSource > 0
}

/** The scopes a mint counts against. */
export function scopesOf(mint: Pick<QueuedMint, 'source' | 'isFirstSeen'>, budget: GasBudget): string[] {
  return ['all', ...(mint.isFirstSeen ? ['first-seen'] : []), ...networkScopesOf(mint.source, budget)]
}

/** The scopes of a source, the wider networks around it among them: they pay for what it does. */
export function networkScopesOf(source: string, budget: GasBudget): string[] {
  return networksOf(source, budget).map(({ network }) => `from ${network}`)
}

function networksOf(source: string, budget: GasBudget) {
  return budget.networksOf?.(source) ?? [{ network: source, share: 1 }]
}

/**
 * Reads what was spent today, and keeps it from changing until this transaction ends. A scope that nothing was charged to
 * yet gets its row first: what is not there cannot be locked.
 */
export async function lockGasUsage(
  transaction: Sql,
  { chain, day, budget, scopes }: { chain: number; day: number; budget: GasBudget; scopes: string[] },
): Promise<GasUsage> {
  // Changes nothing in a row that is there, but locks it; in one order, so that two claims never deadlock.
  const result = await transaction.execute(sql`
    insert into mint_gas (chain, day, scope, gas)
    select ${chain}, ${day}, scope, 0 from unnest(${sql.param(scopes.toSorted())}::text[]) as s (scope)
    on conflict (chain, day, scope) do update set gas = mint_gas.gas
    returning scope, gas`)
  const spent = new Map(rowsOf(spentSchema, result).map(({ scope, gas }) => [scope, gas]))
  return { budget, spent, added: new Map() }
}

/** Charges a mint, or says which budget has no room for it. */
export function charge({ budget, spent, added }: GasUsage, mint: QueuedMint, gas: number): MintFailureCode | undefined {
  const total = (scope: string) => (spent.get(scope) ?? 0) + (added.get(scope) ?? 0)
  const exceeds = (scope: string, limit: number) => limit > 0 && total(scope) + gas > limit
  if (exceeds('all', budget.all)) return 'BUDGET_SPENT'
  if (mint.isFirstSeen && exceeds('first-seen', budget.firstSeen)) return 'BUDGET_SPENT_FOR_NEW'
  for (const { network, share } of networksOf(mint.source, budget))
    if (exceeds(`from ${network}`, budget.perSource * share)) return 'BUDGET_SPENT_FOR_SOURCE'
  for (const scope of scopesOf(mint, budget)) added.set(scope, (added.get(scope) ?? 0) + gas)
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

/**
 * What a settled batch changes in the day's sums. What it used counts for the whole day. Where it reverted everybody gets
 * back what was charged, and those who made it revert are charged for all of it.
 */
export function correctionsOf(
  charges: Record<string, number>,
  { usedGas, isMinted, payers }: { usedGas: number; isMinted: boolean; payers: string[] },
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(charges).flatMap(([scope, charged]) => {
      if (scope === 'all') return [[scope, usedGas - charged]]
      if (isMinted) return []
      return [[scope, (payers.includes(scope) ? usedGas : 0) - charged]]
    }),
  )
}

/** The statement that corrects the day's sums. Its rows are locked in the order in which claims lock them. */
export function correctSpentSql(options: { chain: number; day: number; corrections: Record<string, number> }): SQL {
  const { chain, day, corrections } = options
  const scopes = Object.keys(corrections)
  const gas = Object.values(corrections).map((each) => Math.round(each))
  return sql`update mint_gas g set gas = greatest(0, g.gas + c.gas)
    from unnest(${sql.param(scopes)}::text[], ${sql.param(gas)}::bigint[]) as c (scope, gas)
    join (
      select scope from mint_gas where chain = ${chain} and day = ${day} and scope = any(${sql.param(scopes)}::text[])
      order by scope collate "C" for update) as locked on locked.scope = c.scope
    where g.chain = ${chain} and g.day = ${day} and g.scope = c.scope`
}
