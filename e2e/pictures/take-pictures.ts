import { join } from 'node:path'
import { pages } from '@network-site/site/pages'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

const size = { width: 1440, height: 900 }

/** File name, page, and section of each screenshot. */
const pictures = [
  { name: 'home', path: pages.home.path, top: '' },
  { name: 'games', path: pages.home.path, top: '#games' },
  { name: 'node', path: pages.nodes.path, top: '' },
]

type PictureOptions = { browser: Browser; url: string; folder: string }

/** Takes screenshots of the pages at desktop size and returns the files. */
export async function takePictures({ browser, url, folder }: PictureOptions): Promise<string[]> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const files: string[] = []
  for (const { name, path, top } of pictures) {
    const page = await context.newPage()
    await page.goto(url + path, { waitUntil: 'networkidle' })
    if (top) await page.locator(top).evaluate((section) => section.scrollIntoView({ block: 'start' }))
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
