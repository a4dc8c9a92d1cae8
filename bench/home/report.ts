import { figure, figureKeys, type Figures } from './figures.ts'

/** The visits side by side, their median and what we claim. */
export function formatReport(visits: Figures[]): string {
  const titles = ['Figure', ...visits.map((_, i) => `Visit ${i + 1}`), 'Median', 'Goal', '']
  const rows = figureKeys.map((key) => {
    const { name, show } = figure(key)
    const values = visits.map((visit) => show(visit[key]))
    return [name, ...values, show(median(visits, key)), goalText(key), isMet(visits, key) ? '' : 'missed']
  })
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Whether the median of every figure is as good as we claim. */
export function areGoalsMet(visits: Figures[]): boolean {
  return figureKeys.every((key) => isMet(visits, key))
}

function isMet(visits: Figures[], key: keyof Figures): boolean {
  const { goal } = figure(key)
  if (!goal) return true
  const value = median(visits, key)
  // A shift is given to many digits; one that rounds to nothing is nothing.
  return 'atLeast' in goal ? Math.round(value) >= goal.atLeast : value <= goal.atMost + 0.000_5
}

function goalText(key: keyof Figures): string {
  const { goal, show } = figure(key)
  if (!goal) return ''
  return 'atLeast' in goal ? `≥ ${show(goal.atLeast)}` : `≤ ${show(goal.atMost)}`
}

function median(visits: Figures[], key: keyof Figures): number {
  const sorted = visits.map((visit) => visit[key]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
