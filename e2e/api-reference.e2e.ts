import { apiReference } from '@network-site/site/server-pages'
import { expect } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './expect-accessible.ts'
import { test } from './fixtures.ts'

test('the API reference works without scripts, by keyboard, and at any width', async ({ page }) => {
  await page.goto('/docs/api')
  await expect(page).toHaveTitle(apiReference.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apiReference.title)
  expect(await page.locator('script').count()).toBe(0)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Get today’s state of a wallet’s items' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article:target').getByRole('heading', { level: 3 })).toBeInViewport()
  await expectAccessibleAtAnyWidth(page)
})
