import { expect, type Page } from '@playwright/test'
import { brand } from '@network-site/site/brand'
import { contact } from '@network-site/site/contact'
import { footer } from '@network-site/site/footer'
import { header } from '@network-site/site/header'
import { links } from '@network-site/site/links'
import { pages } from '@network-site/site/pages'
import { expectAccessible, expectNoViolations, small, wide } from './expect-accessible.ts'
import { gate } from './gate.ts'
import { journey } from './journey.ts'
import { expectNewTabs } from './leave-site.ts'
import { openSwapPage } from './swap-steps.ts'

const { home, sentryNodes, sentryNodeAgreement, tokenWidget, twitterRedirect } = pages
/** The sign-in return handler shows nothing and goes on; it has tests of its own. */
const screens = Object.values(pages).filter(({ path }) => path !== twitterRedirect.path)
const withoutForm = new Set([sentryNodeAgreement, tokenWidget])
const withFooter = new Set([home, sentryNodes, sentryNodeAgreement])

// One load of a page serves all that must hold of every page.
for (const screen of screens) {
  journey.describe(screen.path, () => {
    journey.use({ viewport: wide })

    journey('opens clean and titled, is accessible at both widths, and has its form and its end', async ({ page }) => {
      journey.setTimeout(150_000)
      await page.goto(screen.path, { waitUntil: 'networkidle' })
      await expect(page).toHaveTitle(screen.title)
      await journey.step('accessible on a wide screen', () => expectAccessible(page))
      if (withFooter.has(screen)) await journey.step('ends with the footer', () => expectFooter(page))
      if (withoutForm.has(screen)) await expect(page.getByRole('button', { name: header.buildWithUs })).toHaveCount(0)
      else await journey.step('opens the form', () => expectForm(page, screen.path))

      await page.setViewportSize(small)
      await journey.step('accessible on a small screen', () => expectAccessible(page))
      if (screen === home) await journey.step('the open menu is accessible', () => expectAccessibleMenu(page))
      if (screen === sentryNodes) {
        await page.getByRole('button', { name: header.openMenu }).click()
        await page.getByRole('button', { name: header.buildWithUs }).click()
        await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
        await expectNoViolations(page)
      }
    })
  })
}

journey('a page that breaks its own policy is caught', async ({ page, expectMessage }) => {
  expectMessage(/^policy violation: script-src-elem/, /^Executing inline script violates/)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.wasRun = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
})

journey('a picture without words is caught, in the page and in its frame', async ({ page }) => {
  // Beside what React takes over.
  const addPicture = () => document.body.append(new Image(9, 9))
  await page.goto(sentryNodeAgreement.path)
  await page.evaluate(addPicture)
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt')

  const widget = await openSwapPage(page)
  await widget.locator('main').evaluate(addPicture)
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt')
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

async function expectAccessibleMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: header.openMenu }).click()
  await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible()
  await expectNoViolations(page, 'header:not(main header)')
}

/** The button opens the form; cross, backdrop and Escape close it and give the focus back. */
async function expectForm(page: Page, path: string): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: header.buildWithUs })
  const dialog = page.getByRole('dialog', { name: contact.title })
  const closings = [
    () => dialog.getByRole('button', { name: contact.close }).click(),
    () => page.mouse.click(5, 450),
    () => page.keyboard.press('Escape'),
  ]
  for (const [i, close] of closings.entries()) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    if (path === sentryNodes.path && i === 0) await expectNoViolations(page)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

/** Logo, copyright, agreement and four places. */
async function expectFooter(page: Page): Promise<void> {
  const bottom = page.getByRole('contentinfo')
  await expect(bottom.getByRole('img', { name: brand.name })).toBeVisible()
  await expect(bottom.getByText(`©2023 ${brand.name}. All Rights Reserved`, { exact: true })).toBeVisible()
  await expectNewTabs(bottom.getByRole('link', { name: footer.agreement }), [sentryNodeAgreement.path])
  const places = bottom.getByRole('navigation').getByRole('link')
  await expectNewTabs(places, [links.chat, links.microblog, links.docs, links.messaging])
  await expect(bottom.getByRole('link')).toHaveCount(5)
}
