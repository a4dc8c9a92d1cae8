import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const house = join(import.meta.dirname, '..')
const committed = join(house, 'site/media')
const portrait = 7

test('logos and a portrait drawn anew are the committed ones', async ({ page }) => {
  // Seconds on an idle machine; a software renderer shares what a busy one has left.
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'house media '))
  await promisify(execFile)(
    process.execPath,
    ['tools/media/draw.ts', 'brand', 'portraits', `--only=${portrait}`, `--to=${folder}`],
    { cwd: house },
  )
  for (const path of ['brand/lockup.svg', 'icons/favicon.svg', 'partners/calder-vane.svg']) {
    expect(await readFile(join(folder, path), 'utf8')).toBe(await readFile(join(committed, path), 'utf8'))
  }
  const path = `mint-nft-pfps/${portrait}-320.avif`
  const anew = await asUrl(join(folder, path))
  const before = await asUrl(join(committed, path))
  // Another graphics driver rounds differently: a level in 255 on average is nothing, another helm is dozens.
  expect(await page.evaluate(differenceOf, { anew, before })).toBeLessThan(1)
  const other = await asUrl(join(committed, `mint-nft-pfps/${portrait + 1}-320.avif`))
  expect(await page.evaluate(differenceOf, { anew, before: other })).toBeGreaterThan(20)
  await rm(folder, { recursive: true })
})

async function asUrl(file: string): Promise<string> {
  return `data:image/avif;base64,${(await readFile(file)).toString('base64')}`
}

/** Runs in the page: how far two pictures are apart, in levels of 255, on average. */
async function differenceOf({ anew, before }: { anew: string; before: string }): Promise<number> {
  const [one, two] = await Promise.all(
    [anew, before].map(async (url) => {
      const picture = new Image()
      picture.src = url
      await picture.decode()
      const brush = new OffscreenCanvas(picture.width, picture.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D
      brush.drawImage(picture, 0, 0)
      return brush.getImageData(0, 0, picture.width, picture.height).data
    }),
  )
  if (!one || !two || one.length !== two.length) return 255
  return one.reduce((sum, level, index) => sum + Math.abs(level - (two[index] ?? 0)), 0) / one.length
}
