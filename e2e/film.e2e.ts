import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { community, hero, league } from '@network-site/site/home-page'
import { pages } from '@network-site/site/pages'
import { type Film, nodesLanding } from '@network-site/site/nodes-page'
import { paths } from '@network-site/site/paths'
import { fullMotion, reducedMotion, test } from './fixtures.ts'
import { noteRest, readRest } from './page-load.ts'
import { isPlaying } from './page-steps.ts'

test.use({ playsFilms: true, ...fullMotion })

test.skip(!nodesLanding.film, 'this network has no film')
const film = nodesLanding.film as Film
/** How far above its lower edge Chromium draws a film's timeline. */
const timelineAbovePx = 17

test.describe('the film', () => {
  test('starts by itself without sound, and does what its controls and its overlay say', async ({ page }) => {
    const video = await openFilm(page)
    await expect(video).toHaveAttribute('controls')
    expect(await isMuted(video)).toBe(true)
    await expect(overlay(page)).toHaveCount(0)
    await expect(soundHint(page)).toBeVisible()

    await test.step('its timeline can be used, playing and paused, without a sound being switched on', async () => {
      const seekTo = async (share: number) => {
        const box = await video.boundingBox()
        if (!box) throw new Error('the film has no place on the page')
        const y = box.y + box.height - timelineAbovePx
        await page.mouse.move(box.x + box.width / 2, y)
        await page.mouse.click(box.x + box.width * share, y)
      }
      await video.scrollIntoViewIfNeeded()
      await seekTo(0.6)
      await expect.poll(() => progress(video)).toBeGreaterThan(0.5)
      await expect.poll(() => isPlaying(video)).toBe(true)
      await expect(overlay(page)).toHaveCount(0)
      expect(await isMuted(video)).toBe(true)

      await video.evaluate((element: HTMLVideoElement) => element.pause())
      await expect(overlay(page)).toBeVisible()
      await seekTo(0.25)
      await expect.poll(() => progress(video)).toBeLessThan(0.35)
      await expect(overlay(page)).toBeVisible()
      expect(await isMuted(video)).toBe(true)
    })

    await test.step('paused, an overlay with a play icon goes on from the same place', async () => {
      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration / 2
      })
      await expect(overlay(page)).toHaveAccessibleName(film.play)
      await expect(overlay(page).locator('svg')).toBeVisible()
      await overlay(page).click()
      await expect(overlay(page)).toHaveCount(0)
      await expect.poll(() => isPlaying(video)).toBe(true)
      expect(await progress(video)).toBeGreaterThanOrEqual(0.5)
    })

    await test.step('ended, the overlay starts it again from the beginning', async () => {
      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration
      })
      await expect(overlay(page)).toHaveAccessibleName(film.playAgain)
      await overlay(page).click()
      await expect(overlay(page)).toHaveCount(0)
      await expect.poll(() => isPlaying(video)).toBe(true)
      expect(await progress(video)).toBeLessThan(0.5)
    })

    await test.step('by keyboard it is paused and set going, and the focus is never lost', async () => {
      await video.focus()
      await page.keyboard.press('Space')
      await expect(overlay(page)).toHaveAccessibleName(film.play)
      expect(await isPlaying(video)).toBe(false)
      await overlay(page).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => isPlaying(video)).toBe(true)
      await expect(overlay(page)).toHaveCount(0)
      await expect(video).toBeFocused()
    })

    await test.step('a click gives it its sound; with that on, a click pauses it', async () => {
      expect(await isMuted(video)).toBe(true)
      await video.click()
      await expect.poll(() => isMuted(video)).toBe(false)
      expect(await isPlaying(video)).toBe(true)
      await expect(soundHint(page)).toHaveCount(0)
      await video.click()
      await expect(overlay(page)).toHaveAccessibleName(film.play)
      expect(await isPlaying(video)).toBe(false)
      expect(await isMuted(video)).toBe(false)
    })

    await test.step('it has captions that load, and a transcript', async () => {
      const track = await video.evaluate(async (element: HTMLVideoElement) => {
        const [first] = element.textTracks
        const file = element.querySelector('track')
        if (!first || !file) return undefined
        const loaded = new Promise((resolve) => file.addEventListener('load', resolve))
        first.mode = 'showing'
        if (file.readyState !== HTMLTrackElement.prototype.LOADED) await loaded
        return { kind: first.kind, language: first.language, label: first.label, cues: first.cues?.length ?? 0 }
      })
      expect(track).toMatchObject({ kind: 'captions', language: 'en', label: film.captionsLabel })
      expect(track?.cues).toBeGreaterThan(1)

      const transcript = page.getByText(film.transcript[0] ?? '')
      await expect(transcript).toBeHidden()
      await page.getByText(film.transcriptTitle).click()
      await expect(transcript).toBeVisible()
    })
  })

  test('for those who save data nothing is fetched until they ask for it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await expectToWait(page)
  })

  test.describe('with reduced motion', () => {
    test.use(reducedMotion)
    test('does not start by itself, and the overlay starts it', async ({ page }) => expectToWait(page))
  })
})

/** The cuts for wide screens. */
const largeCuts = [hero.backdrop.film, league.backdrop.film, community.backdrop.film, film].flatMap((cut) =>
  cut ? [cut.webm, cut.mp4] : [],
)

for (const [held, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  for (const { path } of [pages.home, pages.nodes]) {
    test(`a phone held ${held} gets no film of ${path} before the page is at rest, and no large cut`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(noteRest)
      const films: Request[] = []
      page.on('response', (response) => response.request().resourceType() === 'media' && films.push(response.request()))
      await page.goto(path)
      // Each is fetched when it comes near.
      for (const video of await page.locator('main').locator('video, picture').all()) {
        await video.scrollIntoViewIfNeeded()
      }
      await expect.poll(() => films.length).toBeGreaterThan(0)
      const restedAt = await readRest(page)
      for (const request of films) {
        expect(request.timing().startTime).toBeGreaterThanOrEqual(restedAt)
        expect(largeCuts).not.toContain(new URL(request.url()).pathname)
      }
    })
  }
}

/** Expects the film to stand still behind its poster, and to play when the overlay is pressed. */
async function expectToWait(page: Page): Promise<void> {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'media' && fetched.push(request.url()))
  await page.goto(paths.nodes, { waitUntil: 'networkidle' })
  const video = page.locator('main video')
  await expect(overlay(page)).toHaveAccessibleName(film.play)
  await expect(video).toHaveAttribute('poster', film.poster)
  expect(await isPlaying(video)).toBe(false)
  expect(fetched).toEqual([])
  await overlay(page).click()
  await expect.poll(() => isPlaying(video)).toBe(true)
}

/** Opens the page and waits until the film plays. */
async function openFilm(page: Page): Promise<Locator> {
  await page.goto(paths.nodes)
  const video = page.locator('main video')
  // Fetching and decoding it takes time on a busy machine.
  await expect.poll(() => isPlaying(video), { timeout: 30_000 }).toBe(true)
  return video
}

function overlay(page: Page): Locator {
  return page.locator('figure').getByRole('button')
}

function soundHint(page: Page): Locator {
  return page.locator('figure').getByText(film.soundHint)
}

function isMuted(video: Locator): Promise<boolean> {
  return video.evaluate((element: HTMLVideoElement) => element.muted)
}

/** How far the film is, from 0 to 1. */
function progress(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => element.currentTime / element.duration)
}
