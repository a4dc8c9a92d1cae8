import { language } from '@network-site/site/language'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '@network-site/site/languages'
import { brand, links } from '@network-site/site/brand'
import { contact } from '@network-site/site/contact-words'
import { footer, header } from '@network-site/site/site-chrome'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { expectAccessible, expectNoViolations, small, wide } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { expectNewTabs } from './page-steps.ts'
import { openSwapPage } from './swap-steps.ts'

const built = join(import.meta.dirname, '../web/build/client')
const { home, nodes, nodeAgreement, tokenWidget, socialReturn } = pages
/** All pages except the sign-in redirect and the framed widget, which have their own tests. */
const screens = Object.values(pages).filter((page) => page !== socialReturn && page !== tokenWidget)
const withoutForm = new Set([nodeAgreement])
const withFooter = new Set([home, nodes, nodeAgreement])

for (const screen of screens) {
  test.describe(screen.path, () => {
    test.use({ viewport: wide })

    test('has a title, a working form, and a footer, and is accessible at both widths', async ({ page }) => {
      test.setTimeout(150_000)
      await page.goto(screen.path, { waitUntil: 'networkidle' })
      await expect(page).toHaveTitle(screen.title)
      await test.step('is accessible on a wide screen', () => expectAccessible(page))
      if (withFooter.has(screen)) await test.step('ends with the footer', () => expectFooter(page))
      if (withoutForm.has(screen)) await expect(page.getByRole('button', { name: header.buildWithUs })).toHaveCount(0)
      else await test.step('opens the form', () => expectForm(page, screen.path))

      await page.setViewportSize(small)
      await test.step('is accessible on a small screen', () => expectAccessible(page))
      if (screen === home) await test.step('has an accessible menu', () => expectAccessibleMenu(page))
      if (screen === nodes) {
        await page.getByRole('button', { name: header.openMenu }).click()
        await page.getByRole('button', { name: header.buildWithUs }).click()
        await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
        await expectNoViolations(page)
      }
    })
  })
}

test('a page opened by a link has the styles of a page that is loaded', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(readStyles)
  expect(loaded.length).toBeGreaterThan(300)
  await page.goto(paths.status, { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: brand.name }).first().click()
  await expect(page).toHaveTitle(home.title)
  await expect.poll(() => page.evaluate(readStyles)).toEqual(loaded)
})

/** Runs in the page: lists the elements of the page with styles that do not depend on its size. */
function readStyles(): string[] {
  return [...document.querySelectorAll('main *')].map((element) => {
    const { display, position, padding, color, fontSize, borderWidth, textTransform } = getComputedStyle(element)
    return [element.tagName, display, position, padding, color, fontSize, borderWidth, textTransform].join(' ')
  })
}

test('the guard detects a policy violation', async ({ page, expectMessage }) => {
  expectMessage(/^policy violation: script-src-elem/, /^Executing inline script violates/)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.wasRun = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
})

test('the guard detects an image without alt text, in the page and in a frame', async ({ page }) => {
  // Outside of what React hydrates.
  const addPicture = () => document.body.append(new Image(9, 9))
  await page.goto(nodeAgreement.path)
  await page.evaluate(addPicture)
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt')

  const widget = await openSwapPage(page)
  // The frame may reload when its settings arrive, and then loses the image.
  await expect(async () => {
    await widget.locator('main').evaluate(addPicture)
    await expect(expectNoViolations(page)).rejects.toThrow('image-alt')
  }).toPass()
})

test('an unknown address redirects to the home page', async ({ page, request, baseURL }) => {
  const answer = await request.get('/no/such/page', { maxRedirects: 0, headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(`${baseURL}/`)
})

test('an unknown address inside the site replaces its history entry', async ({ page, baseURL }) => {
  await page.goto(paths.nodes, { waitUntil: 'networkidle' })
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(`${baseURL}/`)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('the style guide is not part of the production build', async ({ page, baseURL }) => {
  await page.goto('/styleguide')
  await expect(page).toHaveURL(`${baseURL}/`)
  const files = await readdir(join(built, 'assets'))
  const code = await Promise.all(
    files.filter((name) => name.endsWith('.js')).map((name) => readFile(join(built, 'assets', name), 'utf8')),
  )
  expect(code.length).toBeGreaterThan(5)
  expect(code.filter((text) => text.includes('styleguide') || text.includes('Parts of the machine'))).toEqual([])
})

async function expectAccessibleMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: header.openMenu }).click()
  await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible()
  await expectNoViolations(page, 'header:not(main header)')
}

/** Expects the button to open the form, and close button, backdrop, and Escape to close it and return the focus. */
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
    if (path === nodes.path && i === 0) await expectNoViolations(page)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

/** Expects logo, copyright, agreement, and all links. */
async function expectFooter(page: Page): Promise<void> {
  const bottom = page.getByRole('contentinfo')
  await expect(bottom.getByRole('img', { name: brand.name })).toBeVisible()
  await expect(bottom.getByText(`©2023 ${brand.name}. All Rights Reserved`, { exact: true })).toBeVisible()
  await expectNewTabs(bottom.getByRole('link', { name: footer.agreement }), [nodeAgreement.path])
  const places = bottom.getByRole('navigation', { name: footer.navigationLabel }).getByRole('link')
  await expectNewTabs(places, [links.chat, links.microblog, links.docs, links.messaging])
  const own = bottom.getByRole('navigation', { name: footer.networkLabel }).getByRole('link')
  await expect(own).toHaveText([footer.status, footer.officialLinks])
  const menu = bottom.getByRole('navigation', { name: language.menu }).getByRole('link')
  await expect(menu).toHaveCount(languages.length)
  await expect(bottom.getByRole('link')).toHaveCount(7 + languages.length)
}
