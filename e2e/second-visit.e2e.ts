import { expect, type Page } from '@playwright/test'
import { pages } from '@network-site/site/pages'
import { fullMotion, test } from './fixtures.ts'

/** Maximum mean brightness, from 0 to 255. The pages are nearly black. */
const maxBrightness = 120

test.use(fullMotion)

for (const { path } of [pages.home, pages.mint, pages.nodes]) {
  test(`a second visit to ${path} loads from the cache without a white flash`, async ({ page }) => {
    await openAndSettle(page, path)
    const first = await assetsOf(page)
    expect(first.length).toBeGreaterThan(3)
    await page.goto('about:blank')
    const frames = await recordFrames(page, () => openAndSettle(page, path))
    expect(frames.length).toBeGreaterThan(0)
    // The first frame may still show the blank page.
    const brightness = await brightnessOf(page, frames.slice(1))
    expect(Math.max(...brightness)).toBeLessThan(maxBrightness)

    const known = new Set(first.map(({ name }) => name))
    const again = (await assetsOf(page)).filter(({ name, transferSize }) => known.has(name) && transferSize > 0)
    expect(again).toEqual([])
  })
}

/** Opens a page and waits until all its resources have loaded. */
async function openAndSettle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  await page.waitForLoadState('networkidle')
}

function assetsOf(page: Page): Promise<Array<{ name: string; transferSize: number }>> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  )
}

/** Records every frame during an action as a base64 JPEG. */
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

/** Returns the mean brightness of each frame, from 0 to 255. */
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
