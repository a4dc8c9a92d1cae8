import { fillPlaceholders, shortAddress } from '@network-site/protocol/text'
import { itemCount } from '@network-site/protocol/item-count'
import { rankBadge, type BadgeTone } from '@network-site/protocol/rank-badge'
import sharp, { type OverlayOptions } from 'sharp'
import { fileURLToPath } from 'node:url'
import type { CardColors } from './draw-collection-card.ts'
import { drawLogo, type Line, writeLine } from './card-layers.ts'

type ProgressCardWords = { streak: string; today: string; place: string; noRank: string }
type ProgressDrawingOptions = {
  words: ProgressCardWords
  colors: CardColors & { metal: string; bright: string }
  /** An SVG drawn in `currentColor`; absent where there is none. */
  logo: Buffer | undefined
  /** Of the ranks, from the highest to the lowest. */
  rankIds: string[]
}

/** What the picture shows of a wallet. */
export type ProgressSummary = {
  address: string
  /** Null where the player has not signed that one is shown. */
  name: string | null
  /** Days in a row. */
  streak: number
  /** What was minted today. */
  items: number[]
  season: { id: string; name: string }
  rank: { id: string; name: string } | null
  place: number | null
  places: number
}
type DrawProgressCard = (summary: ProgressSummary) => Promise<Buffer>

const width = 1200
const height = 630
const left = 56
const badgeSize = 372
const badgeMiddle = { x: 930, y: 232 }
const lightColumns = 14
const lightStep = 38
const lightsTop = 476
const mutedOpacity = 0.72
const typeface = fileURLToPath(new URL('card-type.ttf', import.meta.url))
/** What the typeface can write; other names would be boxes. */
const writable = /^[\x20-\x7e]+$/

/** Draws where a wallet stands: streak, today's items as lights, and the badge of its rank. */
export function createDrawProgressCard({ words, colors, logo, rankIds }: ProgressDrawingOptions): DrawProgressCard {
  const { text } = colors
  return async (summary) => {
    const { address, name, streak, items, season, rank, place, places } = summary
    const short = shortAddress(address)
    const today = fillPlaceholders(words.today, { minted: items.length, total: itemCount })
    const lines: Line[] = [
      { text: name !== null && writable.test(name) ? name : short, sizePixels: 34, color: text, left, top: 142 },
      { text: String(streak), sizePixels: 132, color: text, left, top: 222 },
      { text: words.streak, sizePixels: 22, color: text, opacity: mutedOpacity, left, top: 356 },
      { text: today, sizePixels: 22, color: text, opacity: mutedOpacity, left, top: 436 },
    ]
    const centered = [
      { text: rank?.name ?? words.noRank, sizePixels: 46, color: text, left: 0, top: 450 },
      {
        text: place === null ? season.name : `${fillPlaceholders(words.place, { place, places })} · ${season.name}`,
        sizePixels: 21,
        color: text,
        opacity: mutedOpacity,
        left: 0,
        top: 524,
      },
    ]
    const written = await Promise.all([
      ...lines.map((line) => writeLine(line, typeface)),
      ...centered.map(async (line) => toMiddle(await writeLine(line, typeface))),
    ])
    const order = rank ? rankIds.indexOf(rank.id) : -1
    return sharp({ create: { width, height, channels: 3, background: colors.background } })
      .composite([
        { input: ground(colors, items), left: 0, top: 0 },
        { input: badge(colors, { order, ranks: rankIds.length, season: season.id }), ...corner() },
        ...(logo ? [{ input: await drawLogo(logo, text), left, top: 52 }] : []),
        ...written,
      ])
      .jpeg({ quality: 90 })
      .toBuffer()
  }
}

/** The same layer, in the middle under the badge. */
async function toMiddle(layer: OverlayOptions): Promise<OverlayOptions> {
  const { width: written } = await sharp(layer.input as Buffer).metadata()
  return { ...layer, left: Math.max(0, Math.round(badgeMiddle.x - written / 2)) }
}

function corner(): { left: number; top: number } {
  return { left: badgeMiddle.x - badgeSize / 2, top: badgeMiddle.y - badgeSize / 2 }
}

/** Light from the badge's side, an accent rule, and today's items. */
function ground({ accent, text, bright }: ProgressDrawingOptions['colors'], items: number[]): Buffer {
  const minted = new Set(items)
  const lights = Array.from({ length: itemCount }, (_, at) => {
    const x = left + 9 + (at % lightColumns) * lightStep
    const y = lightsTop + 14 + Math.floor(at / lightColumns) * lightStep
    return minted.has(at + 1)
      ? `<circle cx="${x}" cy="${y}" r="10" fill="${bright}"/>`
      : `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${text}" stroke-opacity="0.28" stroke-width="1.5"/>`
  })
  const { x, y } = badgeMiddle
  return svg(
    [width, height],
    `<defs><radialGradient id="ember" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="520"><stop offset="0" stop-color="${accent}" stop-opacity="0.34"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#ember)"/>
    <rect width="${width}" height="4" fill="${accent}"/>
    <g fill="none" stroke="${text}" stroke-opacity="0.09"><circle cx="${x}" cy="${y}" r="250"/><circle cx="${x}" cy="${y}" r="330"/><circle cx="${x}" cy="${y}" r="430"/></g>
    ${lights.join('')}`,
  )
}

/** Without a rank, an empty ring. */
function badge(
  { background, accent, metal, bright }: ProgressDrawingOptions['colors'],
  { order, ranks, season }: { order: number; ranks: number; season: string },
): Buffer {
  const fills: Record<BadgeTone, string> = { metal, bright, dim: metal, accent, ground: background }
  const opacityOf = (tone: BadgeTone) => (tone === 'dim' ? 0.42 : 1)
  // A rank below the lowest has no light and, here, no star.
  const shapes =
    order < 0
      ? rankBadge({ order: ranks, ranks, season }).filter(({ tone }) => tone === 'dim')
      : rankBadge({ order, ranks, season })
  const drawn = shapes.map(({ path, tone, lineWidth }) =>
    lineWidth === undefined
      ? `<path d="${path}" fill="${fills[tone]}" fill-opacity="${opacityOf(tone)}"/>`
      : `<path d="${path}" fill="none" stroke="${fills[tone]}" stroke-opacity="${opacityOf(tone)}" stroke-width="${lineWidth}"/>`,
  )
  return svg([badgeSize, badgeSize], drawn.join(''), '-50 -50 100 100')
}

function svg([wide, high]: [number, number], content: string, viewBox = `0 0 ${wide} ${high}`): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${viewBox}">${content}</svg>`,
  )
}
