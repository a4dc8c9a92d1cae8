import type { Device } from './audit-page.ts'
import { figure, figureKeys, isMet, landingPagePerformance, milliseconds, type Figures, type Goal } from './figures.ts'
import type { Moment, TapFigures } from './measure-tap.ts'

export type Audit = { site: string; page: string; device: Device; figures: Figures }
/** `goal` is in milliseconds, at the worst visit. */
export type TapVisit = { site: string; tap: string; moment: Moment; goal: number; figures: TapFigures }

/** A table of medians for a device: a row for each page and site, and for two sites the ratio of the first to the second. */
export function formatAudits(audits: Audit[]): string {
  const titles = ['Page', 'Site', ...figureKeys.map((key) => figure(key).name), 'Missed']
  const rows = groupBy(audits, ({ page }) => page).flatMap(([page, ofPage]) => {
    const sites = groupBy(ofPage, ({ site }) => site)
    const medians = sites.map(([site, visits]) => ({ site, values: mediansOf(visits.map(({ figures }) => figures)) }))
    const own = medians.map(({ site, values }) => [
      page,
      site,
      ...figureKeys.map((key) => figure(key).show(values[key])),
      missedGoals(page, values).join(', '),
    ])
    const [first, second] = medians
    return first && second ? [...own, [page, 'ratio', ...ratios(first.values, second.values), '']] : own
  })
  return table([titles, ...rows])
}

/** A table of answers to taps: the median, the worst, and the browser's own worst figure. */
export function formatTaps(visits: TapVisit[]): string {
  const titles = ['Tap', 'When', 'Site', 'Answered, median', 'Answered, worst', 'Next paint, worst', 'Missed']
  const rows = groupBy(visits, ({ tap, moment, site }) => [tap, moment, site].join('|')).map(([key, ofTap]) => {
    const answers = ofTap.map(({ figures }) => figures.answer)
    const worst = Math.max(...answers)
    const nextPaint = Math.max(...ofTap.map(({ figures }) => figures.nextPaint))
    const atMost = ofTap[0]?.goal ?? Number.NaN
    const missed = isMet(worst, { atMost }) ? '' : `by ${milliseconds(worst - atMost)}`
    return [...key.split('|'), milliseconds(median(answers)), milliseconds(worst), milliseconds(nextPaint), missed]
  })
  return table([titles, ...rows])
}

function missedGoals(page: string, values: Figures): string[] {
  return figureKeys.flatMap((key) => {
    const { name, show } = figure(key)
    const goal = goalOf(key, page)
    if (!goal || isMet(values[key], goal)) return []
    const by = 'atLeast' in goal ? goal.atLeast - values[key] : values[key] - goal.atMost
    return [`${name} by ${show(by)}`]
  })
}

function goalOf(key: keyof Figures, page: string): Goal | undefined {
  return key === 'performance' && page === '/' ? { atLeast: landingPagePerformance } : figure(key).goal
}

function ratios(first: Figures, second: Figures): string[] {
  return figureKeys.map((key) => (second[key] === 0 ? '' : (first[key] / second[key]).toFixed(2)))
}

function mediansOf(visits: Figures[]): Figures {
  return Object.fromEntries(figureKeys.map((key) => [key, median(visits.map((visit) => visit[key]))])) as Figures
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  return [...Map.groupBy(items, keyOf)]
}

function table(rows: string[][]): string {
  const [titles = [], ...body] = rows
  return [titles, titles.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
