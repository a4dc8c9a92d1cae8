import { fillPlaceholders } from '@network-site/protocol/text'
import type { campaign } from '@network-site/site/campaign'
import type { league } from '@network-site/site/home-page'
import { readModule } from '@network-site/site/languages'
import { paths } from '@network-site/site/paths'
import type { walletWords } from '@network-site/site/wallet'
import { expect } from '@playwright/test'
import { expectAccessible, small, wide } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { swipe } from './page-steps.ts'

const inArabic = (path: string) => `/ar${path}`
const words = {
  ...((await readModule('home-page', 'ar')) as { league: typeof league }),
  ...((await readModule('campaign', 'ar')) as { campaign: typeof campaign }),
  ...((await readModule('wallet', 'ar')) as { walletWords: typeof walletWords }),
}

const { home, mint, viewMint, progress, leaderboard, status, nodes } = paths
for (const path of [home, mint, viewMint, progress, leaderboard, status, nodes]) {
  test(`${inArabic(path)} is accessible and fits every screen`, async ({ page }) => {
    await page.goto(inArabic(path))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const size of [wide, { width: 360, height: 740 }]) {
      await page.setViewportSize(size)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(small)
    await expectAccessible(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: small, hasTouch: true, isMobile: true })

  test('a swipe to the right shows the next slide', async ({ page }) => {
    await page.goto(inArabic(home))
    const carousel = page.getByRole('region', { name: words.league.carouselLabel, exact: true })
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const dots = carousel.locator('ul[aria-label] button')
    await expect(dots).toHaveCount(3)
    const box = await carousel.boundingBox()
    if (!box) throw new Error('the carousel is not visible')
    await swipe(page, { x: box.x + 100, y: box.y + 40 }, { byPx: 90 })
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    const [first, second] = [await dots.nth(0).boundingBox(), await dots.nth(1).boundingBox()]
    expect(first?.x).toBeGreaterThan(second?.x ?? 0)
  })
})

test('a guest mints an item, and the left arrow key leads to the next picture of the viewer', async ({ page }) => {
  const { campaign, walletWords } = words
  await page.goto(inArabic(mint))
  await page.getByRole('button', { name: walletWords.connect }).click()
  await page.getByRole('dialog').getByRole('button', { name: walletWords.guest.name }).click()
  await page.getByRole('button', { name: `${campaign.mint.mint} 1`, exact: true }).click()
  await expect(page.getByRole('link', { name: `${campaign.mint.viewMint} 1`, exact: true })).toBeVisible()

  await page.goto(inArabic(viewMint))
  await page.getByRole('img', { name: fillPlaceholders(campaign.pictureAlt, { number: 1 }), exact: true }).click()
  const picture = (number: number) =>
    page.getByRole('dialog').getByRole('img', { name: fillPlaceholders(campaign.pictureAlt, { number }), exact: true })
  await expect(picture(1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(picture(2)).toBeVisible()
})
