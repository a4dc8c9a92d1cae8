import { expect, type Page } from '@playwright/test'
import { pages } from '@network-site/site/pages'
import { fullMotion, test } from './fixtures.ts'

/** Of 255. The page is nearly black, and no picture of it is brighter on the whole. */
const brightest = 120

test.use(fullMotion)

for (const { path } of [pages.home, pages.mint, pages.nodes]) {
  test(`a second visit to ${path} comes from the cache and shows no white frame`, async ({ page }) => {
    await openAtRest(page, path)
    const first = await assetsOf(page)
    expect(first.length).toBeGreaterThan(3)
    await page.goto('about:blank')
    const frames = await recordFrames(page, () => openAtRest(page, path))
    expect(frames.length).toBeGreaterThan(0)
    // The first may still be of the empty page before.
    const brightness = await brightnessOf(page, frames.slice(1))
    expect(Math.max(...brightness)).toBeLessThan(brightest)

    const known = new Set(first.map(({ name }) => name))
    const again = (await assetsOf(page)).filter(({ name, transferSize }) => known.has(name) && transferSize > 0)
    expect(again).toEqual([])
  })
}

/** Opens a page and waits for all it asks for: its scripts come after what is first seen, which may take a while. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  await page.waitForLoadState('networkidle')
}

/** The built files that a page has asked for, and what of each came over the network. */
function assetsOf(page: Page): Promise<Array<{ name: string; transferSize: number }>> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  )
}

/** What the screen showed meanwhile: a JPEG of every frame, in base64. */
async function recordFrames(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const frames: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 400, maxHeight: 400 })
  await act()
  await devtools.send('Page.stopScreencast')
  return frames
}

/** The mean brightness of each picture, from 0 to 255. */
function brightnessOf(page: Page, frames: string[]): Promise<number[]> {
  return page.evaluate(
    (pictures) =>
      Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          if (!context) throw new Error('no canvas')
          context.drawImage(bitmap, 0, 0)
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
          return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / ((data.length / 4) * 3)
        }),
      ),
    frames,
  )
}
