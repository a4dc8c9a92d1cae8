import type { Frame, Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: string[]
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
