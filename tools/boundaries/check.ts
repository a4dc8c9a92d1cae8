import { join } from 'node:path'
import { type Edge, readRepository } from './import-graph.ts'
import { type Rule, table } from './table.ts'

/** Returns a line for every import that the table forbids. */
function findViolations(edges: Edge[], rules: Rule[]): string[] {
  return edges.flatMap((edge) => {
    const rule = rules.find(({ files }) => matchPattern(files, edge.from))
    if (rule && isAllowed(edge, rule)) return []
    return [`${edge.from}:${edge.line} imports ${edge.to}, which ${rule?.files ?? 'no rule'} may not import`]
  })
}

function isAllowed({ from, to, isTypeOnly }: Edge, rule: Rule): boolean {
  const names = matchPattern(rule.files, from) ?? {}
  const allowed = [rule.files, ...rule.mayImport, ...(isTypeOnly ? (rule.mayImportTypes ?? []) : [])]
  return allowed.some((pattern) => matchPattern(fillPattern(pattern, names), to))
}

/** Returns the folder names that a pattern's placeholders match, or undefined if the path does not match. */
function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  return toRegExp(pattern).exec(path)?.groups ?? (toRegExp(pattern).test(path) ? {} : undefined)
}

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

/** Returns every import cycle as a readable path. */
function findCycles(edges: Edge[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  const settled = new Set<string>()
  const cycles: string[] = []

  function visit(file: string, path: string[]): void {
    const at = path.indexOf(file)
    if (at >= 0) {
      cycles.push([...path.slice(at), file].join(' -> '))
      return
    }
    if (settled.has(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
    settled.add(file)
  }

  for (const file of targets.keys()) visit(file, [])
  return cycles
}

/** Checks the imports of a folder against the table and exits with 1 if any is forbidden. */
function main(root: string): void {
  const { files, edges } = readRepository(root)
  const violations = [...findViolations(edges, table), ...findCycles(edges).map((cycle) => `import cycle: ${cycle}`)]
  for (const violation of violations) console.error(violation)
  console.log(`${files.length} files, ${edges.length} imports, ${violations.length} violations`)
  process.exitCode = violations.length > 0 ? 1 : 0
}

main(process.argv[2] ?? join(import.meta.dirname, '../..'))
