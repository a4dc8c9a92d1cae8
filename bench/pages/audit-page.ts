import { launch } from 'chrome-launcher'
import { findInstalledBrowser } from '../../tools/bootstrap/find-browser.mjs'
import lighthouse, { desktopConfig, type Config, type Flags, type Result } from 'lighthouse'

export type Device = 'phone' | 'desktop'

/** How much slower than this machine Lighthouse's phone is. */
export const lighthouseSlowdown = 4

/** Audits a first visit with Lighthouse in a new browser: a phone on slow 4G, or a desktop computer. */
export async function auditPage(
  url: string,
  { device, phoneSlowdown }: { device: Device; phoneSlowdown: number },
): Promise<Figures> {
  const browser = findInstalledBrowser()
  const chrome = await launch({
    ...(browser ? { chromePath: browser } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'best-practices', 'seo'],
    }
    const visit = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : phoneConfig(phoneSlowdown))
    if (!visit) throw new Error(`${url} could not be audited`)
    if (visit.lhr.runtimeError) throw new Error(`${url}: ${visit.lhr.runtimeError.message}`)
    return readFigures(visit.lhr)
  } finally {
    chrome.kill()
  }
}

/**
 * Lighthouse simulates its own slowdown by multiplying the length of tasks. Other slowdowns are applied, because a larger
 * factor would also multiply the 5 ms after which React yields.
 */
function phoneConfig(slowdown: number): Config | undefined {
  if (slowdown === lighthouseSlowdown) return undefined
  const settings = { throttlingMethod: 'devtools', throttling: { cpuSlowdownMultiplier: slowdown } } as const
  return { extends: 'lighthouse:default', settings }
}

/** The metrics of a page, in the order of the table columns. */
export type Figures = Record<keyof typeof figures, number>

export type Goal = { atLeast: number } | { atMost: number }

type Figure = {
  name: string
  read: (result: Result) => number | null | undefined
  /** Absent for metrics that are only informative. */
  goal?: Goal
  show: (value: number) => string
}

const score = (id: string) => (result: Result) => (result.categories[id]?.score ?? Number.NaN) * 100
const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue

const figures = {
  performance: { name: 'Performance', read: score('performance'), goal: { atLeast: 95 }, show: whole },
  firstPaint: { name: 'FCP', read: audit('first-contentful-paint'), show: seconds },
  largestPaint: {
    name: 'LCP',
    read: audit('largest-contentful-paint'),
    goal: { atMost: 1800 },
    show: seconds,
  },
  shift: {
    name: 'CLS',
    read: audit('cumulative-layout-shift'),
    // Lighthouse reports many digits; treat values that round to 0.000 as zero.
    goal: { atMost: 0.000_5 },
    show: (value) => value.toFixed(3),
  },
  blocking: { name: 'TBT', read: audit('total-blocking-time'), show: milliseconds },
  speedIndex: { name: 'Speed index', read: audit('speed-index'), show: seconds },
  requests: { name: 'Requests', read: (result) => requestsOf(result).length, show: whole },
  scripts: { name: 'Script', read: scriptBytes, show: (bytes) => `${Math.round(bytes / 1000)} KB` },
  practices: { name: 'Best practices', read: score('best-practices'), goal: { atLeast: 100 }, show: whole },
  findability: { name: 'SEO', read: score('seo'), goal: { atLeast: 100 }, show: whole },
  machine: { name: 'CPU benchmark', read: ({ environment }) => environment.benchmarkIndex, show: whole },
} satisfies Record<string, Figure>

/** Performance score goal of the landing page. */
export const landingPagePerformance = 97

export const figureKeys = Object.keys(figures) as (keyof Figures)[]

export function figure(key: keyof Figures): Figure {
  return figures[key]
}

function readFigures(result: Result): Figures {
  return Object.fromEntries(figureKeys.map((key) => [key, figure(key).read(result) ?? Number.NaN])) as Figures
}

export function isMet(value: number, goal: Goal): boolean {
  return 'atLeast' in goal ? Math.round(value) >= goal.atLeast : value <= goal.atMost
}

export function milliseconds(value: number): string {
  return `${whole(value)} ms`
}

function whole(value: number): string {
  return String(Math.round(value))
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(2)} s`
}

type NetworkRequest = { resourceType?: string; transferSize?: number }

function requestsOf(result: Result): NetworkRequest[] {
  const { details } = result.audits['network-requests'] ?? {}
  return details?.type === 'table' ? (details.items as NetworkRequest[]) : []
}

function scriptBytes(result: Result): number {
  return requestsOf(result)
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
