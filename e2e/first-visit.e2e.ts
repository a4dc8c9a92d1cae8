import { expect } from '@playwright/test'
import { contact } from '@network-site/site/contact-words'
import { header } from '@network-site/site/site-chrome'
import { community, hero, node } from '@network-site/site/home-page'
import { games } from '@network-site/site/games'
import { pages } from '@network-site/site/pages'
import { nodesLanding } from '@network-site/site/nodes-page'
import { wide } from './expect-accessible.ts'
import { fullMotion, test } from './fixtures.ts'
import { holdRequests, openHydratedHome } from './page-steps.ts'
import { expectStableLoad, layoutShifts, recordLayoutShifts, visitWithLateFont } from './page-load.ts'
import { requestTo } from './page-messages.ts'
import { startReverseProxy } from './reverse-proxy.ts'

const { nodes } = pages
const listed = Object.values(pages).filter((page) => page.listed)

const lastSection = '[aria-labelledby=resources]'
const nodesScript = /\/assets\/nodes-[\w-]{8}\.js$/

test.use(fullMotion)

test('hydrates the markup below the fold instead of replacing it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  await button.waitFor({ state: 'attached' })
  const sent = await button.elementHandle()
  await expect(page.locator('#technology [data-reveal=waiting]').first()).toBeAttached()
  await button.click()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true)
})

test('queues a click before hydration and shows it as busy', async ({ page }) => {
  await page.setViewportSize(wide)
  const releaseScripts = await holdRequests(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  // Select by text, because the button has no role behind the dialog.
  const button = page.locator('header nav button:visible', { hasText: header.buildWithUs })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  releaseScripts()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('handles a click below the fold as the first interaction', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  await button.waitFor({ state: 'attached' })
  await button.evaluate((element: HTMLButtonElement) => element.click())
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
})

test('follows a link to a section as the first interaction', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const link = page.locator('a[href$="#vanguard-league"]').first()
  await link.waitFor({ state: 'attached' })
  await link.evaluate((element: HTMLAnchorElement) => element.click())
  const section = page.locator('#vanguard-league')
  await expect(section).toBeInViewport()
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const height = await page
    .locator('header')
    .first()
    .evaluate((element: HTMLElement) => element.offsetHeight)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThanOrEqual(height + 20)
})

test('shows the rest of the page when scrolling before the first screen has loaded', async ({ page }) => {
  const releasePosters = await holdRequests(page, '**/video/*poster*')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 600)
  const heading = page.getByRole('heading', { name: games.title })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  releasePosters()
})

test('lays out the whole page when idle, and immediately after a reload or with an anchor', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.wasSettled = 'settled' in document.documentElement.dataset
    })
  })
  await page.goto('/#games')
  await expect(page.locator('#games')).toBeInViewport()
  expect(await page.evaluate(() => window.wasSettled)).toBe(true)

  await page.goto('about:blank')
  await page.goto('/')
  expect(await page.evaluate(() => window.wasSettled)).toBe(false)
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  const skipped = await page
    .locator('.below-fold')
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length)
  expect(skipped).toBe(0)
  await page.reload()
  expect(await page.evaluate(() => window.wasSettled)).toBe(true)
})

test('navigates without a new document or script request and keeps the header', async ({ page }) => {
  await page.setViewportSize(wide)
  await openHydratedHome(page)
  const kept = await page.locator('header').first().elementHandle()
  const link = page.getByRole('link', { name: node.more })
  const code = page.waitForRequest(nodesScript)
  await link.hover()
  await code
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.evaluate(recordFirstScreen, lastSection)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nodesLanding.hero.title)
  expect(scripts.filter((url) => nodesScript.test(url))).toEqual([])
  expect(await kept?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page).toHaveTitle(pages.nodes.title)

  await test.step('renders the first screen before the rest, and everything at once when returning', async () => {
    await expect(page.locator(lastSection)).toBeAttached()
    expect(await page.evaluate(() => window.hadRestAtFirst)).toBe(false)
    await page.goBack()
    await expect(page.locator('#introducing')).toBeAttached()
    await page.evaluate(recordFirstScreen, lastSection)
    await page.goForward()
    await expect(page.locator(lastSection)).toBeAttached()
    expect(await page.evaluate(() => window.hadRestAtFirst)).toBe(true)
  })
})

test('fetches the code and words of the next page together, and shows that it is loading', async ({ page }) => {
  await openHydratedHome(page)
  const releaseScripts = await holdRequests(page, '**/assets/*.js')
  const line = page.locator('[data-page-loading]')
  await expect(line).toBeHidden()
  const together = [nodesScript, /\/words-nodes-/].map((file) => page.waitForRequest(file))
  await page.getByRole('link', { name: node.more }).click()
  await expect(line).toBeVisible()
  await Promise.all(together)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline)
  releaseScripts()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nodesLanding.hero.title)
  await expect(line).toBeHidden()
})

test('fetches the content of the landing page together with its code', async ({ page }) => {
  await page.goto(pages.status.path, { waitUntil: 'networkidle' })
  const releaseScripts = await holdRequests(page, '**/assets/*.js')
  const together = [/\/home-[\w-]{8}\.js$/, /\/home-content-/, /\/words-home-/].map((file) => page.waitForRequest(file))
  await page.getByRole('link', { name: header.homeLabel }).click()
  await Promise.all(together)
  releaseScripts()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline)
})

const cutPages = [
  { part: 'header', path: nodes.path, second: header.buildWithUs },
  { part: 'first screen of the landing page', path: pages.home.path, second: hero.body },
  { part: 'first screen of the node page', path: nodes.path, second: nodesLanding.hero.body },
]
for (const { part, path, second } of cutPages) {
  test(`paints the ${part} once, even if it arrives in two chunks`, async ({ page, baseURL, expectMessage }) => {
    const secondChunk = Promise.withResolvers<void>()
    const proxy = await startReverseProxy(baseURL ?? '', { path, second, until: secondChunk.promise })
    const proxyUrl = `http://localhost:${proxy.port}`
    expectMessage(requestTo(proxyUrl))
    try {
      await recordLayoutShifts(page)
      await page.goto(proxyUrl + path, { waitUntil: 'commit' })
      await page.getByRole('link', { name: header.homeLabel }).waitFor({ state: 'attached' })
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
      // Longer than a browser delays painting for more data.
      await page.waitForTimeout(500)
      expect(await paints()).toBe(0)
      secondChunk.resolve()
      await expect.poll(paints).toBeGreaterThan(0)
      await page.waitForLoadState()
      expect(await layoutShifts(page)).toEqual([])
    } finally {
      proxy.close()
    }
  })
}

// page-weight.e2e.ts tests the same on a phone.
for (const { path } of listed) {
  test(`${path} loads without layout shift and starts scripts after the first view`, async ({ page }) => {
    await page.setViewportSize(wide)
    await recordLayoutShifts(page)
    await visitWithLateFont(page, path)
    await expectStableLoad(page)
  })
}

/** Runs in the page: records whether a section exists as soon as the first screen of the node page does. */
function recordFirstScreen(part: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.nodes-hero')) return
    window.hadRestAtFirst = document.querySelector(part) !== null
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
