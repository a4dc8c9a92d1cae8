import { expect, type Page } from '@playwright/test'
import { header } from '@network-site/site/site-chrome'
import { technology } from '@network-site/site/home-page'
import { fullMotion, reducedMotion, test } from './fixtures.ts'
import { openHydratedHome } from './page-steps.ts'

type Shown = { heading: boolean; pictures: number[]; texts: number[] }

const nothing: Shown = { heading: false, pictures: [], texts: [] }
const layer1: Shown = { heading: true, pictures: [1], texts: [1] }
const layer2: Shown = { heading: true, pictures: [2, 1], texts: [2] }
const layer3: Shown = { heading: true, pictures: [3, 2, 1], texts: [3] }
const everything: Shown = { heading: true, pictures: [3, 2, 1], texts: [3, 2, 1] }

/** Positions just before and after each threshold, as a fraction of the section height and an offset in pixels. */
const steps: Array<[number, number, Shown]> = [
  [-0.25, -2, nothing],
  [-0.25, 2, layer1],
  [0.1, -2, layer1],
  [0.1, 2, layer2],
  [0.3, -2, layer2],
  [0.3, 2, layer3],
  [0.6, 0, layer3],
]

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test.use(fullMotion)

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('layers appear and disappear at their thresholds, also after a jump', async ({ page }) => {
      await openHydratedHome(page)
      await expectShown(page, nothing)
      for (const [fraction, px, shown] of [...steps, ...steps.toReversed()]) {
        await scrollTo(page, fraction, px)
        await expectShown(page, shown)
      }

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expectShown(page, nothing)
      await scrollTo(page, 0.3, 2)
      await expectShown(page, layer3)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expectShown(page, layer3)
      await scrollTo(page, 0.1, -2)
      await expectShown(page, layer1)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expectShown(page, nothing)
    })
  })
}

test.describe('with reduced motion', () => {
  test.use(reducedMotion)

  test('shows everything at once', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html[data-visitor]')).toHaveCount(1)
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      for (const fraction of [-0.6, 0, 0.2, 0.6]) {
        await scrollTo(page, fraction, 0)
        await expectShown(page, everything)
      }
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows everything', async ({ page }) => {
    await page.goto('/')
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      await expectShown(page, everything)
    }
  })
})

test('an anchor shows the layers for its position', async ({ page }) => {
  await page.goto('/#technology')
  await expectShown(page, layer1)
  await page.goto('about:blank')
  await page.goto('/#games')
  await expectShown(page, layer3)
  const entries = page.getByRole('navigation', { name: header.sectionsLabel }).getByRole('link')
  await entries.filter({ hasText: technology.title.slice(1).toLowerCase() }).click()
  await expectShown(page, layer1)
})

test('reveals rise in 750 ms, and thresholds adapt to a resized window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydratedHome(page)
  const reveals = page.locator('#technology .reveal:visible')
  await expect(reveals).toHaveCount(7)
  for (const reveal of await reveals.all()) {
    const durations = await reveal.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '))
    expect(new Set(durations)).toEqual(new Set(['0.75s']))
    // The initial offset is animated after hydration.
    const lowerByPx = () => reveal.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f)
    await expect.poll(lowerByPx).toBeGreaterThan(0)
  }

  await scrollTo(page, 0.1, 4)
  await expectShown(page, layer2)
  // A taller window makes the section taller, so the same scroll position is a smaller fraction.
  await page.setViewportSize({ width: 1440, height: 1100 })
  await expectShown(page, layer1)
})

/** Scrolls to a fraction of the section height from its start, which is the sum of the heights before it. */
async function scrollTo(page: Page, fraction: number, px: number): Promise<void> {
  await page.locator('#technology').evaluate(
    (section, to) => {
      let start = 0
      for (let above = section.previousElementSibling; above; above = above.previousElementSibling) {
        start += above.getBoundingClientRect().height
      }
      const top = start + to.fraction * section.getBoundingClientRect().height + to.px
      window.scrollTo({ top: to.px < 0 ? Math.floor(top) : Math.ceil(top), behavior: 'instant' })
    },
    { fraction, px },
  )
}

async function expectShown(page: Page, shown: Shown): Promise<void> {
  await expect.poll(() => visibleParts(page)).toEqual(shown)
}

/** Returns the visible parts, or 'moving' while one is animated. */
function visibleParts(page: Page): Promise<Shown | 'moving'> {
  const layers = technology.layers.map(({ layer, title, image }) => ({ layer, title, alt: image.alt }))
  return page.locator('#technology').evaluate((section, known) => {
    const opacity = (element: Element | null): number =>
      element
        ? Number(getComputedStyle(element).opacity) * opacity(element === section ? null : element.parentElement)
        : 1
    const opacityOf = (element: Element | undefined) => (element ? opacity(element) : 0)
    const findVisible = (tag: 'img' | 'h3', name: string) =>
      [...section.querySelectorAll(tag)].find(
        (element) =>
          (element.getAttribute('alt') ?? element.textContent) === name && element.getBoundingClientRect().height > 0,
      )
    const heading = opacity(section.querySelector('h2'))
    const pictures = known.map(({ alt }) => opacityOf(findVisible('img', alt)))
    const texts = known.map(({ title }) => opacityOf(findVisible('h3', title)))
    if ([heading, ...pictures, ...texts].some((value) => value > 0.01 && value < 0.99)) return 'moving'
    const seen = (values: number[]) => known.filter((_, i) => (values[i] ?? 0) > 0.5).map(({ layer }) => layer)
    return { heading: heading > 0.5, pictures: seen(pictures), texts: seen(texts) }
  }, layers)
}
