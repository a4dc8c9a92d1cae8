import { expect, type Locator, type Page } from '@playwright/test'
import { games } from '@network-site/site/games'
import { league } from '@network-site/site/home-page'
import { fullMotion, test } from './fixtures.ts'
import { expectNewTabs, newTabAddress, swipe } from './page-steps.ts'

const gameLinks = games.list.flatMap(({ link }) => (link ? [link] : []))

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('shows five games in a grid: four with links, the fifth coming soon', async ({ page, stubOrigin }) => {
    await stubOrigin(gameLinks[0] ?? '')
    await page.goto('/')
    const section = page.locator('#games')
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(games.title)
    for (const words of [games.subtitle, games.body]) await expect(section.getByText(words)).toBeVisible()
    const cards = section.getByRole('article')
    await expect(cards).toHaveCount(5)
    for (const [i, { title, body, keyArt }] of games.list.entries()) {
      const card = cards.nth(i)
      await card.scrollIntoViewIfNeeded()
      await expect(card.getByRole('heading')).toHaveText(title)
      await expect(card.getByRole('heading').locator('svg, img')).toBeVisible()
      await expect(card.getByText(body)).toBeVisible()
      const art = card.getByRole('img', { name: keyArt.alt })
      await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    const tops = new Set(
      await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top))),
    )
    expect(tops.size).toBeLessThan(5)

    await expectNewTabs(section.getByRole('link', { name: games.learnMore }), gameLinks)
    expect(gameLinks).toHaveLength(4)
    const fifth = cards.nth(4)
    await expect(fifth.getByRole('button', { name: games.comingSoon })).toBeDisabled()
    await expect(fifth.locator('a')).toHaveCount(0)
    const address = await newTabAddress(page, () => cards.first().getByRole('link', { name: games.learnMore }).click())
    expect(address).toContain(gameLinks[0])
    await expect(carousel(page, games.carouselLabel)).toHaveCount(0)

    await test.step('shows the league’s three features in a list', async () => {
      const place = page.locator('#vanguard-league')
      await expect(place.getByRole('heading', { level: 2 })).toHaveText(league.title)
      await expect(place.getByRole('img', { name: league.image.alt })).toBeVisible()
      const features = league.features.map(({ title, body }) => `${title}${body}`)
      await expect(place.getByRole('listitem')).toHaveText(features)
      expect(league.features).toHaveLength(3)
      await expect(carousel(page, league.carouselLabel)).toHaveCount(0)
    })
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...fullMotion })

  test('shows the games as a carousel that follows a finger after 30 pixels', async ({ page, stubOrigin }) => {
    await stubOrigin(gameLinks[0] ?? '')
    await page.goto('/')
    const slides = await readyCarousel(page, games.carouselLabel, 5)
    await expect(slides.dots).toHaveCount(5)
    // The dots are the only controls.
    await expect(slides.region.getByRole('button').and(slides.region.locator(':not(article *)'))).toHaveCount(5)
    await expect(page.locator('#games').getByRole('article')).toHaveCount(1)

    await swipe(page, await middleOf(slides.current), {
      byPx: -29,
      beforeLifting: async () => expect(await offsetOf(slides.current)).toBe(0),
    })
    await expectSlide(slides, 0)

    await swipe(page, await middleOf(slides.current), {
      byPx: -90,
      beforeLifting: () => expect.poll(() => offsetOf(slides.current)).toBe(-60),
    })
    await expectSlide(slides, 1)
    await expect(slides.current.getByRole('heading')).toHaveText(games.list[1]?.title ?? '')

    await swipe(page, await middleOf(slides.current), { byPx: 90 })
    await expectSlide(slides, 0)
    for (const i of [3, 4, 2]) {
      await slides.dots.nth(i).tap()
      await expectSlide(slides, i)
      await expect(slides.current.getByRole('heading')).toHaveText(games.list[i]?.title ?? '')
    }

    await test.step('a tap right after a quick swipe works', async () => {
      const from = await middleOf(slides.current)
      const firstDot = await middleOf(slides.dots.nth(0))
      await swipe(page, from, { byPx: -160 })
      await page.touchscreen.tap(firstDot.x, firstDot.y)
      await expectSlide(slides, 0)
    })

    await test.step('a tap on the key art opens the game, a swipe across it does not', async () => {
      const art = slides.current.getByRole('img')
      expect(await newTabAddress(page, () => art.tap())).toContain(gameLinks[0])
      let tabs = 0
      page.on('popup', () => (tabs += 1))
      await swipe(page, await middleOf(art), { byPx: -80 })
      await expectSlide(slides, 1)
      // The fifth game has no link.
      await slides.dots.nth(4).tap()
      await expectSlide(slides, 4)
      await slides.current.getByRole('img').tap()
      await expect(slides.current.getByRole('button', { name: games.comingSoon })).toBeDisabled()
      await expect(slides.current.locator('a')).toHaveCount(0)
      expect(tabs).toBe(0)
    })
  })

  test('rotates the league’s features every four seconds in a loop', async ({ page }) => {
    await page.clock.install({ time: new Date('2024-01-01T00:00:00Z') })
    await page.goto('/')
    const slides = await readyCarousel(page, league.carouselLabel, 3)
    await expect(slides.region.getByRole('button')).toHaveCount(4)
    await page.clock.pauseAt(new Date('2024-01-01T01:00:00Z'))

    await untilNextTurn(page, slides)
    for (let turn = 0; turn < 4; turn++) {
      const before = await indexOf(slides)
      await page.clock.runFor(3800)
      expect(await indexOf(slides)).toBe(before)
      await page.clock.runFor(400)
      await expectSlide(slides, (before + 1) % 3)
    }

    const stopped = await indexOf(slides)
    await slides.region.locator('button:not(li button)').tap()
    await page.clock.runFor(20_000)
    expect(await indexOf(slides)).toBe(stopped)
  })

  test('lets visitors swipe past the last league feature', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const slides = await readyCarousel(page, league.carouselLabel, 3)
    await swipe(page, await middleOf(slides.current), { byPx: -29 })
    await expectSlide(slides, 0)
    for (const i of [1, 2, 0]) {
      await swipe(page, await middleOf(slides.current), { byPx: -60 })
      await expectSlide(slides, i)
    }
    await swipe(page, await middleOf(slides.current), { byPx: 60 })
    await expectSlide(slides, 2)
  })
})

type Slides = Record<'region' | 'current' | 'dots', Locator>

function carousel(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label, exact: true })
}

/** Scrolls the carousel into view and waits until it is hydrated. */
async function readyCarousel(page: Page, label: string, count: number): Promise<Slides> {
  const region = carousel(page, label)
  await region.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const slides = region.locator('[aria-roledescription=slide]')
  await expect(slides).toHaveCount(count)
  await expect(region.locator('[aria-roledescription=slide][inert]')).toHaveCount(count - 1)
  return {
    region,
    current: region.locator('[aria-roledescription=slide]:not([inert])'),
    dots: region.locator('ul[aria-label] button'),
  }
}

async function indexOf({ dots }: Slides): Promise<number> {
  return dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
}

async function expectSlide(slides: Slides, index: number): Promise<void> {
  await expect.poll(() => indexOf(slides)).toBe(index)
  await expect(slides.current).toHaveCount(1)
  // A moving slide cannot be swiped from its middle.
  await expect.poll(() => slides.current.evaluate((slide) => slide.getAnimations().length)).toBe(0)
}

async function untilNextTurn(page: Page, slides: Slides): Promise<void> {
  const before = await indexOf(slides)
  for (let waitedMs = 0; waitedMs <= 4200; waitedMs += 200) {
    if ((await indexOf(slides)) !== before) return
    await page.clock.runFor(200)
  }
  throw new Error('the carousel did not advance within four seconds')
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function offsetOf(slide: Locator): Promise<number> {
  return slide.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e)
}
