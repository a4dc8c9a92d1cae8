import { node } from '@network-site/site/home-page'
import { nodesLanding } from '@network-site/site/nodes-page'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { reminderWords } from '@network-site/site/reminder-words'
import { controls } from '@network-site/site/site-chrome'
import { expect, type Page } from '@playwright/test'
import { fullMotion, test } from './fixtures.ts'

// The features that docs/reference/browsers.md lists, removed from Chromium.
test.use({ playsFilms: true, ...fullMotion })

test('shows, hydrates, and leaves a page without optional features of documents', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    Reflect.deleteProperty(navigator, 'connection')
  })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toMatch(/rel="expect"[^]*content-visibility/)
    await route.fulfill({
      response,
      body: html.replaceAll('rel="expect"', 'rel="none"').replaceAll('content-visibility:', 'x:'),
    })
  })
  await openSettled(page, paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('link', { name: node.more }).click()
  await expect(page).toHaveURL(`${baseURL}${paths.nodes}`)
})

test('shows posters and the transcript without video codecs', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await openSettled(page, paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('#introducing video')).toHaveCount(0)
  await expect(page.getByRole('button', { name: controls.film.pause })).toHaveCount(0)

  const { film } = nodesLanding
  if (!film) return
  await openSettled(page, paths.nodes)
  await expect(page.getByText(film.transcript[0] ?? '')).toBeVisible()
  await expect(page.locator('video')).not.toHaveAttribute('controls')
  await expect(page.getByRole('button', { name: film.play })).toHaveCount(0)
})

test('offers the calendar file without notifications', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'))
  await page.goto(`${pages.progress.path}?address=0x${'5'.repeat(40)}`)
  const { title, notification, file } = reminderWords
  await page.getByRole('heading', { name: title }).click()
  await page.getByRole('button', { name: notification.action }).click()
  await expect(page.getByText(notification.unsupported)).toBeVisible()
  await expect(page.getByRole('button', { name: file.action })).toBeVisible()
})

/** Opens a page and waits until it is idle, when its films would start. */
async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-settled')
}
