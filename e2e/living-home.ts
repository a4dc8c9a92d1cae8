import { expect, type Page } from '@playwright/test'

/** Opens the home page and waits until its script has taken over: what lies below the window then waits to be revealed. */
export async function arriveAtLivingHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('#technology [data-reveal=waiting]').first()).toBeAttached({ timeout: 30_000 })
}
