import { expect, type Page } from '@playwright/test'

/** Requests every picture at once, also those far down the page, and waits until each has loaded or failed. */
export async function loadEveryPicture(page: Page): Promise<void> {
  const unfinished = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
      return [...document.images].filter((picture) => !picture.complete).length
    })
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0)
}
