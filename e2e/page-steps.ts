import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { browserSettingsSchema } from '@network-site/protocol/settings'

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

/** Answers every request to another origin, so that following a link needs no network. */
export async function fulfillOtherOrigins(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  )
}

/** Does something that must open a new tab, and returns that tab's address. The new tab gets no handle on ours. */
export async function newTabAddress(page: Page, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()])
  await tab.waitForLoadState()
  const address = tab.url()
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await tab.close()
  return address
}

/** Expects links to lead, in this order, to these addresses, each in a new tab. */
export async function expectNewTabs(links: Locator, addresses: readonly string[]): Promise<void> {
  await expect(links).toHaveCount(addresses.length)
  for (const [i, address] of addresses.entries()) {
    await expect(links.nth(i)).toHaveAttribute('href', address)
    await expect(links.nth(i)).toHaveAttribute('target', '_blank')
    await expect(links.nth(i)).toHaveAttribute('rel', /noopener/)
  }
}

/** Requests every picture at once, also those far down the page, and waits until each has loaded or failed. */
export async function loadEveryPicture(page: Page): Promise<void> {
  const unfinished = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
      return [...document.images].filter((picture) => !picture.complete).length
    })
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0)
}

/** The absolute URL of the node's repository, as the pages of the site under test have it. */
export async function repositoryUrl(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/settings.json')
  const settings = browserSettingsSchema.parse(await answer.json())
  return new URL(settings.releases.repositoryUrl, answer.url()).href
}
