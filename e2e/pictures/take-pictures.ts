import { join } from 'node:path'
import { pages } from '@network-site/site/pages'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

const size = { width: 1440, height: 900 }

type Picture = { name: string; path: string; section?: string }
type PictureOptions = { browser: Browser; url: string; folder: string; pictures: Picture[] }

/** The pages of this network. */
export const ownPictures: Picture[] = [
  { name: 'home', path: pages.home.path },
  { name: 'games', path: pages.home.path, section: '#games' },
  { name: 'node', path: pages.nodes.path },
]

/** The landing page that `npm run new-network` writes. */
export const newNetworkPictures: Picture[] = [{ name: 'new-network', path: pages.home.path }]

/** Takes screenshots of the pages at desktop size and returns the files. */
export async function takePictures({ browser, url, folder, pictures }: PictureOptions): Promise<string[]> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const files: string[] = []
  for (const { name, path, section } of pictures) {
    const page = await context.newPage()
    await page.goto(url + path, { waitUntil: 'networkidle' })
    if (section) await page.locator(section).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await picturesDecoded(page)
    const file = join(folder, `${name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toFile(file)
    files.push(file)
    await page.close()
  }
  await context.close()
  return files
}

/** Waits until the visible images and the fonts are ready. */
export async function picturesDecoded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const visible = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
  })
}
