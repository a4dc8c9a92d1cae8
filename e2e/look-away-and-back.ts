import type { Page } from '@playwright/test'

/**
 * Leaves the window and comes back, as the query library notices it. Whatever it then asks has been asked once this
 * ends: a request of ours, sent after the page's own, has been answered.
 */
export async function lookAwayAndBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    window.dispatchEvent(new Event('focus'))
    // What listeners ask for, they ask for in this task or in the next ones of the same queue.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await fetch('/robots.txt')
  })
}
