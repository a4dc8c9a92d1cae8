import { expect, type Page } from '@playwright/test'
import { node } from '@network-site/site/home-page'
import { paths } from '@network-site/site/paths'
import { fullMotion, test } from './fixtures.ts'
import { openHydratedHome } from './page-steps.ts'

test.use({ viewport: { width: 1440, height: 900 }, ...fullMotion })

test.describe('scroll position', () => {
  test('resets after a reload', async ({ page }) => {
    await openHydratedHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await scrollTop(page)).toBe(0)
  })

  test('is restored on back and forward', async ({ page, baseURL }) => {
    await openHydratedHome(page)
    const more = page.getByRole('link', { name: node.more })
    await more.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(0)
    await more.click()
    await expect(page).toHaveURL(`${baseURL}${paths.nodes}`)
    await expect.poll(() => scrollTop(page)).toBe(0)
    // Until then, scroll anchoring may change the position.
    await expect(page.locator('html')).toHaveAttribute('data-settled')
    // In one task, because scroll events fire a frame later, possibly after the navigation.
    await page.evaluate(() => {
      scrollTo({ top: 700, behavior: 'instant' })
      history.back()
    })
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  test('is restored when returning from another document', async ({ page, baseURL }) => {
    await openHydratedHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.goto(paths.nodeAgreement)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })

  test('is restored from the back/forward cache', async ({ page }) => {
    await openHydratedHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    // The test browser has no back/forward cache, so the test dispatches its events.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })
})

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
