import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { promqlMetrics, readAlerts } from './monitoring-files.ts'

const root = join(import.meta.dirname, '../..')
const alerts = readAlerts()

/** Returns the heading anchors of a Markdown page. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

it('gives every alert a unique name', () => {
  expect(alerts.length).toBeGreaterThan(15)
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
})

it.each(alerts)('$alert has a summary, a severity, and a runbook', (rule) => {
  expect(rule.labels.severity).toMatch(/^(page|ticket)$/)
  expect(rule.annotations.summary).toMatch(/\.$/)
  const [file = '', anchor] = rule.annotations.runbook.split('#')
  expect(anchorsOf(file)).toContain(anchor)
  expect(anchor).toBe(rule.alert.toLowerCase())
})

it('documents exactly the alerts that exist', () => {
  const names = alerts.map(({ alert }) => alert.toLowerCase())
  const paragraphs = readFileSync(join(root, 'docs/guides/alerts.md'), 'utf8').matchAll(/^### (\w+)$/gm)
  expect([...paragraphs].map(([, name = '']) => name.toLowerCase()).toSorted()).toEqual(names.toSorted())
})

describe('promqlMetrics', () => {
  it('returns metrics with the labels they are filtered by', () => {
    const expression =
      'histogram_quantile(0.99, sum by (le) (rate(a_bucket{route!~"x|y",b="c"}[5m]))) / sum(d_total) > 1e9'
    expect(promqlMetrics(expression)).toEqual([
      { metric: 'a_bucket', labels: ['route', 'b'] },
      { metric: 'd_total', labels: [] },
    ])
  })
})
