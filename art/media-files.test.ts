import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '@network-site/site/brand'
import { community, hero, league } from '@network-site/site/home-page'
import { networkPage } from '@network-site/site/network-page'
import { languages, readModule } from '@network-site/site/languages'
import type { linkPreviews } from '@network-site/site/pages'
import { socialCards } from '@network-site/site/social-cards'
import { nodesLanding } from '@network-site/site/nodes-page'
import { collectionItems } from '@network-site/site/collection-items'
import { describe, expect, it } from 'vitest'

const site = join(import.meta.dirname, '../site')
const kilobyte = 1024
const backdrops = [hero.backdrop, league.backdrop, community.backdrop]

/** Files that code, browsers, and home screens request by name. */
const portraits = collectionItems.flatMap(({ id }) =>
  ['.png', '-320.avif', '-640.avif', '-320.webp'].map((ending) => `/mint-nft-pfps/${id}${ending}`),
)
const icons = ['apple-touch-icon.png', 'favicon.ico', 'favicon.svg'].map((name) => `/icons/${name}`)
const sizedIcons = [192, 512].flatMap((size) => [`/icons/icon-${size}.png`, `/icons/maskable-${size}.png`])

describe('site media', async () => {
  const previews = await Promise.all(languages.map(({ tag }) => previewsIn(tag)))
  const named = new Set([...(await namedInSite()), ...previews.flat(), ...portraits, ...icons, ...sizedIcons])

  it('contains every file that site/src names, except those that the server or the build generates', () => {
    const generated = new Set(networkPage.files.list.map(({ path }) => path))
    expect([...named].filter((path) => !generated.has(path) && !existsSync(file(path)))).toEqual([])
  })

  it('contains no unused files', () => {
    // The brand folder is for the press.
    const existing = globSync('**/*.*', { cwd: join(site, 'media') }).map((path) => `/${path}`)
    expect(existing.filter((path) => !named.has(path) && !path.startsWith('/brand/'))).toEqual([])
  })

  it('keeps loops below 2.5 MB in AV1 and H.264', () => {
    const cuts = backdrops.flatMap(({ film, portrait }) => [film, film?.small, portrait?.film])
    const loops = cuts.flatMap((cut) => (cut ? [cut.webm, cut.mp4] : []))
    expect(loops.filter((path) => bytes(path) >= 2.5 * kilobyte * kilobyte)).toEqual([])
  })

  it('keeps posters below 25 KB', () => {
    const posters = backdrops.flatMap(({ poster, portrait }) => [poster, ...(portrait ? [portrait.poster] : [])])
    const ofFilm = nodesLanding.film ? [nodesLanding.film.poster] : []
    expect([...posters, ...ofFilm].filter((path) => bytes(path) >= 25 * kilobyte)).toEqual([])
  })

  it('keeps the whole collection below 1.2 MB on a phone', () => {
    // A high-density phone loads the larger width of every card.
    const total = collectionItems.reduce((sum, { id }) => sum + bytes(`/mint-nft-pfps/${id}-640.avif`), 0)
    expect(total).toBeLessThan(1.2 * kilobyte * kilobyte)
  })

  it('has a link preview of 1200 by 630 pixels for every page in every language', async () => {
    for (const src of new Set(previews.flat())) {
      const { width, height, format } = await sharp(file(src)).metadata()
      expect({ src, width, height, format }).toEqual({ src, width: 1200, height: 630, format: 'jpeg' })
    }
  })

  // If this fails, run `npm run media -- social`.
  it.each(languages.slice(1))('has a link preview for all translated words in $tag', async ({ tag }) => {
    const { socialCards: cards } = (await readModule('social-cards', tag)) as { socialCards: typeof socialCards }
    const translated = cards.filter((card, at) => JSON.stringify(card) !== JSON.stringify(socialCards[at]))
    const paths = translated.map((card) => `/social/${tag}/${card.file}.jpg`)
    expect(paths.filter((path) => !existsSync(file(path)))).toEqual([])
  })

  it('matches the sizes in file names and in site/src', async () => {
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

async function previewsIn(tag: string): Promise<string[]> {
  const exports = (await readModule('pages', tag)) as { linkPreviews: typeof linkPreviews }
  return Object.values(exports.linkPreviews).map(({ picture }) => picture.src)
}

function file(path: string): string {
  return join(site, 'media', path)
}

function bytes(path: string): number {
  return statSync(file(path)).size
}

async function namedInSite(): Promise<string[]> {
  const modules = await Promise.all(
    globSync('src/**/*.ts', { cwd: site, exclude: ['src/validation/**'] }).map(
      (path): Promise<unknown> => import(join(site, path)),
    ),
  )
  return modules.flatMap(textsIn).filter((text) => /^\/[\w./-]+\.[a-z0-9]+$/i.test(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
