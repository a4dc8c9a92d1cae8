import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '@network-site/site/brand'
import { mark } from '@network-site/site/mark'
import { palette } from '@network-site/site/palette'
import type { SocialCard } from '@network-site/site/schema/social-cards'
import { socialCards } from '@network-site/site/social-cards'
import { outlineText } from './lettering.ts'
import { paintMark } from './mark.ts'
import { socialArt, socialSize } from './social-art.ts'
import { wordmarkShapes } from './wordmark.ts'
import type { DrawContext } from '../draw-context.ts'

const { width, height } = socialSize

/** Composes the preview of every route from pictures already drawn. */
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
  // A wall of portraits lies under the words; other pictures keep clear of them.
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
