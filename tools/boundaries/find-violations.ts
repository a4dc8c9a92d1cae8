import { fillPattern, matchPattern } from './match-pattern.ts'
import type { Rule } from './table.ts'

/** One import of one file of the house by another. */
export type Edge = { from: string; to: string; isTypeOnly: boolean; line: number }

/** Every import that the table forbids, a line each. */
export function findViolations(edges: Edge[], table: Rule[]): string[] {
  return edges
    .filter((edge) => !isAllowed(edge, table))
    .map(({ from, to, line }) => `${from}:${line} imports ${to}, which its room may not`)
}

function isAllowed({ from, to, isTypeOnly }: Edge, table: Rule[]): boolean {
  const rule = table.find(({ room }) => matchPattern(room, from))
  if (!rule) return false
  const names = matchPattern(rule.room, from) ?? {}
  const allowed = [rule.room, ...rule.may, ...(isTypeOnly ? (rule.mayAsTypes ?? []) : [])]
  return allowed.some((pattern) => matchPattern(fillPattern(pattern, names), to))
}
