import { expect, type Locator } from '@playwright/test'
import { contact } from '@network-site/site/contact-words'
import { controls } from '@network-site/site/site-chrome'
import { downloads } from '@network-site/site/downloads'
import { community, contributor, foundation, hero, node, ownership, technology } from '@network-site/site/home-page'
import { links } from '@network-site/site/brand'
import { paths } from '@network-site/site/paths'
import { fullMotion, test } from './fixtures.ts'
import { expectNewTabs, isPlaying, newTabAddress } from './page-steps.ts'
import { emulateDevice, devices } from './devices.ts'
import { expectReadableOverImages } from './text-contrast.ts'

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

test.use({ viewport: { width: 1440, height: 900 } })

test('shows all sections in order with their full copy', async ({ page, baseURL }) => {
  const films: string[] = []
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(blocks)
  const withDivider = await page.locator('main > :not([hidden])').evaluateAll((all) =>
    all.flatMap((block, index) => {
      const section = block.matches('section[id]') ? block : block.querySelector('section[id]')
      return section && all[index + 1]?.matches('hr') ? [section.id] : []
    }),
  )
  // The first six sections are followed by a divider.
  expect(withDivider).toEqual(blocks.slice(0, 6))
  for (const id of blocks) await expect(page.locator(`#${id}`)).toHaveAccessibleName(/\S/)

  await test.step('shows ownership, technology, foundation, and contributors', async () => {
    const copy = {
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
    for (const [id, sentences] of Object.entries(copy)) {
      for (const words of sentences) {
        await expect(page.locator(`#${id}`).getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1)
      }
    }
    await expect(page.locator('#ownership').getByRole('rowheader')).toHaveCount(ownership.comparison.rows.length)
  })

  await test.step('downloads and plays no film with reduced motion', async () => {
    await page.locator('#community').evaluate((section) => section.scrollIntoView())
    await expect(page.locator('#community')).toBeInViewport()
    await expect(page.locator('main video')).toHaveCount(0)
    expect(films).toEqual([])
  })

  await test.step('opens the form from contributors and community', async () => {
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

  await test.step('explains the node, offers the client, and links to the node page', async () => {
    const section = page.locator('#run-a-node')
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(node.title)
    for (const words of [node.subtitle, node.body, node.dilemma]) await expect(section.getByText(words)).toBeVisible()
    await expect(section.getByRole('heading', { name: downloads.clientBox.title })).toBeVisible()
    await section.getByRole('link', { name: node.more }).click()
    await expect(page).toHaveURL(`${baseURL}${paths.nodes}`)
  })
})

test('stacks the widget’s buttons', async ({ page }) => {
  await emulateDevice(page, devices.windowsChrome)
  await page.goto('/')
  const buttons = page.locator('#introducing').getByRole('link')
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).toHaveAttribute('href')
  const [first, second] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()])
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? Infinity))
})

test.describe('with its films', () => {
  test.use({ playsFilms: true, ...fullMotion })

  test('plays silent looping films behind hero, league, and community', async ({ page, stubOrigin }) => {
    await stubOrigin(links.questBoard)
    await page.goto('/')
    await test.step('shows the hero copy and controls its film', async () => {
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

    await test.step('links five communities over the league’s film', async () => {
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
})

async function expectSilentLoop(video: Locator): Promise<void> {
  await expect.poll(() => isPlaying(video)).toBe(true)
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  })
}

test('has readable text over images on phones, tablets, and desktops', async ({ page }) => {
  const [phone, tablet, desktop, wide] = [390, 768, 1440, 2560]
  const places = [
    { path: paths.home, section: '#introducing', widths: [phone, tablet, desktop, wide] },
    { path: paths.home, section: '#vanguard-league', widths: [phone, desktop] },
    { path: paths.home, section: '#community', widths: [phone, desktop] },
    { path: paths.nodes, section: '.nodes-hero', widths: [phone, desktop] },
  ]
  for (const { path, section, widths } of places) {
    await page.goto(path)
    await page.locator(section).scrollIntoViewIfNeeded()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`${section} at ${width} px`, () => expectReadableOverImages(page.locator(section)))
    }
  }
})
