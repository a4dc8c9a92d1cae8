import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { MintFailureCode } from '@network-site/protocol/failures'
import type { Sql } from '../../../services/database.ts'
import { parseRows, wholeNumber } from '../../../lib/parse.ts'

/** Daily gas limits; 0 means no limit. */
export type GasBudget = {
  all: number
  firstSeen: number
  perSource: number
  /** Returns every network that a source counts toward, with its multiple of `perSource`; defaults to itself. */
  networksOf?: (source: string) => Array<{ network: string; share: number }>
}

/** The fields of a mint that determine its limits. */
type Payer = { source: string; isFirstSeen: boolean }

export type GasUsage = { budget: GasBudget; spent: Map<string, number>; added: Map<string, number> }

const spentSchema = z.object({ scope: z.string(), gas: wholeNumber })

/** Returns whether there is any limit. Without one, gas is not counted. */
export function isLimited({ all, firstSeen, perSource }: GasBudget): boolean {
  return all + firstSeen + perSource > 0
}

/** Returns the scopes a mint counts against. */
export function scopesOf(mint: Payer, budget: GasBudget): string[] {
  return ['all', ...(mint.isFirstSeen ? ['first-seen'] : []), ...networkScopesOf(mint.source, budget)]
}

/** Returns the scopes of a source, including the wider networks that it counts toward. */
export function networkScopesOf(source: string, budget: GasBudget): string[] {
  return networksOf(source, budget).map(({ network }) => `from ${network}`)
}

function networksOf(source: string, budget: GasBudget) {
  return budget.networksOf?.(source) ?? [{ network: source, share: 1 }]
}

/**
 * Reads the gas spent today and locks it until this transaction ends. Inserts missing rows, because only existing rows
 * can be locked.
 */
export async function lockGasUsage(
  transaction: Sql,
  { chain, day, budget, scopes }: { chain: number; day: number; budget: GasBudget; scopes: string[] },
): Promise<GasUsage> {
  // Locks existing rows without changing them, always in the same order, so that two claims never deadlock.
  const result = await transaction.execute(sql`
    insert into mint_gas (chain, day, scope, gas)
    select ${chain}, ${day}, scope, 0 from unnest(${sql.param(scopes.toSorted())}::text[]) as s (scope)
    on conflict (chain, day, scope) do update set gas = mint_gas.gas
    returning scope, gas`)
  const spent = new Map(parseRows(spentSchema, result).map(({ scope, gas }) => [scope, gas]))
  return { budget, spent, added: new Map() }
}

/** Charges a mint, or returns the failure code of the limit it would exceed. */
export function charge({ budget, spent, added }: GasUsage, mint: Payer, gas: number): MintFailureCode | undefined {
  const total = (scope: string) => (spent.get(scope) ?? 0) + (added.get(scope) ?? 0)
  const exceeds = (scope: string, limit: number) => limit > 0 && total(scope) + gas > limit
  if (exceeds('all', budget.all)) return 'BUDGET_SPENT'
  if (mint.isFirstSeen && exceeds('first-seen', budget.firstSeen)) return 'BUDGET_SPENT_FOR_NEW'
  for (const { network, share } of networksOf(mint.source, budget))
    if (exceeds(`from ${network}`, budget.perSource * share)) return 'BUDGET_SPENT_FOR_SOURCE'
  for (const scope of scopesOf(mint, budget)) added.set(scope, (added.get(scope) ?? 0) + gas)
  return undefined
}

/** Stores the charges. */
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
 * Returns how a settled batch changes the day's sums. The gas it used counts toward the total. If it reverted, every
 * scope is refunded, and the sources that made it revert are charged for all of it.
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

/** Returns the statement that corrects the day's sums. It locks rows in the same order as claims do. */
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
