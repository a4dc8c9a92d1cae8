import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brand } from '@network-site/site/brand'
import { partners } from '@network-site/site/partners'
import { collectionItems } from '@network-site/site/collection-items'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

const repositoryRoot = join(import.meta.dirname, '..')
const committed = join(repositoryRoot, 'site/media')
const portrait = 7
/** In color levels from 0 to 255. */
const worstTileLimit = 8

/** Other networks may use different portraits; ours have a livery. */
const isPainted = collectionItems.every(({ traits }) => traits.some(({ trait_type }) => trait_type === 'Livery'))

test('redrawn logos match the committed ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media '))
  await promisify(execFile)(process.execPath, ['art/draw.ts', 'brand', `--to=${folder}`], { cwd: repositoryRoot })
  for (const path of [brand.logo.src, '/icons/favicon.svg', ...partners.investors.map(({ url }) => url)]) {
    expect(await readFile(join(folder, path), 'utf8')).toBe(await readFile(join(committed, path), 'utf8'))
  }
  await rm(folder, { recursive: true })
})

test('a redrawn portrait matches the committed one', async ({ page }) => {
  test.skip(!isPainted, 'this network does not use art/portraits')
  // Software rendering takes minutes on a busy machine.
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'media '))
  await promisify(execFile)(process.execPath, ['art/draw.ts', 'portraits', `--only=${portrait}`, `--to=${folder}`], {
    cwd: repositoryRoot,
  })
  const path = `mint-nft-pfps/${portrait}-320.avif`
  const redrawn = await asUrl(join(folder, path))
  const before = await asUrl(join(committed, path))
  // Rounding differs between processors, by up to 1.5 levels on average so far.
  const same = await page.evaluate(differenceOf, { redrawn, before })
  expect(same.mean).toBeLessThan(2)
  expect(same.worstTile).toBeLessThan(worstTileLimit)
  // The limits detect another portrait, and a patch of one.
  const other = await asUrl(join(committed, `mint-nft-pfps/${portrait + 1}-320.avif`))
  expect((await page.evaluate(differenceOf, { redrawn, before: other })).mean).toBeGreaterThan(20)
  const patched = await page.evaluate(differenceOf, { redrawn, before, patch: other })
  expect(patched.worstTile).toBeGreaterThan(worstTileLimit)
  await rm(folder, { recursive: true })
})

async function asUrl(file: string): Promise<string> {
  return `data:image/avif;base64,${(await readFile(file)).toString('base64')}`
}

type Compared = { redrawn: string; before: string; patch?: string }

/**
 * Runs in the page: returns the mean color difference of two images, overall and in the worst of 8 × 8 tiles. A patch is
 * first drawn over the middle tenth of the second image.
 */
async function differenceOf({ redrawn, before, patch }: Compared): Promise<{ mean: number; worstTile: number }> {
  const load = async (url: string) => {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  }
  const draw = async (url: string, over?: string) => {
    const picture = await load(url)
    const { width, height } = picture
    const brush = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    brush.drawImage(picture, 0, 0)
    const [x, y, w, h] = [width * 0.45, height * 0.45, width * 0.1, height * 0.1]
    if (over) brush.drawImage(await load(over), x, y, w, h, x, y, w, h)
    return brush.getImageData(0, 0, width, height)
  }
  const [one, two] = [await draw(redrawn), await draw(before, patch)]
  if (one.width !== two.width || one.height !== two.height) return { mean: 255, worstTile: 255 }
  const sums = Array.from({ length: 64 }, () => 0)
  for (const [index, level] of one.data.entries()) {
    const pixel = index >> 2
    const column = Math.floor(((pixel % one.width) * 8) / one.width)
    const row = Math.floor((Math.floor(pixel / one.width) * 8) / one.height)
    const tile = row * 8 + column
    sums[tile] = (sums[tile] ?? 0) + Math.abs(level - (two.data[index] ?? 0))
  }
  const total = sums.reduce((sum, value) => sum + value, 0)
  return { mean: total / one.data.length, worstTile: (Math.max(...sums) * 64) / one.data.length }
}
