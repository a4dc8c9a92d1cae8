import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { latestReleaseSchema } from '@network-site/protocol/release'
import { browserSettingsSchema } from '@network-site/protocol/settings'
import { socialWords } from '@network-site/site/social-words'

type Point = { x: number; y: number }
type Swipe = { byPx: number; beforeLifting?: () => Promise<void> }

/** Opens a page and waits until every section of it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate(areSectionsHydrated)).toBe(true)
}

/** Runs in the page: React marks the elements that it has hydrated. */
function areSectionsHydrated(): boolean {
  const sections = [...document.querySelectorAll('header, main, section, footer')]
  return sections.every((section) => Object.keys(section).some((key) => key.startsWith('__reactFiber')))
}

/** Opens the home page and waits until all of it is hydrated. */
export async function openHydratedHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('#technology [data-reveal=waiting]').first()).toBeAttached()
}

/** Hides the window and shows it again, and waits until any resulting refetch has been sent. */
export async function refocusWindow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    window.dispatchEvent(new Event('focus'))
    // Listeners refetch in this task or the next ones. The response to a later request shows that they are done.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await fetch('/robots.txt')
  })
}

/** Swipes horizontally and calls `beforeLifting` before the finger is lifted. */
export async function swipe(page: Page, from: Point, { byPx, beforeLifting }: Swipe): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  // Browsers tell a swipe from a scroll by the first pixels, so move in steps.
  for (let step = 1; step <= 4; step++) await touch('touchMove', [{ x: from.x + (byPx * step) / 4, y: from.y }])
  await beforeLifting?.()
  await touch('touchEnd', [])
  await browser.detach()
}

export function isPlaying(video: Locator): Promise<boolean> {
  return video.evaluate((element: HTMLVideoElement) => !element.paused && !element.ended && element.readyState >= 2)
}

/** Runs an action that opens a new tab and returns the tab's URL. The tab must have no `window.opener`. */
export async function newTabAddress(page: Page, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()])
  await tab.waitForLoadState()
  const address = tab.url()
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await tab.close()
  return address
}

/** Expects links to open these addresses, in this order, in new tabs. */
export async function expectNewTabs(links: Locator, addresses: readonly string[]): Promise<void> {
  await expect(links).toHaveCount(addresses.length)
  for (const [i, address] of addresses.entries()) {
    await expect(links.nth(i)).toHaveAttribute('href', address)
    await expect(links.nth(i)).toHaveAttribute('target', '_blank')
    await expect(links.nth(i)).toHaveAttribute('rel', /noopener/)
  }
}

/** Loads every image, including those below the fold, and waits until each has loaded or failed. */
export async function loadEveryPicture(page: Page): Promise<void> {
  const unfinished = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
      return [...document.images].filter((picture) => !picture.complete).length
    })
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0)
}

/** Returns the absolute URL of the node repository from the site's settings. */
export async function repositoryUrl(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/settings.json')
  const settings = browserSettingsSchema.parse(await answer.json())
  return new URL(settings.releases.repositoryUrl, answer.url()).href
}

export async function latestRelease(request: APIRequestContext) {
  return latestReleaseSchema.parse(await (await request.get('/releases/latest')).json())
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Signs in to the sandbox's social network from the mint page. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: socialWords.connect }).click()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page.getByText('@sandbox_player')).toBeVisible()
}
