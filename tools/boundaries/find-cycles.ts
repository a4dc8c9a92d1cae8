import type { Edge } from './find-violations.ts'

/** Every group of files that import each other in a circle, as a readable path. */
export function findCycles(edges: Edge[]): string[] {
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
