import { expect } from '@playwright/test'
import { contact } from '@network-site/site/contact-words'
import { header } from '@network-site/site/site-chrome'
import { community, hero, node } from '@network-site/site/home-page'
import { games } from '@network-site/site/games'
import { pages } from '@network-site/site/pages'
import { nodesLanding } from '@network-site/site/nodes-page'
import { wide } from './expect-accessible.ts'
import { fullMotion, test } from './fixtures.ts'
import { openHydratedHome } from './page-steps.ts'
import { expectSteadyStart, layoutShifts, recordLayoutShifts, visitWithLateFont } from './page-load.ts'
import { askedOrigin } from './page-messages.ts'
import { startReverseProxy } from './reverse-proxy.ts'

const { nodes } = pages
const listed = Object.values(pages).filter((page) => page.listed)

/** The last part of the node page. */
const lastOfNodes = '[aria-labelledby=resources]'

test.use(fullMotion)

test('what is below the first screen is hydrated as it was sent', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  await button.waitFor({ state: 'attached' })
  const sent = await button.elementHandle()
  await expect(page.locator('#technology [data-reveal=waiting]').first()).toBeAttached()
  await button.click()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a click before the page works is shown as taken, and answered', async ({ page }) => {
  await page.setViewportSize(wide)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  // By its text: behind the dialog it has no role.
  const button = page.locator('header nav button:visible', { hasText: header.buildWithUs })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a click far below as the very first act is answered', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  await button.waitFor({ state: 'attached' })
  await button.evaluate((element: HTMLButtonElement) => element.click())
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
})

test('a link to a section leads to it, even as the very first act', async ({ page }) => {
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

test('scrolling while the first screen is still loading shows the rest of the page', async ({ page }) => {
  const poster = Promise.withResolvers<void>()
  await page.route('**/video/*poster*', async (route) => {
    await poster.promise
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 600)
  const heading = page.getByRole('heading', { name: games.title })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  poster.resolve()
})

test('a page at rest is laid out whole; a visit to an anchor and a reload are from the start', async ({ page }) => {
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

test('another page comes without a new document or a request for its code, and the header stays', async ({ page }) => {
  await page.setViewportSize(wide)
  await openHydratedHome(page)
  const kept = await page.locator('header').first().elementHandle()
  const link = page.getByRole('link', { name: node.more })
  const code = page.waitForRequest(/\/assets\/nodes-nodes-.*\.js/)
  await link.hover()
  await code
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.evaluate(noteFirstScreen, lastOfNodes)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nodesLanding.hero.title)
  expect(scripts.filter((url) => url.includes('nodes-nodes'))).toEqual([])
  expect(await kept?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page).toHaveTitle(pages.nodes.title)

  await test.step('its first screen comes before the rest of it, and the rest is there at once on the way back', async () => {
    await expect(page.locator(lastOfNodes)).toBeAttached()
    expect(await page.evaluate(() => window.hadRestAtFirst)).toBe(false)
    await page.goBack()
    await expect(page.locator('#introducing')).toBeAttached()
    await page.evaluate(noteFirstScreen, lastOfNodes)
    await page.goForward()
    await expect(page.locator(lastOfNodes)).toBeAttached()
    expect(await page.evaluate(() => window.hadRestAtFirst)).toBe(true)
  })
})

const cutPages = [
  { part: 'header', path: nodes.path, second: header.buildWithUs },
  { part: 'first screen of the landing page', path: pages.home.path, second: hero.body },
  { part: 'first screen of the node page', path: nodes.path, second: nodesLanding.hero.body },
]
for (const { part, path, second } of cutPages) {
  test(`the ${part} comes in two pieces and is drawn in one`, async ({ page, baseURL, expectMessage }) => {
    const rest = Promise.withResolvers<void>()
    const proxy = await startReverseProxy(baseURL ?? '', { path, second, until: rest.promise })
    const proxyUrl = `http://localhost:${proxy.port}`
    expectMessage(askedOrigin(proxyUrl))
    try {
      await recordLayoutShifts(page)
      await page.goto(proxyUrl + path, { waitUntil: 'commit' })
      await page.getByRole('link', { name: header.homeLabel }).waitFor({ state: 'attached' })
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
      // Longer than a browser waits for more of a page.
      await page.waitForTimeout(500)
      expect(await paints()).toBe(0)
      rest.resolve()
      await expect.poll(paints).toBeGreaterThan(0)
      await page.waitForLoadState()
      expect(await layoutShifts(page)).toEqual([])
    } finally {
      proxy.close()
    }
  })
}

// On a phone: page-weight.e2e.ts.
for (const { path } of listed) {
  test(`nothing on ${path} moves, and its scripts wait for what is first seen`, async ({ page }) => {
    await page.setViewportSize(wide)
    await recordLayoutShifts(page)
    await visitWithLateFont(page, path)
    await expectSteadyStart(page)
  })
}

/** Runs in the page: notes whether a part of the node page is there as soon as its first screen is. */
function noteFirstScreen(part: string): void {
  const looking = new MutationObserver(() => {
    if (!document.querySelector('.nodes-hero')) return
    window.hadRestAtFirst = document.querySelector(part) !== null
    looking.disconnect()
  })
  looking.observe(document.body, { childList: true, subtree: true })
}

declare global {
  interface Window {
    hadRestAtFirst: boolean
    wasSettled: boolean
  }
}
