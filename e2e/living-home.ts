import { expect, type Page } from '@playwright/test'

/** Opens the home page and waits until its script has taken its first screen over. */
export async function arriveAtHome(page: Page): Promise<void> {
  await page.goto('/')
  const isAlive = () =>
    page
      .locator('header')
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(true)
}

/** Opens the home page and acts, so that all of it comes alive: what lies below the window then waits to be revealed. */
export async function arriveAtLivingHome(page: Page): Promise<void> {
  await arriveAtHome(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  await expect(page.locator('#technology [data-reveal=waiting]').first()).toBeAttached()
}
