import { fillPlaceholders, shortAddress } from '@network-site/protocol/text'
import sharp, { type OverlayOptions } from 'sharp'
import {
  type CardLanguage,
  cardWidth as width,
  drawLogo,
  type Line,
  mirror,
  mirrored,
  writeLine,
} from './card-layers.ts'

export type CardColors = { background: string; text: string; accent: string }
type CardOptions = {
  colors: CardColors
  /** An SVG drawn in `currentColor`. */
  logo: Buffer | undefined
  /** Returns an item's picture in any format, or undefined if there is none. */
  picture: (id: number) => Promise<Buffer | undefined>
}

/** What a card shows, and its text. */
type Collection = {
  owner: string
  quantities: number[]
  words: { title: string; collected: string; pictures: string }
  language: CardLanguage
}

const height = 630
const columns = 7
const tileSize = 88
const gap = 6
const gridLeft = width - 40 - columns * tileSize - (columns - 1) * gap
const gridTop = 36
const textLeft = 52

/** Returns a function that draws a wallet's collection, with items it does not hold darkened. Tiles are cached. */
export function createDrawCollectionCard({ colors, logo, picture }: CardOptions) {
  const tiles = new Map<number, Promise<{ lit: Buffer; dark: Buffer }>>()

  function tile(id: number) {
    const ready = tiles.get(id) ?? prepareTile(picture(id), colors)
    tiles.set(id, ready)
    return ready
  }

  async function grid(quantities: number[], language: CardLanguage): Promise<OverlayOptions[]> {
    return Promise.all(
      quantities.map(async (quantity, at) => {
        const { lit, dark } = await tile(at + 1)
        const layer = {
          input: quantity > 0 ? lit : dark,
          raw: { width: tileSize, height: tileSize, channels: 3 as const },
          left: gridLeft + (at % columns) * (tileSize + gap),
          top: gridTop + Math.floor(at / columns) * (tileSize + gap),
        }
        return mirror(layer, language)
      }),
    )
  }

  const { text } = colors
  return async ({ owner, quantities, words, language }: Collection): Promise<Buffer> => {
    const collected = quantities.filter((quantity) => quantity > 0).length
    const total = quantities.reduce((sum, quantity) => sum + quantity, 0)
    const style = { color: text, left: textLeft, language }
    const muted = { ...style, sizePixels: 19, opacity: 0.72 }
    const lines: Line[] = [
      { ...style, text: words.title, sizePixels: 25, top: 150, widthPixels: gridLeft - textLeft - 30 },
      { ...style, text: `${collected} / ${quantities.length}`, sizePixels: 66, top: 290 },
      { ...muted, text: words.collected, top: 372 },
      { ...muted, text: fillPlaceholders(words.pictures, { total }), top: 440 },
      { ...style, text: shortAddress(owner), sizePixels: 21, top: 548 },
    ]
    const [tilesDrawn, ...written] = await Promise.all([grid(quantities, language), ...lines.map(writeLine)])
    return sharp({ create: { width, height, channels: 3, background: colors.background } })
      .composite([
        { input: drawBackground(colors, { share: collected / quantities.length, language }), left: 0, top: 0 },
        ...(logo ? [await mirror({ input: await drawLogo(logo, text), left: textLeft, top: 52 }, language)] : []),
        ...tilesDrawn,
        ...written,
      ])
      .jpeg({ quality: 88 })
      .toBuffer()
  }
}

async function prepareTile(read: Promise<Buffer | undefined>, { background, accent }: CardColors) {
  const picture = await read
  const base = picture
    ? sharp(picture).resize(tileSize, tileSize)
    : sharp({ create: { width: tileSize, height: tileSize, channels: 3, background: accent } })
  const lit = await base.clone().flatten({ background }).removeAlpha().raw().toBuffer()
  const dark = await sharp(lit, { raw: { width: tileSize, height: tileSize, channels: 3 } })
    .grayscale()
    .linear(0.28, 6)
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { lit, dark: dark.length === lit.length ? dark : grayToRgb(dark) }
}

/** Converts one gray channel to the three channels of the tiles. */
function grayToRgb(gray: Buffer): Buffer {
  const colored = Buffer.alloc(gray.length * 3)
  for (const [at, value] of gray.entries()) colored.fill(value, at * 3, at * 3 + 3)
  return colored
}

/** Draws the background, the accent line, and the progress bar. */
function drawBackground(
  { accent, text }: CardColors,
  { share, language }: { share: number; language: CardLanguage },
): Buffer {
  const barWidth = gridLeft - textLeft - 60
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><radialGradient id="ember" cx="0" cy="1" r="0.9"><stop offset="0" stop-color="${accent}" stop-opacity="0.32"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>
      <g${mirrored(language)}>
      <rect width="${width}" height="${height}" fill="url(#ember)"/>
      <rect x="0" y="0" width="${width}" height="4" fill="${accent}"/>
      <rect x="${textLeft}" y="410" width="${barWidth}" height="4" fill="${text}" fill-opacity="0.16"/>
      <rect x="${textLeft}" y="410" width="${Math.round(barWidth * share)}" height="4" fill="${accent}"/>
      <g fill="none" stroke="${text}" stroke-opacity="0.09"><circle cx="0" cy="${height}" r="170"/><circle cx="0" cy="${height}" r="290"/><circle cx="0" cy="${height}" r="430"/></g></g>
    </svg>`,
  )
}
