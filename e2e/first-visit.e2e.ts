import { expect, type Page } from '@playwright/test'
import { contact } from '@network-site/site/contact'
import { community } from '@network-site/site/home/community'
import { games } from '@network-site/site/home/games'
import { pages } from '@network-site/site/pages'
import { gate } from './gate.ts'
import { journey, moving } from './journey.ts'
import { arriveAtHome } from './living-home.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'

// Whatever has come by then: scripts/landing-page/start-when-seen.ts.
const latestStartMilliseconds = 2000
const listed = Object.values(pages).filter((page) => page.listed)

journey.use(moving)

journey('the landing page asks for its scripts once all of its first screen has come', async ({ page }) => {
  await arriveAtHome(page)
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

journey(
  'what is below the first screen can be read from the start, and stays as it was sent until somebody acts',
  async ({ page }) => {
    await arriveAtHome(page)
    await expect(page.locator('html')).toHaveAttribute('data-folded')
    await expect(page.getByRole('heading', { name: community.title })).toHaveCount(1)
    const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
    const sent = await button.elementHandle()
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await expectWhole(page)
    // Taken over, not drawn anew.
    expect(await sent?.evaluate((element) => element.isConnected)).toBe(true)
    await button.click()
    await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  },
)

journey('the very first act can be a click far below', async ({ page }) => {
  await arriveAtHome(page)
  const button = page.getByRole('button', { name: community.buildWithUs, exact: true })
  await button.evaluate((element: HTMLButtonElement) => element.click())
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  await expectWhole(page)
})

journey('a link to a section leads to it, even as the very first act', async ({ page }) => {
  await arriveAtHome(page)
  const link = page.locator('a[href$="#vanguard-league"]').first()
  await link.evaluate((element: HTMLAnchorElement) => element.click())
  const section = page.locator('#vanguard-league')
  await expect(section).toBeInViewport()
  await expectWhole(page)
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const header = await page
    .locator('header')
    .first()
    .evaluate((element: HTMLElement) => element.offsetHeight)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThanOrEqual(header + 20)
})

journey('who scrolls while the first screen is still loading finds the rest of the page', async ({ page }) => {
  const poster = gate()
  await page.route('**/video/*poster*', async (route) => {
    await poster.passed
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expectWhole(page)
  const heading = page.getByRole('heading', { name: games.title })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  poster.open()
})

journey('who comes to an anchor, or comes again, has the whole page at once', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.wasFolded = 'folded' in document.documentElement.dataset
    })
  })
  await page.goto('/#games')
  await expect(page.locator('#games')).toBeInViewport()
  expect(await page.evaluate(() => window.wasFolded)).toBe(false)

  await page.goto('about:blank')
  await arriveAtHome(page)
  expect(await page.evaluate(() => window.wasFolded)).toBe(true)
  await page.reload()
  expect(await page.evaluate(() => window.wasFolded)).toBe(false)
})

journey.describe('with a text face that comes late', () => {
  for (const { path } of listed) {
    journey(`nothing on ${path} moves while it loads`, async ({ page }) => {
      await recordLayoutShifts(page)
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        const drawn = gate()
        await page.route('**/*.woff2', async (route) => {
          await drawn.passed
          await route.fallback()
        })
        await page.setViewportSize(viewport)
        await page.goto(path, { waitUntil: 'commit' })
        // The words have been drawn in another face before their own comes.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        drawn.open()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        expect(await layoutShifts(page)).toEqual([])
        await page.unrouteAll()
      }
    })
  }
})

async function expectWhole(page: Page): Promise<void> {
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
