import { expect, type Page } from '@playwright/test'
import { layoutShifts } from './layout-shifts.ts'

// web/inline/inline-scripts.ts starts the scripts then at the latest.
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
