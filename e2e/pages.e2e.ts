import { expect } from '@playwright/test'
import { contact } from '@home/site/contact'
import { header } from '@home/site/header'
import { pages } from '@home/site/pages'
import { gate } from './gate.ts'
import { journey } from './journey.ts'

/** The sign-in return handler shows nothing and goes on; it has journeys of its own. */
const screens = Object.values(pages).filter(({ path }) => path !== pages.twitterRedirect.path)

for (const { path, title } of screens) {
  journey(`${path} opens clean, with its own title`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(title)
  })
}

journey('a page that breaks its own policy is caught', async ({ page, complaints }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.wasRun = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
  await expect.poll(() => complaints.join('\n')).toContain('policy violation: script-src-elem')
  complaints.length = 0
})

journey('an unknown address leads home', async ({ page, request, baseURL }) => {
  const answer = await request.get('/no/such/page', { maxRedirects: 0, headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(`${baseURL}/`)
})

journey('an unknown address reached inside the site replaces its entry', async ({ page, baseURL }) => {
  await page.goto('/sentrynodes', { waitUntil: 'networkidle' })
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(`${baseURL}/`)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

journey('going back finds the page where it was left', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.evaluate(() => {
    history.pushState(null, '', '/sentrynodes')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(/sentrynodes/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })
  for (const { path } of [pages.home, pages.sentryNodes, pages.sentryNodeAgreement]) {
    journey(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect(words).toBeGreaterThan(80)
    })
  }
})

journey('a button pressed before the page is alive is answered once it is', async ({ page }) => {
  const scripts = gate()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.passed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: header.buildWithUs }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  scripts.open()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
})
