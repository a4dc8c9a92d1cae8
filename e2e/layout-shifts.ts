import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: string[]
  }
}

/** Notes from the first paint on whatever moves without the visitor having caused it. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Array<{ node: Node | null }> }
      >) {
        if (entry.hadRecentInput) continue
        window.layoutShifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved, once all that was drawn is also accounted for. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.layoutShifts
  })
}
