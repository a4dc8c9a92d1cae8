import { expect } from '@playwright/test'
import { contact } from '@home/site/contact'
import { header } from '@home/site/header'
import { pages } from '@home/site/pages'
import { expectNoViolations } from './expect-no-violations.ts'
import { calm, journey } from './journey.ts'

const screens = Object.values(pages).filter(({ path }) => path !== pages.twitterRedirect.path)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  journey.describe(`at ${width} px`, () => {
    // Without motion nothing waits unseen to be revealed, so all of a page is examined.
    journey.use({ viewport: { width, height }, ...calm })

    for (const { path } of screens) {
      journey(`${path} has no accessibility violation, and does not scroll sideways`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
    }

    journey('the Build-with-us modal has none', async ({ page }) => {
      await page.goto('/sentrynodes')
      if (width < 1024) await page.getByRole('button', { name: header.openMenu }).click()
      await page.getByRole('button', { name: header.buildWithUs }).click()
      await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 390, height: 844 } })
  journey('the open menu has no accessibility violation', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: header.openMenu }).click()
    await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible()
    await expectNoViolations(page, 'header:not(main header)')
  })
})
