import type { language } from '@network-site/site/language'
import sharp, { type OverlayOptions } from 'sharp'
import { fileURLToPath } from 'node:url'
import typefaces from './card-typefaces.json' with { type: 'json' }

export const cardWidth = 1200

/** Draws the site's logo, an SVG in `currentColor`, as an image layer. */
export async function drawLogo(svg: Buffer, color: string): Promise<Buffer> {
  return sharp(Buffer.from(svg.toString().replaceAll('currentColor', color)), { density: 144 })
    .resize({ height: 44 })
    .png()
    .toBuffer()
}

/** The language of a card's text. */
export type CardLanguage = Pick<typeof language, 'tag' | 'locale' | 'direction'>

export type Line = {
  text: string
  sizePixels: number
  color: string
  /** From 0 to 1. By default 1. */
  opacity?: number
  left: number
  top: number
  /** The width at which the text wraps. */
  widthPixels?: number
  language: CardLanguage
}

/** Draws text as an image layer with the bundled typefaces, because servers have no reliable fonts. */
export async function writeLine(line: Line): Promise<OverlayOptions> {
  const { text, sizePixels, color, opacity = 1, left, top, widthPixels, language } = line
  const { families } = await openTypeface(language)
  // A mark makes the text right-to-left even if it begins with a Latin name. Pango then aligns it to the right.
  const isRightToLeft = rightToLeftLetters.test(text)
  const marked = isRightToLeft ? `\u200f${text}` : text
  const input = await sharp({
    text: {
      text: `<span foreground="${color}" alpha="${Math.round(opacity * 100)}%">${escapeMarkup(marked)}</span>`,
      // The comma ends the family names; without it, part of a name is parsed as a weight.
      font: `${families.join(',')}, ${sizePixels}`,
      rgba: true,
      dpi: 72,
      ...(widthPixels ? { width: widthPixels, spacing: Math.round(sizePixels / 4) } : {}),
      ...(language.direction === 'rtl' && !isRightToLeft && { align: 'right' }),
    },
  })
    .png()
    .toBuffer()
  return mirror({ input, left, top }, language)
}

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Moves a layer to the other side of the card if the language is written from right to left. */
export async function mirror<Layer extends OverlayOptions>(layer: Layer, { direction }: CardLanguage): Promise<Layer> {
  if (direction === 'ltr') return layer
  const { width } = layer.raw ?? (await sharp(layer.input as Buffer).metadata())
  return { ...layer, left: cardWidth - (layer.left ?? 0) - width }
}

/** Whether the language's typefaces have every character. Others would appear as boxes. */
export function isWritable(text: string, { tag }: CardLanguage): boolean {
  const { letters } = typefaceOf(tag)
  return [...text].every((letter) => letters.includes(letter))
}

function typefaceOf(tag: string): (typeof typefaces)['en'] {
  return (typefaces as Record<string, (typeof typefaces)['en']>)[tag] ?? typefaces.en
}

/** Returns the attribute that mirrors a drawing of the whole card if the language is written from right to left. */
export function mirrored({ direction }: CardLanguage): string {
  return direction === 'rtl' ? ` transform="translate(${cardWidth} 0) scale(-1 1)"` : ''
}

const opened = new Map<string, Promise<unknown>>()

/** Registers the language's files once. The text renderer then finds them by their families. */
async function openTypeface({ tag }: CardLanguage) {
  const typeface = typefaceOf(tag)
  await Promise.all(typeface.files.map(openFile))
  return typeface
}

function openFile(file: string): Promise<unknown> {
  const opening = opened.get(file) ?? sharp({ text: { text: 'A', fontfile: pathOf(file) } }).toBuffer()
  opened.set(file, opening)
  return opening
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
