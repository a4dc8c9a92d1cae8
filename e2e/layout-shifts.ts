import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: Array<{ value: number; atMilliseconds: number; what: string }>
  }
}

/** On a slow line letters are first drawn in a face of the machine's own, cut to the same measure to within a hair. */
const hair = 0.001

/** Notes from the first paint on whatever moves without the visitor having caused it. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Array<{ node: Node | null }> }
      >) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) || node?.nodeName).join(' | ')
        window.layoutShifts.push({ value: entry.value, atMilliseconds: entry.startTime, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved, once all that was drawn is also accounted for, but for what late letters moved by a hair. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (allowed) => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const faces = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    const lettersCame = faces.map((face) => (face as PerformanceResourceTiming).responseEnd)
    const isByLetters = ({ value, atMilliseconds }: { value: number; atMilliseconds: number }) =>
      value < allowed && lettersCame.some((came) => atMilliseconds >= came && atMilliseconds < came + 1000)
    return window.layoutShifts
      .filter((shift) => !isByLetters(shift))
      .map(({ value, atMilliseconds, what }) => `${value} at ${Math.round(atMilliseconds)} ms: ${what}`)
  }, hair)
}
