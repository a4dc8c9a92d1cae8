import { expect, type Locator, type Page } from '@playwright/test'

type Point = { x: number; y: number }
type Swipe = { byPx: number; beforeLifting?: () => Promise<void> }

/** Opens the home page and waits until all of it is hydrated. What is below the window then waits to be revealed. */
export async function openHydratedHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('#technology [data-reveal=waiting]').first()).toBeAttached()
}

/**
 * Hides the window and shows it again, which makes the query library refetch. Whatever it refetches has been requested
 * once this returns: a request of ours, sent after the page's own, has been answered.
 */
export async function refocusWindow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    window.dispatchEvent(new Event('focus'))
    // Listeners send their requests in this task or in the next ones of the same queue.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await fetch('/robots.txt')
  })
}

/** Puts a finger down, draws it sideways, and calls back before it is lifted. */
export async function swipe(page: Page, from: Point, { byPx, beforeLifting }: Swipe): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  // In steps, as a finger moves: a browser tells a swipe from a scroll by its first pixels.
  for (let step = 1; step <= 4; step++) await touch('touchMove', [{ x: from.x + (byPx * step) / 4, y: from.y }])
  await beforeLifting?.()
  await touch('touchEnd', [])
  await browser.detach()
}

/** Whether a video plays now. */
export function isPlaying(video: Locator): Promise<boolean> {
  return video.evaluate((element: HTMLVideoElement) => !element.paused && !element.ended && element.readyState >= 2)
}
