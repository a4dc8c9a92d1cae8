import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

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

type Swipe = { byPx: number; beforeLifting?: () => Promise<void> }
