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

/** Every alert of deploy/prometheus/alerts.yml. */
export function readAlerts(): Alert[] {
  const { groups } = parse(readFileSync(join(folder, 'prometheus/alerts.yml'), 'utf8')) as {
    groups: Array<{ rules: Alert[] }>
  }
  return groups.flatMap(({ rules }) => rules)
}

/** Every panel of the dashboard. */
export function readPanels(): Panel[] {
  return (JSON.parse(readFileSync(join(folder, 'grafana/dashboards/site.json'), 'utf8')) as { panels: Panel[] }).panels
}
