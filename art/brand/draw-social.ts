import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { brand, palette } from '@network-site/site/brand'
import { mark } from '@network-site/site/mark'
import { type SocialCard, socialCards } from '@network-site/site/social-cards'
import { outlineText, paintMark, wordmarkShapes } from './lettering.ts'
import type { DrawContext } from '../draw-context.ts'

/** Composes the link preview of every page from existing images. */
export async function drawSocial({ media, drawn }: DrawContext): Promise<void> {
  const folder = join(media, 'social')
  mkdirSync(folder, { recursive: true })
  for (const card of socialCards) {
    await sharp(await socialArt(card.art, drawn))
      .composite([{ input: Buffer.from(words(card)) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(folder, `${card.file}.jpg`))
  }
}

function words(card: SocialCard): string {
  const size = card.headline.length > 2 ? 47 : 66
  const lead = size * 1.06
  const first = 344 - ((card.headline.length - 1) * lead) / 2
  const headline = card.headline
    .map(
      (line, index) =>
        `<path d="${outlineText(line, { face: 'archivo', size, x: 64, baseline: first + index * lead }).path}"/>`,
    )
    .join('')
  const under = outlineText(card.line, {
    face: 'archivoLight',
    size: 25,
    x: 64,
    baseline: first + (card.headline.length - 1) * lead + 58,
  })
  const word = wordmarkShapes(brand.name, palette.bone)
  // A wall of portraits lies below the text; other images stay clear of it.
  const shades = card.art.kind === 'wall' ? [1, 0.97, 0.5, 0] : [1, 0.8, 0, 0]
  const stops = [0, 0.36, 0.64, 1]
    .map((offset, index) => `<stop offset="${offset}" stop-color="${palette.ink}" stop-opacity="${shades[index]}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="fade">${stops}</linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    <g transform="translate(60 52)">${paintMark(mark.large, { ink: palette.bone, accent: palette.accent })}<g transform="translate(84 20.5) scale(.23)">${word.shapes}</g></g>
    <g fill="${palette.bone}">${headline}</g><path d="${under.path}" fill="${palette.brass}"/>
    <rect x="64" y="${height - 66}" width="72" height="4" fill="${palette.accent}"/>
  </svg>`
}

/** The standard size of link previews. */
const socialSize = { width: 1200, height: 630 }
const { width, height } = socialSize
const wallEdge = height / 3

async function socialArt(art: SocialCard['art'], drawn: DrawContext['drawn']): Promise<Buffer> {
  if (art.kind === 'wall') return upon(await wallOf(art.ids, drawn))
  if (art.kind === 'stack') return upon(await stackOf(art.paths, drawn))
  return upon([await framed(art, drawn)])
}

/** Crops an image to the card so that its subject is in the right place. */
async function framed(
  { path, focus, at, heightShare }: Extract<SocialCard['art'], { kind: 'picture' }>,
  drawn: DrawContext['drawn'],
): Promise<OverlayOptions> {
  const { data, info } = await sharp(drawn(path))
    .resize({ height: Math.round(height * heightShare) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(at[0] - focus[0] * info.width)
  const top = Math.round(at[1] - focus[1] * info.height)
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const input = await sharp(data)
    .extract({
      ...cut,
      width: Math.min(info.width - cut.left, width - Math.max(0, left)),
      height: Math.min(info.height - cut.top, height - Math.max(0, top)),
    })
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

function upon(pictures: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { ...socialSize, channels: 3, background: palette.ink } })
    .composite(pictures)
    .png()
    .toBuffer()
}

function wallOf(ids: readonly number[], drawn: DrawContext['drawn']): Promise<OverlayOptions[]> {
  return Promise.all(
    ids.map(async (id, index) => ({
      input: await sharp(drawn(`/mint-nft-pfps/${id}.png`))
        .resize(wallEdge, wallEdge)
        .toBuffer(),
      left: width - 4 * wallEdge + (index % 4) * wallEdge,
      top: Math.floor(index / 4) * wallEdge,
    })),
  )
}

function stackOf(paths: readonly string[], drawn: DrawContext['drawn']): Promise<OverlayOptions[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { data, info } = await sharp(drawn(path)).resize({ height }).toBuffer({ resolveWithObject: true })
      return { input: data, left: width - info.width, top: 0 }
    }),
  )
}
