import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { artifacts, releaseLinks, type ArtifactKey } from '@home/protocol/release-links'
import { latestReleaseSchema } from '@home/protocol/release'
import { downloads } from '@home/site/downloads'
import { links } from '@home/site/links'
import { partners } from '@home/site/partners'
import { sentryGuide } from '@home/site/sentry/guide'
import { sentryLanding } from '@home/site/sentry/landing'
import { journey } from './journey.ts'
import { expectNewTabs, newTabAddress, standInForOutside } from './leave-site.ts'
import { arriveWith, machines } from './machines.ts'
import { repositoryUrl } from './repository-url.ts'

const { hero, film, benefits, resources, poweredBy } = sentryLanding
const { watch, needs, cloud, keys, questions } = sentryGuide

journey('says what it is, who powers it, why to join and where to ask', async ({ page, context, baseURL }) => {
  await standInForOutside(context, baseURL)
  await page.goto('/sentrynodes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  for (const words of [hero.subtitle, hero.body]) await expect(page.getByText(words, { exact: true })).toBeVisible()

  const powered = page.getByRole('region', { name: poweredBy })
  const logos = powered.getByRole('img')
  await expect(logos).toHaveCount(partners.poweredBy.length)
  for (const [i, { alt }] of partners.poweredBy.entries()) await expect(logos.nth(i)).toHaveAttribute('alt', alt)

  const why = page.getByRole('region', { name: benefits.title })
  await expect(why.getByRole('listitem')).toHaveText(benefits.list.map(({ title, body }) => `${title}${body}`))
  expect(benefits.list).toHaveLength(3)

  const ask = page.getByRole('region', { name: resources.title })
  await expect(ask).toContainText(`${resources.body.before} ${resources.body.docs}${resources.body.after}`)
  const buttons = ask.getByRole('listitem').getByRole('link')
  await expectNewTabs(buttons, [links.chat, links.messaging, links.docs])
  expect(await newTabAddress(page, () => buttons.first().click())).toContain(links.chat)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

journey.describe('the film', () => {
  journey('starts by itself without sound, with controls, and a click gives it its sound', async ({ page }) => {
    const video = await openFilm(page)
    await expect(video).toHaveAttribute('controls')
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
    await expect(veil(page)).toHaveCount(0)

    await video.click()
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
    expect(await isPlaying(video)).toBe(true)
  })

  journey('paused, a veil with a play icon goes on from the same place', async ({ page }) => {
    const video = await openFilm(page)
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration / 2
      element.pause()
    })
    await expect(veil(page)).toHaveAccessibleName(film.play)
    await expect(veil(page).locator('svg')).toBeVisible()

    await veil(page).click()
    await expect(veil(page)).toHaveCount(0)
    await expect.poll(() => isPlaying(video)).toBe(true)
    expect(await progress(video)).toBeGreaterThanOrEqual(0.5)
  })

  journey('ended, the veil starts it again from the beginning', async ({ page }) => {
    const video = await openFilm(page)
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration
    })
    await expect(veil(page)).toHaveAccessibleName(film.playAgain)
    await veil(page).click()
    await expect(veil(page)).toHaveCount(0)
    await expect.poll(() => isPlaying(video)).toBe(true)
    expect(await progress(video)).toBeLessThan(0.5)
  })

  journey('has captions that load, and a transcript', async ({ page }) => {
    const video = await openFilm(page)
    const track = await video.evaluate(async (element: HTMLVideoElement) => {
      const [first] = element.textTracks
      if (!first) return undefined
      first.mode = 'showing'
      const cuesLoaded = () => (first.cues?.length ?? 0) > 0
      while (!cuesLoaded()) await new Promise((resolve) => setTimeout(resolve, 50))
      return { kind: first.kind, language: first.language, label: first.label, cues: first.cues?.length ?? 0 }
    })
    expect(track).toMatchObject({ kind: 'captions', language: 'en', label: film.captionsLabel })
    expect(track?.cues).toBeGreaterThan(1)

    const transcript = page.getByText(film.transcript[0] ?? '')
    await expect(transcript).toBeHidden()
    await page.getByText(film.transcriptTitle).click()
    await expect(transcript).toBeVisible()
  })

  journey.describe('with reduced motion', () => {
    journey.use({ contextOptions: { reducedMotion: 'reduce' } })
    journey('does not start by itself, and the veil starts it', async ({ page }) => {
      await page.goto('/sentrynodes')
      const video = page.locator('main video')
      await expect(veil(page)).toHaveAccessibleName(film.play)
      expect(await isPlaying(video)).toBe(false)
      await veil(page).click()
      await expect.poll(() => isPlaying(video)).toBe(true)
    })
  })
})

journey(
  'all downloads: six files by system, each with the size and digest it really has',
  async ({ page, request }) => {
    const latest = latestReleaseSchema.parse(await (await request.get('/releases/latest')).json())
    const addresses = releaseLinks(await repositoryUrl(request), latest.tag_name)
    await page.goto('/sentrynodes')
    const section = page.locator('#all-downloads')
    const table = section.getByRole('table', { name: downloads.table.title })
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(downloads.table.columns))
    await expect(section.getByRole('status')).toContainText(latest.tag_name)

    const rows = table.locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(6)
    for (const [i, [key, file]] of Object.entries(artifacts).entries()) {
      const link = rows.nth(i).getByRole('link')
      await expect(link).toHaveText(file)
      await expect(link).toHaveAttribute('href', addresses[key as ArtifactKey])
      const content = await (await request.get(addresses[key as ArtifactKey])).body()
      await expect(rows.nth(i).locator('code')).toHaveText(createHash('sha256').update(content).digest('hex'))
      await expect(rows.nth(i).getByRole('cell').first()).toHaveText(/^\d+(\.\d)? [kM]B$/)
      expect(latest.assets.find((asset) => asset.name === file)?.size).toBe(content.length)
    }
    const systems = Object.values(downloads.table.systems)
    await expect(rows.getByRole('rowheader')).toHaveText(
      [...systems, ...systems].map((system) => new RegExp(`^${system}`)),
    )

    await expect(section.getByRole('time')).toHaveAttribute('datetime', latest.published_at ?? '')
    await expect(section.getByRole('time')).toHaveText('December 6, 2023')
    await expectNewTabs(section.getByRole('link', { name: downloads.table.releasePage }), [addresses.Github])
    for (const [system, command] of [
      ['windows', `certutil -hashfile ${artifacts.Windows} SHA256`],
      ['mac', `shasum -a 256 ${artifacts.Mac}`],
      ['linux', `sha256sum ${artifacts.Linux}`],
    ] as const) {
      const line = section.locator('dl > div').filter({ hasText: downloads.table.systems[system] })
      await expect(line.locator('code')).toHaveText(command)
    }
  },
)

journey('on a phone all downloads say where they can be had', async ({ page }) => {
  await arriveWith(page, machines.iPhone)
  await page.goto('/sentrynodes')
  const section = page.locator('#all-downloads')
  await expect(section.getByText(downloads.mobile.title)).toBeVisible()
  await expect(section.getByRole('table')).toHaveCount(0)
})

journey(
  'then tells an operator what it does, needs, earns and how to run it in the cloud',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/sentrynodes')

    const does = page.locator('#what-it-does')
    await expect(does.getByRole('heading', { name: watch.title })).toBeVisible()
    await expect(does.getByRole('img', { name: watch.figureLabel })).toBeVisible()
    await expect(does.locator('ol').getByRole('heading')).toContainText(watch.steps.map(({ title }) => title))
    await expect(does.getByRole('heading', { name: watch.dilemma.title })).toBeVisible()

    const table = page.locator('#what-it-needs').getByRole('table')
    await expect(table.getByRole('rowheader')).toHaveText(needs.rows.map(({ part }) => part))

    const inCloud = page.locator('#in-the-cloud')
    for (const [i, { command }] of cloud.steps.entries()) {
      const step = inCloud.locator('ol > li').nth(i)
      const copy = step.getByRole('button')
      await expect(copy).toHaveText(cloud.copy)
      await copy.click()
      await expect(copy).toHaveText(cloud.copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
    }

    await expect(page.locator('#keys-and-rewards').getByRole('heading', { level: 3 })).toHaveText(
      keys.points.map(({ title }) => title),
    )

    for (const { question, answer } of questions.list) {
      await expect(page.getByText(answer)).toBeHidden()
      await page.getByRole('heading', { name: question }).click()
      await expect(page.getByText(answer)).toBeVisible()
    }
  },
)

/** Opens the page and waits until the film plays. */
async function openFilm(page: Page): Promise<Locator> {
  await page.goto('/sentrynodes')
  const video = page.locator('main video')
  await expect.poll(() => isPlaying(video)).toBe(true)
  return video
}

function veil(page: Page): Locator {
  return page.locator('figure').getByRole('button')
}

function isPlaying(video: Locator): Promise<boolean> {
  return video.evaluate((element: HTMLVideoElement) => !element.paused && !element.ended && element.readyState >= 2)
}

/** How far the film is, from 0 to 1. */
function progress(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => element.currentTime / element.duration)
}
