import { fillPlaceholders, pluralForm, shortAddress } from '@network-site/protocol/text'
import { itemCount } from '@network-site/protocol/item-count'
import { rankBadge, type BadgeTone } from '@network-site/protocol/rank-badge'
import type { shareWords } from '@network-site/site/share-words'
import sharp, { type OverlayOptions } from 'sharp'
import type { CardColors } from './draw-collection-card.ts'
import {
  type CardLanguage,
  cardWidth as width,
  drawLogo,
  isWritable,
  type Line,
  mirror,
  mirrored,
  writeLine,
} from './card-layers.ts'

type ProgressCardOptions = {
  colors: CardColors & { metal: string; bright: string }
  /** An SVG drawn in `currentColor`. */
  logo: Buffer | undefined
  /** Highest first. */
  rankIds: string[]
}

/** The data that a wallet's card shows. */
export type ProgressSummary = {
  address: string
  /** The display name, or null. */
  name: string | null
  /** Days in a row. */
  streak: number
  /** Items minted today. */
  items: number[]
  season: { id: string; name: string }
  rank: { id: string; name: string } | null
  place: number | null
  places: number
  words: typeof shareWords.card
  language: CardLanguage
}

const height = 630
const left = 56
const badgeSize = 372
const badgeMiddle = { x: 930, y: 232 }
const lightColumns = 14
const lightStep = 38
const lightsTop = 476

/** Returns a function that draws a wallet's progress: its streak, today's items as dots, and its rank's badge. */
export function createDrawProgressCard({ colors, logo, rankIds }: ProgressCardOptions) {
  const { text } = colors
  return async (summary: ProgressSummary): Promise<Buffer> => {
    const { address, name, streak, items, season, rank, place, places, words, language } = summary
    const short = shortAddress(address)
    const today = fillPlaceholders(words.today, { minted: items.length, total: itemCount })
    const style = { color: text, left, language }
    const muted = { ...style, opacity: 0.72 }
    const lines: Line[] = [
      { ...style, text: name !== null && isWritable(name, language) ? name : short, sizePixels: 34, top: 142 },
      { ...style, text: String(streak), sizePixels: 132, top: 222 },
      { ...muted, text: pluralForm(words.streak, streak, language.locale), sizePixels: 22, top: 356 },
      { ...muted, text: today, sizePixels: 22, top: 436 },
    ]
    const placed = place === null ? [] : [fillPlaceholders(words.place, { place, places })]
    const centered: Line[] = [
      { ...style, text: rank?.name ?? words.noRank, sizePixels: 46, top: 450 },
      { ...muted, text: [...placed, season.name].join(' · '), sizePixels: 21, top: 524 },
    ]
    const written = await Promise.all([
      ...lines.map(writeLine),
      ...centered.map(async (line) => centerUnderBadge(await writeLine(line), language)),
    ])
    const order = rank ? rankIds.indexOf(rank.id) : -1
    return sharp({ create: { width, height, channels: 3, background: colors.background } })
      .composite([
        { input: drawBackground(colors, { items, language }), left: 0, top: 0 },
        await mirror(
          {
            input: drawBadge(colors, { order, ranks: rankIds.length, season: season.id }),
            left: badgeMiddle.x - badgeSize / 2,
            top: badgeMiddle.y - badgeSize / 2,
          },
          language,
        ),
        ...(logo ? [await mirror({ input: await drawLogo(logo, text), left, top: 52 }, language)] : []),
        ...written,
      ])
      .jpeg({ quality: 90 })
      .toBuffer()
  }
}

/** Centers a layer under the badge. */
async function centerUnderBadge(layer: OverlayOptions, language: CardLanguage): Promise<OverlayOptions> {
  const { width: written } = await sharp(layer.input as Buffer).metadata()
  return mirror({ ...layer, left: Math.min(width - written, Math.round(badgeMiddle.x - written / 2)) }, language)
}

/** Draws the background, the accent line, and today's items. */
function drawBackground(
  { accent, text, bright }: ProgressCardOptions['colors'],
  { items, language }: Pick<ProgressSummary, 'items' | 'language'>,
): Buffer {
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
    <g${mirrored(language)}><rect width="${width}" height="${height}" fill="url(#ember)"/>
    <rect width="${width}" height="4" fill="${accent}"/>
    <g fill="none" stroke="${text}" stroke-opacity="0.09"><circle cx="${x}" cy="${y}" r="250"/><circle cx="${x}" cy="${y}" r="330"/><circle cx="${x}" cy="${y}" r="430"/></g>
    ${lights.join('')}</g>`,
  )
}

/** Draws the rank's badge, or an empty ring without a rank. */
function drawBadge(
  { background, accent, metal, bright }: ProgressCardOptions['colors'],
  { order, ranks, season }: { order: number; ranks: number; season: string },
): Buffer {
  const fills: Record<BadgeTone, string> = { metal, bright, dim: metal, accent, ground: background }
  const opacityOf = (tone: BadgeTone) => (tone === 'dim' ? 0.42 : 1)
  // The badge below the lowest rank has no light; without a rank, the star is omitted too.
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
