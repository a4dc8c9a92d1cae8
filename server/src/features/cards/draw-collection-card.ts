import { shortAddress } from '@network-site/protocol/text'
import sharp, { type OverlayOptions } from 'sharp'
import { fileURLToPath } from 'node:url'
import { drawLogo, type Line, writeLine } from './card-layers.ts'

type CardWords = { title: string; collected: string; pictures: string }
export type CardColors = { background: string; text: string; accent: string }
type CardOptions = {
  words: CardWords
  colors: CardColors
  /** An SVG drawn in `currentColor`; absent where there is none. */
  logo: Buffer | undefined
  /** A picture of the collection by its id, in any format; absent where there is none. */
  picture: (id: number) => Promise<Buffer | undefined>
}
type DrawCollectionCard = (holding: { owner: string; quantities: number[] }) => Promise<Buffer>

const width = 1200
const height = 630
const columns = 7
const tileSize = 88
const gap = 6
const gridLeft = width - 40 - columns * tileSize - (columns - 1) * gap
const gridTop = 36
const textLeft = 52
const typeface = fileURLToPath(new URL('card-type.ttf', import.meta.url))
const mutedOpacity = 0.72

/** Draws a wallet's collection: what it holds lit, the rest in shadow. The tiles are prepared once, when first drawn. */
export function createDrawCollectionCard({ words, colors, logo, picture }: CardOptions): DrawCollectionCard {
  const tiles = new Map<number, Promise<{ lit: Buffer; dark: Buffer }>>()

  function tile(id: number) {
    const ready = tiles.get(id) ?? prepareTile(picture(id), colors)
    tiles.set(id, ready)
    return ready
  }

  async function grid(quantities: number[]): Promise<OverlayOptions[]> {
    return Promise.all(
      quantities.map(async (quantity, at) => {
        const { lit, dark } = await tile(at + 1)
        return {
          input: quantity > 0 ? lit : dark,
          raw: { width: tileSize, height: tileSize, channels: 3 as const },
          left: gridLeft + (at % columns) * (tileSize + gap),
          top: gridTop + Math.floor(at / columns) * (tileSize + gap),
        }
      }),
    )
  }

  const { text } = colors
  return async ({ owner, quantities }) => {
    const collected = quantities.filter((quantity) => quantity > 0).length
    const total = quantities.reduce((sum, quantity) => sum + quantity, 0)
    const lines: Line[] = [
      {
        text: words.title,
        sizePixels: 25,
        color: text,
        left: textLeft,
        top: 150,
        widthPixels: gridLeft - textLeft - 30,
      },
      { text: `${collected} / ${quantities.length}`, sizePixels: 66, color: text, left: textLeft, top: 290 },
      { text: words.collected, sizePixels: 19, color: text, opacity: mutedOpacity, left: textLeft, top: 372 },
      {
        text: `${total} ${words.pictures}`,
        sizePixels: 19,
        color: text,
        opacity: mutedOpacity,
        left: textLeft,
        top: 440,
      },
      { text: shortAddress(owner), sizePixels: 21, color: text, left: textLeft, top: 548 },
    ]
    const [tilesDrawn, ...written] = await Promise.all([
      grid(quantities),
      ...lines.map((line) => writeLine(line, typeface)),
    ])
    return sharp({ create: { width, height, channels: 3, background: colors.background } })
      .composite([
        { input: frame(colors, collected / quantities.length), left: 0, top: 0 },
        ...(logo ? [{ input: await drawLogo(logo, text), left: textLeft, top: 52 }] : []),
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
  return { lit, dark: dark.length === lit.length ? dark : tripled(dark) }
}

/** A grey picture has one channel; the card's tiles have three. */
function tripled(grey: Buffer): Buffer {
  const colored = Buffer.alloc(grey.length * 3)
  for (const [at, value] of grey.entries()) colored.fill(value, at * 3, at * 3 + 3)
  return colored
}

/** Ground, accent rule and progress, behind everything else. */
function frame({ accent, text }: CardColors, share: number): Buffer {
  const barWidth = gridLeft - textLeft - 60
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><radialGradient id="ember" cx="0" cy="1" r="0.9"><stop offset="0" stop-color="${accent}" stop-opacity="0.32"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>
      <rect width="${width}" height="${height}" fill="url(#ember)"/>
      <rect x="0" y="0" width="${width}" height="4" fill="${accent}"/>
      <rect x="${textLeft}" y="410" width="${barWidth}" height="4" fill="${text}" fill-opacity="0.16"/>
      <rect x="${textLeft}" y="410" width="${Math.round(barWidth * share)}" height="4" fill="${accent}"/>
      <g fill="none" stroke="${text}" stroke-opacity="0.09"><circle cx="0" cy="${height}" r="170"/><circle cx="0" cy="${height}" r="290"/><circle cx="0" cy="${height}" r="430"/></g>
    </svg>`,
  )
}
