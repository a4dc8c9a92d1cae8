import { expect, type Page } from '@playwright/test'
import { node } from '@network-site/site/home/node'
import { journey, moving } from './journey.ts'
import { arriveAtLivingHome } from './living-home.ts'

journey.use({ viewport: { width: 1440, height: 900 }, ...moving })

journey.describe('the scroll position', () => {
  // The page must be alive before it is left: what it does then is done by its script.
  journey('a page that is unloaded goes to its top', async ({ page }) => {
    await arriveAtLivingHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await scrollTop(page)).toBe(0)
  })

  journey('is found again on back and forward', async ({ page, baseURL }) => {
    await arriveAtLivingHome(page)
    const more = page.getByRole('link', { name: node.more })
    await more.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(0)
    await more.click()
    await expect(page).toHaveURL(`${baseURL}/sentrynodes`)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  journey('is found again on the way back from another document', async ({ page, baseURL }) => {
    await arriveAtLivingHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.goto('/sentrynodeagreement')
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })

  journey('is found again when the browser has kept the page whole', async ({ page }) => {
    await arriveAtLivingHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    // The browser under test keeps no pages, so it is told what one that does would tell.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })
})

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
