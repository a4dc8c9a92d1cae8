import { expect, type Frame, type Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: string[]
    restAt?: number
  }
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }

/** Records every layout shift without recent input, from the first paint on. */
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

/** The recorded layout shifts, including those of the last frame. */
export async function layoutShifts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.layoutShifts
  })
}

// web/inline/start-script.ts starts the scripts then at the latest.
const longestWaitMilliseconds = 3000

/** Opens a page whose text is drawn in the fallback font before its own arrives, and waits until all of it has loaded. */
export async function visitWithLateFont(page: Page, path: string): Promise<void> {
  const drawn = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  drawn.resolve()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Nothing has moved since `recordLayoutShifts`, and no script was asked for before what is first seen had loaded. */
export async function expectSteadyStart(page: Page): Promise<void> {
  expect(await layoutShifts(page)).toEqual([])
  const { loaded, scripts } = await page.evaluate(readTimes)
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(...loaded, longestWaitMilliseconds))
}

/** Runs in the page: when it had loaded, and when it asked for each script. */
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

/** Runs in a page before its scripts: notes when it first has nothing to do, as `ui/when-at-rest.ts` asks to be told. */
export function noteRest(): void {
  const request = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (act, options) =>
    request((deadline) => {
      window.restAt ??= performance.now()
      act(deadline)
    }, options)
}

/** The URLs that a page has asked for before that. */
export function namesBeforeRest(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.restAt ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name),
  )
}

/** When that was, in milliseconds of the clock. */
export function readRest(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin + (window.restAt ?? Number.POSITIVE_INFINITY))
}
