import { pages } from '@network-site/site/pages'
import { parseArgs } from 'node:util'
import { startSite } from '../start-site.ts'
import {
  auditPage,
  type Device,
  figure,
  figureKeys,
  type Figures,
  type Goal,
  isMet,
  landingPagePerformance,
  milliseconds,
} from './audit-page.ts'
import { launchBrowser, measureTap, type Moment, type TapFigures, taps } from './measure-tap.ts'

/**
 * `npm run bench:pages`: every page as a phone and a desktop computer see it, by Lighthouse, and how soon it answers a
 * finger on a slowed processor. With `-- --against FOLDER` the built site of another checkout is visited in turns with
 * this one, and the table shows the ratios.
 */
const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    against: { type: 'string' },
    /** One of these, several times: the paths to visit. All of them by default. */
    page: { type: 'string', multiple: true },
    device: { type: 'string', multiple: true, default: ['phone', 'desktop'] },
    'no-taps': { type: 'boolean', default: false },
    'no-audits': { type: 'boolean', default: false },
  },
})
const visitCount = Number(options.visits)
const paths = options.page ?? Object.values(pages).flatMap((page) => (page.listed ? [page.path] : []))
const devices = (['phone', 'desktop'] satisfies Device[]).filter((device) => options.device.includes(device))
const moments: Moment[] = ['load', 'rest']
/** Within how many milliseconds a first tap is answered. */
const firstTapGoal = 200

const sites = [
  { name: 'this', ...(await startSite()) },
  ...(options.against ? [{ name: 'against', ...(await startSite(options.against)) }] : []),
]
const audits: Audit[] = []
const tapVisits: TapVisit[] = []
try {
  for (let visit = 1; visit <= visitCount; visit++) {
    process.stderr.write(`round ${visit} of ${visitCount} … `)
    if (!options['no-audits']) await auditAll()
    if (!options['no-taps']) await tapAll()
  }
} finally {
  await Promise.all(sites.map(({ stop }) => stop()))
}
for (const device of devices) {
  const ofDevice = audits.filter((audit) => audit.device === device)
  if (ofDevice.length > 0) process.stdout.write(`\n\n${device}\n\n${formatAudits(ofDevice)}\n`)
}
if (tapVisits.length > 0) process.stdout.write(`\n\ntaps\n\n${formatTaps(tapVisits)}\n`)

async function auditAll(): Promise<void> {
  for (const page of paths) {
    for (const device of devices) {
      for (const { name, url } of sites) {
        audits.push({ site: name, page, device, figures: await auditPage(url + page, device) })
      }
    }
  }
}

async function tapAll(): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const tap of taps) {
      for (const moment of moments) {
        for (const { name, url } of sites) {
          const figures = await measureTap(tap, { browser, siteUrl: url, moment })
          tapVisits.push({ site: name, tap: tap.name, moment, goal: tap.goal ?? firstTapGoal, figures })
        }
      }
    }
  } finally {
    await browser.close()
  }
}

type Audit = { site: string; page: string; device: Device; figures: Figures }
/** `goal` is in milliseconds, at the worst visit. */
type TapVisit = { site: string; tap: string; moment: Moment; goal: number; figures: TapFigures }

/** A table of medians for a device: a row for each page and site, and for two sites the ratio of the first to the second. */
function formatAudits(visited: Audit[]): string {
  const titles = ['Page', 'Site', ...figureKeys.map((key) => figure(key).name), 'Missed']
  const rows = groupBy(visited, ({ page }) => page).flatMap(([page, ofPage]) => {
    const bySite = groupBy(ofPage, ({ site }) => site)
    const medians = bySite.map(([site, visits]) => ({ site, values: mediansOf(visits.map(({ figures }) => figures)) }))
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
function formatTaps(visits: TapVisit[]): string {
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
