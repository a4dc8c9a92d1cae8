import type { language } from '@network-site/site/language'
import sharp, { type OverlayOptions } from 'sharp'
import { fileURLToPath } from 'node:url'

const typeface = fileURLToPath(new URL('card-type.ttf', import.meta.url))

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

/** Draws text as an image layer with the bundled typeface, because servers have no reliable fonts. */
export async function writeLine(line: Line): Promise<OverlayOptions> {
  const { text, sizePixels, color, opacity = 1, left, top, widthPixels } = line
  const input = await sharp({
    text: {
      text: `<span foreground="${color}" alpha="${Math.round(opacity * 100)}%">${escapeMarkup(text)}</span>`,
      // The comma ends the family name; without it, part of the name is parsed as a weight.
      font: `Archivo SemiBold, ${sizePixels}`,
      fontfile: typeface,
      rgba: true,
      dpi: 72,
      ...(widthPixels ? { width: widthPixels, spacing: Math.round(sizePixels / 4) } : {}),
    },
  })
    .png()
    .toBuffer()
  return { input, left, top }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
