import { tokenMetadataSchema } from '@home/protocol/token-metadata'
import { pages } from '@home/site/pages'
import { expect, type Page } from '@playwright/test'
import { startMediaHost, type MediaHost } from './media-host.ts'
import { ownSiteJourney } from './own-site.ts'

let host: MediaHost
const folder = '/network/media'
const journey = ownSiteJourney(async () => {
  host = await startMediaHost(folder)
  // With a slash at the end, as people write it.
  return { MEDIA_BASE_URL: `${host.url}${folder}/` }
})

journey.use({ playsFilms: true })

journey.afterAll(() => host.close())

/** What stays with the page: its code, and what browsers refuse from another origin: sheets of icons, captions. */
const ownMedia = /^\/(assets\/|icons\/|video\/[\w-]+\.vtt$)/
const media = /\.(avif|webp|png|jpe?g|svg|mp4|webm|vtt|ico)$/

for (const { path, picture } of [pages.home, pages.sentryNodes, pages.vanguardMint, pages.viewMint]) {
  journey(`${path} takes its pictures and films from the host that is set`, async ({ page, site, complaints }) => {
    const fromHere: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin === site.url && media.test(url.pathname)) fromHere.push(url.pathname)
    })
    await page.goto(path)
    await lookAtEverything(page)
    expect(await brokenPictures(page)).toEqual([])
    const shared = page.locator('meta[property="og:image"]')
    await expect(shared).toHaveAttribute('content', `${host.url}${folder}${picture.src}`)

    expect(host.missed()).toEqual([])
    expect(fromHere.filter((asked) => !ownMedia.test(asked))).toEqual([])
    // Nothing else was complained of: no policy was broken, nobody else was asked.
    expect([...new Set(complaints)]).toEqual([`asked ${host.url}`])
    complaints.length = 0
  })
}

journey('the films play from there too', async ({ page, complaints }) => {
  await page.goto('/')
  const film = page.locator('#introducing video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(`${host.url}${folder}/video/`)
  expect([...new Set(complaints)]).toEqual([`asked ${host.url}`])
  complaints.length = 0
})

journey('wallets far away are told the same host', async ({ request }) => {
  const { image } = tokenMetadataSchema.parse(await (await request.get('/metadata/7.json')).json())
  expect(image).toBe(`${host.url}${folder}/mint-nft-pfps/7.png`)
  const answer = await request.get(image)
  expect(answer.status()).toBe(200)
})

/** Asks for every picture at once, also those far down the page, and waits until each has come or failed. */
async function lookAtEverything(page: Page): Promise<void> {
  const unfinished = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
      return [...document.images].filter((picture) => !picture.complete).length
    })
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0)
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc),
  )
}
