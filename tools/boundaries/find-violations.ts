import type { Rule } from './table.ts'

/** One import of a file of the repository by another. */
export type Edge = { from: string; to: string; isTypeOnly: boolean; line: number }

/** Every import that the table forbids, a line each. */
export function findViolations(edges: Edge[], table: Rule[]): string[] {
  return edges.flatMap((edge) => {
    const rule = table.find(({ files }) => matchPattern(files, edge.from))
    if (rule && isAllowed(edge, rule)) return []
    return [`${edge.from}:${edge.line} imports ${edge.to}, which ${rule?.files ?? 'no rule'} may not import`]
  })
}

function isAllowed({ from, to, isTypeOnly }: Edge, rule: Rule): boolean {
  const names = matchPattern(rule.files, from) ?? {}
  const allowed = [rule.files, ...rule.mayImport, ...(isTypeOnly ? (rule.mayImportTypes ?? []) : [])]
  return allowed.some((pattern) => matchPattern(fillPattern(pattern, names), to))
}

/** The folder names a pattern's placeholders stand for, by placeholder; undefined where the path does not fit. */
function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  return toRegExp(pattern).exec(path)?.groups ?? (toRegExp(pattern).test(path) ? {} : undefined)
}

/** A pattern with its placeholders filled in. */
function fillPattern(pattern: string, names: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*\/|\*\*|\*|\{\w+\})/)
    .map((part) => {
      if (part === '**/') return '(?:.+/)?'
      if (part === '**') return '.+'
      if (part === '*') return '[^/]+'
      if (part.startsWith('{')) return `(?<${part.slice(1, -1)}>[^/]+)`
      return part.replace(/[.+?^$()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${source}$`)
}
