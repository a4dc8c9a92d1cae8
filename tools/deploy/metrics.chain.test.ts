import { apiPaths } from '@network-site/site/paths'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyPgliteTemplate } from '../../server/test/pglite-template.ts'
import { runServer } from '../../server/test/run-server.ts'
import { promqlGroups, promqlMetrics, readAlerts, readPanels } from './monitoring-files.ts'

const token = 'a token for the test alone'
/** Metrics and labels that Prometheus adds. */
const prometheusMetrics = new Set(['up', 'ALERTS'])
const prometheusLabels = ['job', 'instance', 'alertstate']

/** Returns the metrics of a server that has handled some requests. */
async function printedMetrics(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metrics-'))
  await copyPgliteTemplate(dataDir)
  const server = await runServer('main', { DATA_DIR: dataDir, METRICS_TOKEN: token })
  try {
    const { url } = server
    const headers = { 'content-type': 'application/json' }
    const pageError = { kind: 'error', page: '/', name: 'Error', message: 'planted', stack: '' }
    await fetch(`${url}/page-errors`, { method: 'POST', headers, body: JSON.stringify(pageError) })
    await fetch(`${url}${apiPaths.remoteMint}`, { method: 'POST', headers, body: '{}' })
    await fetch(`${url}/faucet`, { method: 'POST', headers, body: '{}' })
    return await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  } finally {
    server.kill('SIGTERM')
    await server.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

it('exposes every metric and label that alerts and the dashboard query', { timeout: 180_000 }, async () => {
  const printed = await printedMetrics()
  const names = new Set<string>()
  for (const [, name = '', type] of printed.matchAll(/^# TYPE (\S+) (\w+)$/gm)) {
    names.add(name)
    const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : type === 'summary' ? ['_sum', '_count'] : []
    for (const part of parts) names.add(`${name}${part}`)
  }
  const expressions = [
    ...readAlerts().map(({ alert, expr }) => ({ where: alert, expr })),
    ...readPanels().flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ]
  expect(expressions.length).toBeGreaterThan(40)
  const faults = expressions.flatMap(({ where, expr }) =>
    promqlMetrics(expr).flatMap(({ metric, labels }) => {
      if (prometheusMetrics.has(metric)) return []
      if (!names.has(metric)) return [`${where}: ${metric} is not exposed`]
      const [, sample] = new RegExp(`^${metric}\\{(.*)\\} `, 'm').exec(printed) ?? []
      // A metric without samples has no labels to compare.
      if (sample === undefined) return []
      const ofSample = [...sample.matchAll(/(\w+)="/g)].map(([, label = '']) => label)
      const known = new Set([...prometheusLabels, ...ofSample])
      const queried = [...labels, ...(promqlMetrics(expr).length === 1 ? promqlGroups(expr) : [])]
      return queried.filter((label) => !known.has(label)).map((label) => `${where}: ${metric} has no label ${label}`)
    }),
  )
  expect(faults).toEqual([])
})

it('gives every panel a title, queries, and legends', () => {
  for (const { type, title, targets = [] } of readPanels()) {
    expect(title).not.toBe('')
    if (type !== 'row') expect(targets.every(({ expr, legendFormat }) => expr && legendFormat)).toBe(true)
  }
})
