const words = /[a-zA-Z_:][\w:]*/g
/** Functions, operators and modifiers that our expressions use. One that is missing here is taken for a metric. */
const language = new Set(
  'sum min max avg count topk rate increase changes histogram_quantile vector by without on or and unless'.split(' '),
)

/** The metrics that a PromQL expression asks for, with the labels it compares. */
export function promqlMetrics(expression: string): Array<{ metric: string; labels: string[] }> {
  const found: Array<{ metric: string; labels: string[] }> = []
  const plain = expression
    .replaceAll(/\b(by|without|on)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b\d[\w.]*\b/g, ' ')
  for (const [, metric = '', matchers = ''] of plain.matchAll(/([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?/g)) {
    if (language.has(metric)) continue
    const labels = matchers.replaceAll(/"[^"]*"/g, '').match(words) ?? []
    found.push({ metric, labels })
  }
  return found
}

/** The labels that an expression groups by. */
export function promqlGroups(expression: string): string[] {
  return [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(words) ?? [])
}
