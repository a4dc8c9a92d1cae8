import { expect, type Frame, type Page } from '@playwright/test'
import { holdRequests } from './page-steps.ts'

declare global {
  /** What tests record in the page. */
  interface Window {
    layoutShifts: string[]
    scrollPositions: number[]
    heroTexts: string[]
    widgetTexts: Set<string>
    idleAt?: number
    hadRestAtFirst: boolean
    wasSettled: boolean
    wasSeen?: boolean
    /** The last file created for download. */
    createdFile?: Promise<string>
  }
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }

/** Records layout shifts without recent input from the first paint on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as Array<PerformanceEntry & { hadRecentInput: boolean; sources: Source[] }>
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
      for (const { hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 60)}: ${place(previousRect)} to ${place(currentRect)}`,
        )
        window.layoutShifts.push(moved.join(' | '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the recorded layout shifts, including those of the last frame. */
export async function layoutShifts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.layoutShifts
  })
}

/** Deadline in web/inline/start-script.ts for starting the scripts. */
const maxDelayMilliseconds = 3000

/** Opens a page that is first painted in the fallback font, and waits until it has loaded completely. */
export async function visitWithLateFont(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  releaseFonts()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Expects no layout shift since `recordLayoutShifts`, and no script request before the first view has loaded. */
export async function expectStableLoad(page: Page): Promise<void> {
  expect(await layoutShifts(page)).toEqual([])
  const { loaded, scripts } = await page.evaluate(readTimes)
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(...loaded, maxDelayMilliseconds))
}

/** Runs in the page: returns when it had loaded and when it requested each script. */
function readTimes(): { loaded: number[]; scripts: number[] } {
  return {
    loaded: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
      ({ loadEventStart }) => loadEventStart,
    ),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }
}

/** Runs in the page, before its scripts: records the first idle callback, which `ui/when-at-rest.ts` waits for. */
export function recordIdle(): void {
  const request = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (act, options) =>
    request((deadline) => {
      window.idleAt ??= performance.now()
      act(deadline)
    }, options)
}

/** Returns the URLs that the page requested before it was idle. */
export function requestsBeforeIdle(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.idleAt ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name),
  )
}

/** Returns when the page was first idle, as a Unix time in milliseconds. */
export function idleTime(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin + (window.idleAt ?? Number.POSITIVE_INFINITY))
}
