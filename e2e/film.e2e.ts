import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { community, hero, league } from '@network-site/site/home-page'
import { pages } from '@network-site/site/pages'
import { type Film, nodesLanding } from '@network-site/site/nodes-page'
import { paths } from '@network-site/site/paths'
import { fullMotion, reducedMotion, test } from './fixtures.ts'
import { recordIdle, idleTime } from './page-load.ts'
import { isPlaying } from './page-steps.ts'

test.use({ playsFilms: true, ...fullMotion })

test.skip(!nodesLanding.film, 'this network has no film')
const film = nodesLanding.film as Film
/** Distance of Chromium's video timeline from the lower edge. */
const timelineAbovePx = 17

test.describe('the film', () => {
  test('plays automatically without sound and responds to its controls and overlay', async ({ page }) => {
    const video = await openFilm(page)
    await expect(video).toHaveAttribute('controls')
    expect(await isMuted(video)).toBe(true)
    await expect(overlay(page)).toHaveCount(0)
    await expect(soundHint(page)).toBeVisible()

    await test.step('seeks while playing and paused, without unmuting', async () => {
      const seekTo = async (share: number) => {
        const box = await video.boundingBox()
        if (!box) throw new Error('the film is not visible')
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

    await test.step('resumes from the same position with the overlay', async () => {
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

    await test.step('restarts from the beginning after the end with the overlay', async () => {
      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration
      })
      await expect(overlay(page)).toHaveAccessibleName(film.playAgain)
      await overlay(page).click()
      await expect(overlay(page)).toHaveCount(0)
      await expect.poll(() => isPlaying(video)).toBe(true)
      expect(await progress(video)).toBeLessThan(0.5)
    })

    await test.step('pauses and plays by keyboard without losing focus', async () => {
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

    await test.step('unmutes on the first click and pauses on the second', async () => {
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

    await test.step('has captions and a transcript', async () => {
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

  test('downloads nothing with data saver on until the visitor presses play', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await expectPlaysOnRequest(page)
  })

  test.describe('with reduced motion', () => {
    test.use(reducedMotion)
    test('does not play until the overlay is pressed', async ({ page }) => expectPlaysOnRequest(page))
  })
})

const largeCuts = [hero.backdrop.film, league.backdrop.film, community.backdrop.film, film].flatMap((cut) =>
  cut ? [cut.webm, cut.mp4] : [],
)

for (const [orientation, viewport] of [
  ['in portrait', { width: 390, height: 844 }],
  ['in landscape', { width: 844, height: 390 }],
] as const) {
  for (const { path } of [pages.home, pages.nodes]) {
    test(`a phone ${orientation} downloads only small films on ${path}, once the page is idle`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(recordIdle)
      const films: Request[] = []
      page.on('response', (response) => response.request().resourceType() === 'media' && films.push(response.request()))
      await page.goto(path)
      // Each film loads when it is near the viewport.
      for (const video of await page.locator('main').locator('video, picture').all()) {
        await video.scrollIntoViewIfNeeded()
      }
      await expect.poll(() => films.length).toBeGreaterThan(0)
      const idleAt = await idleTime(page)
      for (const request of films) {
        expect(request.timing().startTime).toBeGreaterThanOrEqual(idleAt)
        expect(largeCuts).not.toContain(new URL(request.url()).pathname)
      }
    })
  }
}

/** Expects the film to show its poster until the overlay is pressed. */
async function expectPlaysOnRequest(page: Page): Promise<void> {
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

async function openFilm(page: Page): Promise<Locator> {
  await page.goto(paths.nodes)
  const video = page.locator('main video')
  // Downloading and decoding take time on a busy machine.
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

/** Returns the playback position from 0 to 1. */
function progress(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => element.currentTime / element.duration)
}
