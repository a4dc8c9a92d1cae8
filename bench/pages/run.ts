import { pages } from '@network-site/site/pages'
import { markdownTable } from '../figures.ts'
import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
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
  lighthouseSlowdown,
  milliseconds,
} from './audit-page.ts'
import { serveFloorPage } from './floor-page.ts'
import { launchBrowser, measureTap, type Moment, type TapFigures, taps } from './measure-tap.ts'

const { values: options } = readCommandLine({
  command: 'npm run bench:pages',
  about: 'Audits every page with Lighthouse on phone and desktop, and measures tap latency with CPU throttling.',
  options: {
    visits: { type: 'string', value: 'number', default: '5', about: 'visits per page' },
    against: { type: 'string', value: 'folder', about: 'alternate with the built site of another checkout' },
    tap: { type: 'string', value: 'text', default: '', about: 'measure only taps whose name contains this text' },
    page: { type: 'string', multiple: true, value: '/path', about: 'path to visit; repeatable' },
    device: { type: 'string', multiple: true, default: ['phone', 'desktop'], about: 'phone or desktop; repeatable' },
    slowdown: {
      type: 'string',
      value: 'factor',
      default: String(lighthouseSlowdown),
      about: 'how much slower than this machine a phone is',
    },
    'no-taps': { type: 'boolean', default: false, about: 'skip the taps' },
    'no-audits': { type: 'boolean', default: false, about: 'skip Lighthouse' },
  },
})
const visitCount = Number(options.visits)
const phoneSlowdown = Number(options.slowdown)
const paths = options.page ?? Object.values(pages).flatMap((page) => (page.listed ? [page.path] : []))
const devices = (['phone', 'desktop'] satisfies Device[]).filter((device) => options.device.includes(device))
const moments: Moment[] = ['load', 'rest']
/** The page that shows how fast a page with React can be on this machine. */
const floorPage = 'floor: React and one button'
/** How much longer than the floor page a page may block, in milliseconds. */
const blockingAllowance = 120
/** Response time goal of a tap, in milliseconds. */
const tapGoal = 200

const sites = [
  { name: 'this', ...(await startSite()) },
  ...(options.against ? [{ name: 'against', ...(await startSite({ checkout: options.against })) }] : []),
]
const floor = await serveFloorPage()
const audits: Audit[] = []
const tapVisits: TapVisit[] = []
try {
  for (let visit = 1; visit <= visitCount; visit++) {
    process.stderr.write(`round ${visit} of ${visitCount} … `)
    if (!options['no-audits']) await auditAll()
    if (!options['no-taps']) await tapAll()
  }
} finally {
  floor.stop()
  await Promise.all(sites.map(({ stop }) => stop()))
}
for (const device of devices) {
  const ofDevice = audits.filter((audit) => audit.device === device)
  if (ofDevice.length > 0) process.stdout.write(`\n\n${device}\n\n${formatAudits(ofDevice)}\n`)
}
if (tapVisits.length > 0) process.stdout.write(`\n\ntaps\n\n${formatTaps(tapVisits)}\n`)

async function auditAll(): Promise<void> {
  for (const device of devices)
    audits.push({
      site: 'floor',
      page: floorPage,
      device,
      figures: await auditPage(floor.url, { device, phoneSlowdown }),
    })
  for (const page of paths) {
    for (const device of devices) {
      for (const { name, url } of sites) {
        audits.push({ site: name, page, device, figures: await auditPage(url + page, { device, phoneSlowdown }) })
      }
    }
  }
}

async function tapAll(): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const tap of taps.filter(({ name }) => name.includes(options.tap))) {
      for (const moment of moments) {
        for (const { name, url } of sites) {
          const figures = await measureTap(tap, { browser, siteUrl: url, moment, phoneSlowdown })
          tapVisits.push({ site: name, tap: tap.name, moment, goal: tap.goal ?? tapGoal, figures })
        }
      }
    }
  } finally {
    await browser.close()
  }
}

type Audit = { site: string; page: string; device: Device; figures: Figures }
/** `goal` is the maximum response time in milliseconds. */
type TapVisit = { site: string; tap: string; moment: Moment; goal: number; figures: TapFigures }

/** Formats the medians of one device, with one row per page and site and a ratio row if there are two sites. */
function formatAudits(visited: Audit[]): string {
  const titles = ['Page', 'Site', ...figureKeys.map((key) => figure(key).name), 'Missed goals']
  const onFloor = visited.filter(({ page }) => page === floorPage).map(({ figures }) => figures)
  const floorBlocking = mediansOf(onFloor).blocking
  const rows = [...Map.groupBy(visited, ({ page }) => page)].flatMap(([page, ofPage]) => {
    const bySite = [...Map.groupBy(ofPage, ({ site }) => site)]
    const medians = bySite.map(([site, visits]) => ({ site, values: mediansOf(visits.map(({ figures }) => figures)) }))
    const own = medians.map(({ site, values }) => [
      page,
      site,
      ...figureKeys.map((key) => figure(key).show(values[key])),
      page === floorPage ? '' : missedGoals(page, { values, floorBlocking }).join(', '),
    ])
    const [first, second] = medians
    return first && second ? [...own, [page, 'ratio', ...ratios(first.values, second.values), '']] : own
  })
  return markdownTable([titles, ...rows])
}

/** Formats the tap latencies: median, maximum, and maximum Interaction to Next Paint. */
function formatTaps(visits: TapVisit[]): string {
  const titles = ['Tap', 'When', 'Site', 'Response, median', 'Response, max', 'INP, max', 'Missed goal']
  const byTap = Map.groupBy(visits, ({ tap, moment, site }) => [tap, moment, site].join('|'))
  const rows = [...byTap].map(([key, ofTap]) => {
    const responses = ofTap.map(({ figures }) => figures.response)
    const max = Math.max(...responses)
    const nextPaint = Math.max(...ofTap.map(({ figures }) => figures.nextPaint))
    const atMost = ofTap[0]?.goal ?? Number.NaN
    const missed = isMet(max, { atMost }) ? '' : `by ${milliseconds(max - atMost)}`
    return [...key.split('|'), milliseconds(median(responses)), milliseconds(max), milliseconds(nextPaint), missed]
  })
  return markdownTable([titles, ...rows])
}

function missedGoals(page: string, { values, floorBlocking }: { values: Figures; floorBlocking: number }): string[] {
  const excess = values.blocking - floorBlocking - blockingAllowance
  const blocking = excess > 0 ? [`TBT by ${milliseconds(excess)} above the floor page`] : []
  const others = figureKeys.flatMap((key) => {
    const { name, show } = figure(key)
    const goal = goalOf(key, page)
    if (!goal || isMet(values[key], goal)) return []
    const by = 'atLeast' in goal ? goal.atLeast - values[key] : values[key] - goal.atMost
    return [`${name} by ${show(by)}`]
  })
  return [...others, ...blocking]
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
