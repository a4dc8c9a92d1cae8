import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startWebKitGtk } from './webkitgtk.ts'

const count = Number(process.env['COLD_STARTS'] ?? 3)
/** The first row of pixels below the address bar and the header. */
const firstScreenTop = 160
const watchedMilliseconds = 2500

for (let start = 1; start <= count; start += 1) {
  test(`cold start ${start}: paints the first screen and never hides it again`, async ({}, info) => {
    const browser = await startWebKitGtk()
    const frames: Array<{ atMilliseconds: number; contrast: number }> = []
    try {
      await browser.open(process.env['SITE_URL'] ?? '')
      const loadedAt = performance.now()
      do {
        const atMilliseconds = Math.round(performance.now() - loadedAt)
        const { channels } = await (await browser.readScreen(firstScreenTop)).stats()
        frames.push({ atMilliseconds, contrast: channels[0]?.stdev ?? 0 })
        await new Promise((resolve) => setTimeout(resolve, 30))
      } while ((frames.at(-1)?.atMilliseconds ?? 0) < watchedMilliseconds)
    } finally {
      await writeFile(info.outputPath('screen.png'), await browser.takePicture())
      await browser.stop()
    }
    // A screen of one color has no contrast.
    const painted = frames.findIndex(({ contrast }) => contrast > 20)
    expect(painted, 'the first frame with a first screen').toBeGreaterThanOrEqual(0)
    expect(frames.slice(painted).filter(({ contrast }) => contrast < 5)).toEqual([])
  })
}
