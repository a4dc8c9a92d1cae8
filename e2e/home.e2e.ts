import { expect, type Locator, type Page } from '@playwright/test'
import { contact } from '@home/site/contact'
import { controls } from '@home/site/controls'
import { downloads } from '@home/site/downloads'
import { community } from '@home/site/home/community'
import { contributor } from '@home/site/home/contributor'
import { foundation } from '@home/site/home/foundation'
import { hero } from '@home/site/home/hero'
import { node } from '@home/site/home/node'
import { ownership } from '@home/site/home/ownership'
import { technology } from '@home/site/home/technology'
import { links } from '@home/site/links'
import { partners } from '@home/site/partners'
import { journey } from './journey.ts'
import { arriveAtLivingHome } from './living-home.ts'
import { expectNewTabs, newTabAddress, standInForOutside } from './leave-site.ts'
import { arriveWith, machines } from './machines.ts'

const blocks = [
  'introducing',
  'run-a-node',
  'ownership',
  'technology',
  'foundation',
  'genesis-contributor',
  'games',
  'vanguard-league',
  'community',
]

journey.use({ viewport: { width: 1440, height: 900 } })

journey('its blocks stand in order, each through the contributors followed by a divider', async ({ page }) => {
  await page.goto('/')
  expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(blocks)
  const followed = await page.locator('main > *').evaluateAll((all) =>
    all.flatMap((block) => {
      const section = block.matches('section[id]') ? block : block.querySelector('section[id]')
      return section && block.nextElementSibling?.matches('hr') ? [section.id] : []
    }),
  )
  expect(followed).toEqual(blocks.slice(0, 6))
  for (const id of blocks) await expect(page.locator(`#${id}`)).toHaveAccessibleName(/\S/)
})

journey.describe('with its films', () => {
  journey.use({ playsFilms: true })

  journey('the hero says what the network is, over a silent film that repeats and can be stopped', async ({ page }) => {
    await page.goto('/')
    const section = page.locator('#introducing')
    await expect(section.getByRole('heading', { level: 1 })).toHaveText(hero.headline)
    for (const words of [hero.subheader, hero.body]) await expect(section.getByText(words)).toBeVisible()
    const purchase = section.getByRole('link', { name: downloads.purchaseKey })
    await expectNewTabs(purchase, [links.keySale])

    await expectSilentLoop(section.locator('video'))
    await section.getByRole('button', { name: controls.film.pause }).click()
    await expect.poll(() => isPlaying(section.locator('video'))).toBe(false)
    await section.getByRole('button', { name: controls.film.play }).click()
    await expect.poll(() => isPlaying(section.locator('video'))).toBe(true)
  })
})

journey('with reduced motion no film plays, and none is fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const films: string[] = []
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#community').evaluate((section) => section.scrollIntoView())
  await expect(page.locator('#community')).toBeInViewport()
  await expect(page.locator('main video')).toHaveCount(0)
  expect(films).toEqual([])
})

journey('the widget’s parts are stacked here', async ({ page }) => {
  // Without the film: on a busy machine it takes its time from the look-up.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveWith(page, machines.windowsChrome)
  await page.goto('/')
  const buttons = page.locator('#introducing').getByRole('link')
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).toHaveAttribute('href')
  const [first, second] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()])
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? Infinity))
})

journey.describe('the investors', () => {
  const names = partners.investors.map(({ alt }) => alt)

  journey('are seven logos listed twice, that list twice in a row, and read aloud once', async ({ page }) => {
    await page.goto('/')
    const scroller = page.getByRole('region', { name: hero.investors.title })
    expect(names).toHaveLength(7)
    const drawn = await scroller.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect(drawn).toEqual([...names, ...names, ...names, ...names])
    const read = scroller.getByRole('img')
    await expect(read).toHaveCount(7)
    for (const [i, name] of names.entries()) await expect(read.nth(i)).toHaveAccessibleName(name)
    await expect(scroller.getByRole('listitem')).toHaveCount(7)
  })

  journey('pass without end and without a seam, and stop when asked', async ({ page }) => {
    await page.goto('/')
    // They stand still until the page is alive, and are laid out list by list.
    await expect(page.locator('html')).not.toHaveAttribute('data-resting')
    await expect(page.locator('html')).not.toHaveAttribute('data-folded', 'tight')
    const scroller = page.getByRole('region', { name: hero.investors.title })
    const first = scroller.locator('img').first()
    const x = async () => first.evaluate((image) => image.getBoundingClientRect().x)
    const start = await x()
    await expect.poll(x).toBeLessThan(start)

    const { jumpPx, periodPx, repeats } = await scroller.evaluate((element) => {
      const [animation] = element.getAnimations({ subtree: true })
      const at = (share: number) => {
        if (animation) animation.currentTime = Number(animation.effect?.getTiming().duration) * share
        return [...element.querySelectorAll('img')].map((image) => image.getBoundingClientRect().x)
      }
      const [begin, end] = [at(0), at(0.999_999)]
      return {
        jumpPx: (begin[0] ?? 0) - (end[0] ?? 0),
        periodPx: (begin[14] ?? 0) - (begin[0] ?? 0),
        repeats: animation?.effect?.getTiming().iterations,
      }
    })
    expect(repeats).toBe(Infinity)
    expect(jumpPx).toBeCloseTo(periodPx, 0)

    await scroller.getByRole('button', { name: hero.investors.pause }).click()
    await page.mouse.move(0, 0)
    await expect(scroller.getByRole('button', { name: hero.investors.play })).toBeVisible()
    const stopped = await x()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(await x()).toBe(stopped)
    await scroller.getByRole('button', { name: hero.investors.play }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expect.poll(x).toBeLessThan(stopped)
  })

  journey('stand still, each once, for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const scroller = page.getByRole('region', { name: hero.investors.title })
    await expect(scroller.locator('img:visible')).toHaveCount(7)
    expect(await scroller.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })
})

journey('the node section says what a node is and offers the client', async ({ page, baseURL }) => {
  await page.goto('/')
  const section = page.locator('#run-a-node')
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(node.title)
  for (const words of [node.subtitle, node.body, node.dilemma]) await expect(section.getByText(words)).toBeVisible()
  await expect(section.getByRole('heading', { name: downloads.clientBox.title })).toBeVisible()
  await section.getByRole('link', { name: node.more }).click()
  await expect(page).toHaveURL(`${baseURL}/sentrynodes`)
})

journey('ownership, technology, foundation and contributors say all that was written for them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const written = {
    ownership: [ownership.title, ownership.body, ...ownership.promises.map(({ body }) => body)],
    technology: [
      technology.title,
      technology.body,
      ...technology.layers.flatMap((layer) => [layer.title, layer.description]),
    ],
    foundation: [foundation.title, foundation.body, ...foundation.duties.map(({ body }) => body), foundation.limit],
    'genesis-contributor': [
      contributor.title,
      contributor.body,
      ...contributor.tracks.flatMap(({ who, counts }) => [who, ...counts]),
    ],
  }
  for (const [id, sentences] of Object.entries(written)) {
    for (const words of sentences) {
      await expect(page.locator(`#${id}`).getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1)
    }
  }
  await expect(page.locator('#ownership').getByRole('rowheader')).toHaveCount(ownership.comparison.rows.length)
})

journey('contributors and community lead to the form', async ({ page }) => {
  await page.goto('/')
  const openers = [
    page.locator('#genesis-contributor').getByRole('button', { name: contributor.callToAction }),
    page.locator('#community').getByRole('button', { name: community.buildWithUs }),
  ]
  for (const opener of openers) {
    await opener.click()
    const dialog = page.getByRole('dialog', { name: contact.title })
    await expect(dialog.getByLabel(contact.emailLabel)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

journey.describe('with the league’s film', () => {
  journey.use({ playsFilms: true })

  journey('the community section leads to five places, over the league’s film', async ({ page, context, baseURL }) => {
    await standInForOutside(context, baseURL)
    await page.goto('/')
    const section = page.locator('#community')
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(community.title)
    for (const words of [community.subtitle, community.body]) await expect(section.getByText(words)).toBeVisible()
    const places = section.getByRole('listitem').getByRole('link')
    await expectNewTabs(places, [links.microblog, links.chat, links.messaging, links.questBoard, links.campaign])
    expect(await newTabAddress(page, () => places.nth(3).click())).toContain(links.questBoard)

    const films: string[] = []
    for (const id of ['vanguard-league', 'community']) {
      await page
        .locator(`#${id}`)
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const video = page.locator(`main > :has(#${id}) video`)
      await expectSilentLoop(video)
      films.push(await video.evaluate((element: HTMLVideoElement) => element.currentSrc))
    }
    expect(films[0]).toBe(films[1])
  })
})

journey.describe('the scroll position', () => {
  // The page must be alive before it is left: what it does then is done by its script.
  journey('a page that is unloaded goes to its top', async ({ page }) => {
    await arriveAtLivingHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await scrollTop(page)).toBe(0)
  })

  journey('is found again on back and forward', async ({ page, baseURL }) => {
    await arriveAtLivingHome(page)
    const more = page.getByRole('link', { name: node.more })
    await more.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(0)
    await more.click()
    await expect(page).toHaveURL(`${baseURL}/sentrynodes`)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  journey('is found again on the way back from another document', async ({ page, baseURL }) => {
    await arriveAtLivingHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.goto('/sentrynodeagreement')
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })

  journey('is found again when the browser has kept the page whole', async ({ page }) => {
    await arriveAtLivingHome(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => scrollTop(page)).toBe(1500)
    // The browser under test keeps no pages, so it is told what one that does would tell.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })
})

async function expectSilentLoop(video: Locator): Promise<void> {
  await expect.poll(() => isPlaying(video)).toBe(true)
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  })
}

function isPlaying(video: Locator): Promise<boolean> {
  return video.evaluate((element: HTMLVideoElement) => !element.paused && element.readyState >= 2)
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
