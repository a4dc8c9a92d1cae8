import { brand } from '@network-site/site/brand'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

type Manifest = { icons: { src: string; sizes: string; type: string; purpose: string }[] }

test('the web app manifest has a name, a color, and valid icons', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/', background_color: brand.backgroundColor })
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(sizeOf, src)
    expect({ src, size }).toEqual({ src, size: sizes })
    expect((await request.get(src)).headers()['content-type']).toBe(type)
  }
})

test('all favicons load', async ({ page, request }) => {
  await page.goto('/')
  for (const icon of await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all()) {
    const answer = await request.get((await icon.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  expect(await page.evaluate(sizeOf, '/icons/apple-touch-icon.png')).toBe('180x180')
})

/** Runs in the page: returns the size of an image. */
async function sizeOf(src: string): Promise<string> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return `${picture.naturalWidth}x${picture.naturalHeight}`
}
