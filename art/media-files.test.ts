import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '@network-site/site/brand'
import { community, hero, league } from '@network-site/site/home-page'
import { pages } from '@network-site/site/pages'
import { nodesLanding } from '@network-site/site/nodes-page'
import { collectionItems } from '@network-site/site/collection-items'
import { describe, expect, it } from 'vitest'

const site = join(import.meta.dirname, '../site')
const kilobyte = 1024
const backdrops = [hero.backdrop, league.backdrop, community.backdrop]

/** Asked for by name in code: what a portrait is served as, and what browsers and home screens look for. */
const portraits = collectionItems.flatMap(({ id }) =>
  ['.png', '-320.avif', '-640.avif', '-320.webp'].map((ending) => `/mint-nft-pfps/${id}${ending}`),
)
const icons = ['apple-touch-icon.png', 'favicon.ico', 'favicon.svg'].map((name) => `/icons/${name}`)
const sizedIcons = [192, 512].flatMap((size) => [`/icons/icon-${size}.png`, `/icons/maskable-${size}.png`])

describe('the media of the site', () => {
  it('are there, every one that is named', async () => {
    const missing = [...(await namedInSite()), ...portraits, ...icons, ...sizedIcons].filter(
      (path) => !existsSync(file(path)),
    )
    expect(missing).toEqual([])
  })

  it('are named, every one that is there', async () => {
    const named = new Set([...(await namedInSite()), ...portraits, ...icons, ...sizedIcons])
    // The brand folder is for whoever writes about the network.
    const kept = globSync('**/*.*', { cwd: join(site, 'media') }).map((path) => `/${path}`)
    expect(kept.filter((path) => !named.has(path) && !path.startsWith('/brand/'))).toEqual([])
  })

  it('loop in less than 2.5 MB, in AV1 and in H.264', () => {
    const cuts = backdrops.flatMap(({ film, portrait }) => [film, film?.small, portrait?.film])
    const loops = cuts.flatMap((cut) => (cut ? [cut.webm, cut.mp4] : []))
    expect(loops.filter((path) => bytes(path) >= 2.5 * kilobyte * kilobyte)).toEqual([])
  })

  it('have posters of less than 25 KB', () => {
    const posters = backdrops.flatMap(({ poster, portrait }) => [poster, ...(portrait ? [portrait.poster] : [])])
    const ofFilm = nodesLanding.film ? [nodesLanding.film.poster] : []
    expect([...posters, ...ofFilm].filter((path) => bytes(path) >= 25 * kilobyte)).toEqual([])
  })

  it('show the whole collection on a phone in less than 1.2 MB', () => {
    // A sharp phone takes the larger of the two widths for every card.
    const total = collectionItems.reduce((sum, { id }) => sum + bytes(`/mint-nft-pfps/${id}-640.avif`), 0)
    expect(total).toBeLessThan(1.2 * kilobyte * kilobyte)
  })

  it('preview every page at 1200 by 630', async () => {
    for (const { picture } of Object.values(pages)) {
      const { width, height, format } = await sharp(file(picture.src)).metadata()
      expect({ src: picture.src, width, height, format }).toEqual({
        src: picture.src,
        width: 1200,
        height: 630,
        format: 'jpeg',
      })
    }
  })

  it('have the sizes their names and the page promise', async () => {
    const promised = [
      ...portraits.map((path) => ({ path, width: Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 1024) })),
      ...sizedIcons.map((path) => ({ path, width: Number(/-(\d+)\.\w+$/.exec(path)?.[1]) })),
      { path: '/icons/apple-touch-icon.png', width: 180 },
      { path: brand.logo.src, width: brand.logo.width },
    ]
    const found = await Promise.all(
      promised.map(async ({ path }) => ({ path, width: (await sharp(file(path)).metadata()).width })),
    )
    expect(found).toEqual(promised)
  })
})

function file(path: string): string {
  return join(site, 'media', path)
}

function bytes(path: string): number {
  return statSync(file(path)).size
}

/** Every media path that site/src names, wherever it stands in its files. */
async function namedInSite(): Promise<string[]> {
  const modules = await Promise.all(
    globSync('src/**/*.ts', { cwd: site, exclude: ['src/validation/**'] }).map(
      (path): Promise<unknown> => import(join(site, path)),
    ),
  )
  return [
    ...new Set(modules.flatMap((module) => textsIn(module).filter((text) => /^\/[\w./-]+\.[a-z0-9]+$/i.test(text)))),
  ]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
