/** The folder names a pattern's placeholders stand for, by placeholder; undefined where the path does not fit. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  return toRegExp(pattern).exec(path)?.groups ?? (toRegExp(pattern).test(path) ? {} : undefined)
}

/** A pattern with its placeholders filled in. */
export function fillPattern(pattern: string, names: Record<string, string>): string {
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
