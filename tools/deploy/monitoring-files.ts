import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Alert = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
export type Panel = { type: string; title: string; targets?: Array<{ expr: string; legendFormat: string }> }

const folder = join(import.meta.dirname, '../../deploy')

/** Returns the alerts of deploy/prometheus/alerts.yml. */
export function readAlerts(): Alert[] {
  const { groups } = parse(readFileSync(join(folder, 'prometheus/alerts.yml'), 'utf8')) as {
    groups: Array<{ rules: Alert[] }>
  }
  return groups.flatMap(({ rules }) => rules)
}

/** Returns the panels of the dashboard. */
export function readPanels(): Panel[] {
  return (JSON.parse(readFileSync(join(folder, 'grafana/dashboards/site.json'), 'utf8')) as { panels: Panel[] }).panels
}

const words = /[a-zA-Z_:][\w:]*/g
/** The PromQL keywords that our expressions use. Any other word counts as a metric. */
const language = new Set(
  'sum min max avg count topk rate increase changes histogram_quantile vector by without on or and unless'.split(' '),
)

/** Returns the metrics that a PromQL expression queries, with the labels it filters by. */
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

/** Returns the labels that an expression groups by. */
export function promqlGroups(expression: string): string[] {
  return [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(words) ?? [])
}
