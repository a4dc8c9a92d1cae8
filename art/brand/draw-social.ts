import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { brand, palette } from '@network-site/site/brand'
import { language as english } from '@network-site/site/language'
import { type Language, languages, readModule } from '@network-site/site/languages'
import { mark } from '@network-site/site/mark'
import { type SocialCard, socialCards } from '@network-site/site/social-cards'
import { escapeXml, cardType } from './card-type.ts'
import { outlineText, paintMark, wordmarkShapes } from './lettering.ts'
import type { DrawContext } from '../draw-context.ts'

/** Composes the link preview of every page, in every language, from existing images. */
export async function drawSocial({ media, drawn }: DrawContext): Promise<void> {
  for (const direction of ['ltr', 'rtl'] as const) {
    const isMirrored = direction === 'rtl'
    const arts = await Promise.all(socialCards.map(({ art }) => socialArt(art, { drawn, isMirrored })))
    for (const language of languages.filter((one) => one.direction === direction)) {
      const isEnglish = language.tag === english.tag
      const folder = join(media, 'social', isEnglish ? '' : language.tag)
      if (!isEnglish) rmSync(folder, { recursive: true, force: true })
      const cards = (await readModule('social-cards', language.tag))['socialCards'] as SocialCard[]
      const write = isEnglish ? outlineWords : openWriter(language)
      for (const [at, card] of cards.entries()) {
        // Pages show the English picture until its words are translated.
        if (!isEnglish && wordsOf(card) === wordsOf(socialCards[at])) continue
        mkdirSync(folder, { recursive: true })
        await sharp(arts[at])
          .composite([{ input: Buffer.from(overlay(card, { isMirrored, words: await write(card) })) }])
          .jpeg({ quality: isEnglish ? 82 : 60, mozjpeg: true })
          .toFile(join(folder, `${card.file}.jpg`))
      }
    }
  }
}

function wordsOf(card: SocialCard | undefined): string {
  return JSON.stringify([card?.headline, card?.line])
}

function outlineWords(card: SocialCard): string {
  const { size, lead, first, lineBaseline } = placeWords(card, { leading: 1.06 })
  const headline = card.headline
    .map(
      (line, index) =>
        `<path d="${outlineText(line, { face: 'archivo', size, x: margin, baseline: first + index * lead }).path}"/>`,
    )
    .join('')
  const under = outlineText(card.line, { face: 'archivoLight', size: lineSize, x: margin, baseline: lineBaseline })
  return `<g fill="${palette.bone}">${headline}</g><path d="${under.path}" fill="${palette.brass}"/>`
}

/** Returns a function that sets a card's words in the typefaces of the language's share cards. */
function openWriter({ tag, direction }: Language): (card: SocialCard) => Promise<string> {
  const isRightToLeft = direction === 'rtl'
  const { families, widthOf } = cardType(tag)
  const attributes = `x="${isRightToLeft ? width - margin : margin}" direction="${direction}" font-family="${families}"`
  // Accents, Arabic, and ideographs need more space between lines than English capitals.
  const leading = isRightToLeft ? 1.4 : 1.2
  const write = (lines: string[], { size, baseline, color }: { size: number; baseline: number; color: string }) =>
    lines
      .map((line, index) => {
        const y = baseline + index * size * leading
        return `<text y="${y}" font-size="${size}" fill="${color}" ${attributes}>${escapeXml(line)}</text>`
      })
      .join('')
  return async (card) => {
    const { headline } = card
    // Wider text would cover the subject of the picture.
    const textWidth = card.art.kind === 'stack' ? 500 : 550
    // Whole sizes, so that a difference of a pixel in a measured width does not change the picture.
    const { size, first, lineBaseline } = placeWords(card, {
      leading,
      largest: Math.floor(textWidth / (await widthOf(headline))),
    })
    const fits = (await widthOf([card.line])) * lineSize <= textWidth
    const lines = fits ? [card.line] : breakInTwo(card.line)
    const smaller = Math.min(lineSize, Math.floor(textWidth / (await widthOf(lines))))
    return [
      write(headline, { size, baseline: first, color: palette.bone }),
      write(lines, { size: smaller, baseline: lineBaseline + (isRightToLeft ? 10 : 0), color: palette.brass }),
    ].join('')
  }
}

/** Breaks a text near its middle, preferably after a comma and never after a short word such as a preposition. */
function breakInTwo(text: string): string[] {
  const breaks = [...text.matchAll(/(?<=[^ ]{3}) /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
  const [best = [text]] = breaks.toSorted((one, other) => unevenness(one) - unevenness(other))
  return best
}

function unevenness(lines: string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  return /[,،:]$/.test(lines[0] ?? '') ? longest - 4 : longest
}

const margin = 64
const lineSize = 25

function placeWords({ headline }: SocialCard, { leading, largest = Infinity }: { leading: number; largest?: number }) {
  const size = Math.min(headline.length > 2 ? 47 : 66, largest)
  const lead = size * leading
  const first = 344 - ((headline.length - 1) * lead) / 2
  return { size, lead, first, lineBaseline: first + (headline.length - 1) * lead + 58 }
}

function overlay({ art }: SocialCard, { isMirrored, words }: { isMirrored: boolean; words: string }): string {
  const word = wordmarkShapes(brand.name, palette.bone)
  // A wall of portraits lies below the text; other images stay clear of it. Moved ones may end there with a hard edge.
  const shades = art.kind === 'wall' ? [1, 0.97, 0.5, 0] : [1, isMirrored ? 1 : 0.8, 0, 0]
  const offsets = isMirrored && art.kind !== 'wall' ? [0, 0.42, 0.64, 1] : [0, 0.36, 0.64, 1]
  const stops = offsets
    .map((offset, index) => `<stop offset="${offset}" stop-color="${palette.ink}" stop-opacity="${shades[index]}"/>`)
    .join('')
  const mirror = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  const wordScale = 0.23
  const logoLeft = isMirrored ? width - 60 - 84 - word.width * wordScale : 60
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="fade">${stops}</linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"${mirror}/>
    <g transform="translate(${logoLeft} 52)">${paintMark(mark.large, { ink: palette.bone, accent: palette.accent })}<g transform="translate(84 20.5) scale(${wordScale})">${word.shapes}</g></g>
    ${words}
    <rect x="${margin}" y="${height - 66}" width="72" height="4" fill="${palette.accent}"${mirror}/>
  </svg>`
}

/** The standard size of link previews. */
const socialSize = { width: 1200, height: 630 }
const { width, height } = socialSize
const wallEdge = height / 3

type ArtOptions = Pick<DrawContext, 'drawn'> & {
  /** Whether the art is on the left. It is moved, not flipped, because dials in it have numbers. */
  isMirrored: boolean
}

async function socialArt(art: SocialCard['art'], options: ArtOptions): Promise<Buffer> {
  if (art.kind === 'wall') return upon(await wallOf(art.ids, options))
  if (art.kind === 'stack') return upon(await stackOf(art.paths, options))
  return upon([await framed(art, options)])
}

/** Crops an image to the card so that its subject is in the right place. */
async function framed(
  { path, focus, at, heightShare }: Extract<SocialCard['art'], { kind: 'picture' }>,
  { drawn, isMirrored }: ArtOptions,
): Promise<OverlayOptions> {
  const { data, info } = await sharp(drawn(path))
    .resize({ height: Math.round(height * heightShare) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((isMirrored ? width - at[0] : at[0]) - focus[0] * info.width)
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

function wallOf(ids: readonly number[], { drawn, isMirrored }: ArtOptions): Promise<OverlayOptions[]> {
  return Promise.all(
    ids.map(async (id, index) => ({
      input: await sharp(drawn(`/mint-nft-pfps/${id}.png`))
        .resize(wallEdge, wallEdge)
        .toBuffer(),
      left: (isMirrored ? 0 : width - 4 * wallEdge) + (index % 4) * wallEdge,
      top: Math.floor(index / 4) * wallEdge,
    })),
  )
}

function stackOf(paths: readonly string[], { drawn, isMirrored }: ArtOptions): Promise<OverlayOptions[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { data, info } = await sharp(drawn(path)).resize({ height }).toBuffer({ resolveWithObject: true })
      return { input: data, left: isMirrored ? 0 : width - info.width, top: 0 }
    }),
  )
}
