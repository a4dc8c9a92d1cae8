import { expect, type Page } from '@playwright/test'
import { contact } from '@network-site/site/contact-words'
import { controls, header } from '@network-site/site/site-chrome'
import { downloads } from '@network-site/site/downloads'
import { links } from '@network-site/site/brand'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { fullMotion, test } from './fixtures.ts'
import { expectNewTabs, newTabAddress } from './page-steps.ts'

const { home, testnetSwap, nodes: nodesPage } = pages

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('links the logo, social networks, docs, form, and node', async ({ page, baseURL, stubOrigin }) => {
    await stubOrigin(links.docs)
    await page.goto(paths.nodes)
    const main = page.getByRole('banner').getByRole('navigation', { name: header.navigationLabel })
    await expectNewTabs(main.getByRole('listitem').getByRole('link'), [links.messaging, links.microblog, links.chat])
    for (const [i, { label }] of header.social.entries()) {
      await expect(main.getByRole('listitem').nth(i).getByRole('link')).toHaveAccessibleName(new RegExp(`^${label}`))
    }
    const docs = main.getByRole('link', { name: header.docs })
    await expectNewTabs(docs, [links.docs])
    expect(await newTabAddress(page, () => docs.click())).toContain(links.docs)
    await expect(main.getByRole('button', { name: header.buildWithUs })).toBeVisible()
    await expect(main.getByRole('link', { name: downloads.runNode })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: header.openMenu })).toHaveCount(0)

    await page.getByRole('banner').getByRole('link', { name: header.homeLabel }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
  })

  test('lists eight sections and marks the one in the middle of the window', async ({ page }) => {
    await page.goto('/')
    await expect(sectionLinks(page)).toHaveText(header.sections.map(({ index, title }) => `0${index}${title}`))
    expect(header.sections.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    await expect(sectionLinks(page).and(page.locator('[aria-current]'))).toHaveCount(1)
    for (const [i, { id }] of header.sections.entries()) {
      const before = header.sections[i - 1]
      if (before) {
        await putTopPastMiddle(page, id, -1)
        await expectActive(page, before.id)
      }
      await putTopPastMiddle(page, id, 1)
      await expectActive(page, id)
    }
    await putTopPastMiddle(page, 'technology', 1)
    await expectActive(page, 'technology')

    for (const { path } of [testnetSwap, nodesPage]) {
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(sectionLinks(page)).toHaveCount(0)
    }
  })

  test('links every section with a shareable URL and moves the focus there', async ({ page, baseURL }) => {
    await page.goto('/')
    for (const [i, { id }] of header.sections.entries()) {
      await sectionLinks(page).nth(i).click()
      await expect(page).toHaveURL(`${baseURL}/#${id}`)
      await expectArrivedAt(page, id)
      await expectActive(page, id)
    }
    await page.goto('about:blank')
    await page.goto('/#games')
    await expectArrivedAt(page, 'games')
    await expectActive(page, 'games')
    // The next Tab stop is inside the section.
    await page.keyboard.press('Tab')
    await expect(page.locator('#games :focus')).toHaveCount(1)
  })

  test('announces every link that opens in a new tab', async ({ page }) => {
    for (const path of [home.path, nodesPage.path]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const announced = async () =>
        (await accessibleLinkNames(page)).filter((name) => name.includes(controls.opensInNewTab))
      // The browser builds the accessibility tree incrementally.
      await expect.poll(async () => (await announced()).length).toBeGreaterThan(5)
      for (const name of await announced()) expect(name).toMatch(/\S \(/)
    }
  })

  test('can be skipped by keyboard', async ({ page }) => {
    await page.goto(paths.nodes)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: header.skipLink })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  test('links the sections and moves the focus', async ({ page, baseURL }) => {
    await page.goto('/')
    for (const i of [7, 2, 0]) {
      const { id } = header.sections[i] ?? { id: '' }
      await sectionLinks(page).nth(i).click()
      await expect(page).toHaveURL(`${baseURL}/#${id}`)
      await expectArrivedAt(page, id)
    }
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opens the menu with a button that then closes it', async ({ page }) => {
    await page.goto('/')
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: header.openMenu }).tap()
    await expect(menu(page)).toBeVisible()
    const close = page.getByRole('button', { name: header.closeMenu })
    await expect(close).toHaveAttribute('aria-expanded', 'true')

    const docs = menu(page).getByRole('link', { name: header.docs })
    await expectNewTabs(docs, [links.docs])
    await expect(menu(page).getByRole('button', { name: header.buildWithUs })).toBeVisible()
    const places = menu(page).getByRole('listitem').getByRole('link')
    await expectNewTabs(places, [links.chat, links.microblog, links.messaging])
    await expect(menu(page).getByRole('link', { name: downloads.runNode })).toBeVisible()

    await close.tap()
    await expect(menu(page)).toBeHidden()
    const toggle = page.getByRole('button', { name: header.openMenu })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')

    await test.step('Tab enters the menu; Escape closes it and returns the focus', async () => {
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(docs).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(toggle).toBeFocused()
    })

    await test.step('a tap outside closes the menu', async () => {
      await toggle.tap()
      await expect(menu(page)).toBeVisible()
      await page.touchscreen.tap(40, 800)
      await expect(menu(page)).toBeHidden()
      await expect(toggle).toBeVisible()
    })

    await test.step('BUILD WITH US closes the menu and opens the form', async () => {
      await toggle.tap()
      await menu(page).getByRole('button', { name: header.buildWithUs }).tap()
      await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })
  })

  test.describe('with motion', () => {
    test.use(fullMotion)

    test('closes the menu and scrolls to the first section on a logo tap', async ({ page, baseURL }) => {
      await page.goto('/')
      await page.locator('#foundation').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      const start = await page.evaluate(() => scrollY)
      expect(start).toBeGreaterThan(1000)
      await page.getByRole('button', { name: header.openMenu }).tap()
      await expect(menu(page)).toBeVisible()
      await page.evaluate(() => {
        window.scrollPositions = []
        addEventListener('scroll', () => window.scrollPositions.push(scrollY))
      })
      await page.getByRole('link', { name: header.homeLabel }).tap()
      await expect(menu(page)).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(2)
      const between = (await page.evaluate(() => window.scrollPositions)).filter((y) => y > 2 && y < start)
      expect(between.length).toBeGreaterThan(1)
      await expect(page).toHaveURL(`${baseURL}/`)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('opens the menu', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: header.openMenu }).tap()
      await expect(menu(page).getByRole('link', { name: header.docs })).toBeVisible()
    })
  })
})

function sectionLinks(page: Page) {
  return page.getByRole('navigation', { name: header.sectionsLabel }).getByRole('link')
}

function menu(page: Page) {
  return page.locator('#site-menu')
}

async function accessibleLinkNames(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ role, name, ignored }) => (role?.value === 'link' && !ignored ? [String(name?.value)] : []))
}

/** Scrolls until the middle of the window is this many pixels below the top of the section. */
async function putTopPastMiddle(page: Page, id: string, px: number): Promise<void> {
  await page.evaluate(
    (to) => {
      const top = (document.getElementById(to.id)?.getBoundingClientRect().top ?? 0) + scrollY
      const target = top - innerHeight / 2 + to.px
      scrollTo({ top: to.px > 0 ? Math.ceil(target) : Math.floor(target), behavior: 'instant' })
    },
    { id, px },
  )
}

async function expectActive(page: Page, id: string): Promise<void> {
  const active = page.getByRole('navigation', { name: header.sectionsLabel }).locator('[aria-current=location]')
  await expect(active).toHaveCount(1)
  await expect(active).toHaveAttribute('href', new RegExp(`#${id}$`))
}

/** Expects the section to have the focus and its heading to be visible below the header. */
async function expectArrivedAt(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeFocused()
  const clearOfHeader = async () => {
    const heading = await page.locator(`#${id}-title`).boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    const isBelowHeader = (heading?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0)
    return isBelowHeader && (heading?.y ?? Infinity) < (page.viewportSize()?.height ?? 0)
  }
  await expect.poll(clearOfHeader).toBe(true)
}
