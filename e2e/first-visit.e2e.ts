import { expect, type Page } from '@playwright/test'
import { contact } from '@network-site/site/contact'
import { community } from '@network-site/site/home/community'
import { games } from '@network-site/site/home/games'
import { pages } from '@network-site/site/pages'
import { fullMotion, test } from './fixtures.ts'
import { openHome } from './page-steps.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'

// web/inline/start-when-seen.ts starts the scripts then at the latest.
const latestStartMilliseconds = 2000
const listed = Object.values(pages).filter((page) => page.listed)

test.use(fullMotion)

test('the landing page requests its scripts once its first screen has loaded', async ({ page }) => {
  await openHome(page)
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
      ({ loadEventStart }) => loadEventStart,
    ),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(...loaded, latestStartMilliseconds))
})

test('what is below the first screen can be read from the start, and stays unhydrated until the first interaction', async ({
  page,
}) => {
  await openHome(page)
  await expect(page.locator('html')).toHaveAttribute('data-folded')
  await expect(page.getByRole('heading', { name: community.title })).toHaveCount(1)
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  const sent = await button.elementHandle()
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expectEverySectionRendered(page)
  // Hydrated, not rendered again.
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true)
  await button.click()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
})

test('the very first interaction can be a click far below', async ({ page }) => {
  await openHome(page)
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  await button.evaluate((element: HTMLButtonElement) => element.click())
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  await expectEverySectionRendered(page)
})

test('a link to a section leads to it, even as the very first interaction', async ({ page }) => {
  await openHome(page)
  const link = page.locator('a[href$="#vanguard-league"]').first()
  await link.evaluate((element: HTMLAnchorElement) => element.click())
  const section = page.locator('#vanguard-league')
  await expect(section).toBeInViewport()
  await expectEverySectionRendered(page)
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const header = await page
    .locator('header')
    .first()
    .evaluate((element: HTMLElement) => element.offsetHeight)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThanOrEqual(header + 20)
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
  await expectEverySectionRendered(page)
  const heading = page.getByRole('heading', { name: games.title })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  poster.resolve()
})

test('a visit to an anchor, or a reload, shows the whole page at once', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.wasFolded = 'folded' in document.documentElement.dataset
    })
  })
  await page.goto('/#games')
  await expect(page.locator('#games')).toBeInViewport()
  expect(await page.evaluate(() => window.wasFolded)).toBe(false)

  await page.goto('about:blank')
  await openHome(page)
  expect(await page.evaluate(() => window.wasFolded)).toBe(true)
  await page.reload()
  expect(await page.evaluate(() => window.wasFolded)).toBe(false)
})

test.describe('with a font that loads late', () => {
  for (const { path } of listed) {
    test(`nothing on ${path} moves while it loads`, async ({ page }) => {
      await recordLayoutShifts(page)
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        const drawn = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await drawn.promise
          await route.fallback()
        })
        await page.setViewportSize(viewport)
        await page.goto(path, { waitUntil: 'commit' })
        // The text has been drawn in the fallback font before its own arrives.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        drawn.resolve()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        expect(await layoutShifts(page)).toEqual([])
        await page.unrouteAll()
      }
    })
  }
})

async function expectEverySectionRendered(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  const hidden = await page
    .locator('.folds')
    .evaluateAll((all) =>
      all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').map(({ id }) => id),
    )
  expect(hidden).toEqual([])
}

declare global {
  interface Window {
    wasFolded: boolean
  }
}
