import { expect, type Page } from '@playwright/test'
import { node } from '@network-site/site/home-page'
import { paths } from '@network-site/site/paths'
import { fullMotion, test } from './fixtures.ts'
import { openHydratedHome } from './page-steps.ts'

test.use({ viewport: { width: 1440, height: 900 }, ...fullMotion })

test.describe('the scroll position', () => {
  // The page must be hydrated before it is left: its script saves the position.
  test('a page that is unloaded goes to its top', async ({ page }) => {
    await openHydratedHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await scrollTop(page)).toBe(0)
  })

  test('is found again on back and forward', async ({ page, baseURL }) => {
    await openHydratedHome(page)
    const more = page.getByRole('link', { name: node.more })
    await more.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(0)
    await more.click()
    await expect(page).toHaveURL(`${baseURL}${paths.nodes}`)
    await expect.poll(() => scrollTop(page)).toBe(0)
    // Until then the browser keeps in place what is seen, and moves the position.
    await expect(page.locator('html')).toHaveAttribute('data-settled')
    // At once: the browser reports a scroll a frame later, when the page may be another one.
    await page.evaluate(() => {
      scrollTo({ top: 700, behavior: 'instant' })
      history.back()
    })
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  test('is found again on the way back from another document', async ({ page, baseURL }) => {
    await openHydratedHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.goto(paths.nodeAgreement)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })

  test('is found again when the browser restores the page from its back/forward cache', async ({ page }) => {
    await openHydratedHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    // The browser under test has no back/forward cache, so the test dispatches its event.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })
})

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
