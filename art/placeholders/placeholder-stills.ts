import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { hero, league, node, technology } from '@network-site/site/home-page'
import { palette } from '@network-site/site/brand'
import {
  crystal,
  glow,
  ground,
  motes,
  paintFacets,
  plate,
  arcScale,
  type Size,
  stageColors,
  svg,
  tower,
} from './facets.ts'
import { mixColor } from '../mix-color.ts'

const wide = { width: 1280, height: 720 }
const upright = { width: 540, height: 960 }

/** Draws the backgrounds of the home page and the images of node, league, and layers. */
export async function drawStills(media: string): Promise<void> {
  await save(media, hero.backdrop.poster, crystalInTheDark(wide, { x: 0.7, y: 0.46, scale: 190 }))
  const { portrait } = hero.backdrop
  if (portrait) await save(media, portrait.poster, crystalInTheDark(upright, { x: 0.5, y: 0.4, scale: 150 }))
  await save(media, league.backdrop.poster, corridor(wide))
  await save(media, node.image.src, watchtower(node.image))
  await save(media, league.image.src, trophy(league.image))
  for (const { layer, image } of technology.layers) await save(media, image.src, layerOf(layer, image))
}

async function save(media: string, path: string, picture: Buffer): Promise<void> {
  const file = join(media, path)
  mkdirSync(dirname(file), { recursive: true })
  await sharp(picture).avif({ quality: 58, effort: 2 }).toFile(file)
}

function crystalInTheDark(size: Size, { x, y, scale: reach }: { x: number; y: number; scale: number }): Buffer {
  const at = [size.width * x, size.height * y] as const
  const horizon = at[1] + reach * 1.62
  const view = { turn: 14, tilt: 6, scale: reach, at, colors: stageColors }
  return svg(
    size,
    ground(size) +
      motes(size, 60, 3) +
      glow('behind', { x: at[0], y: at[1], radius: reach * 3.4, strength: 0.62 }) +
      arcScale({ x: at[0], y: at[1], radius: reach * 2.05 }, 0.4) +
      arcScale({ x: at[0], y: at[1], radius: reach * 2.5 }, 0.16) +
      `<rect x="0" y="${at[1] - 3}" width="${size.width}" height="6" fill="${palette.accent}" opacity=".7" filter="url(#blur-small)"/>` +
      `<rect x="0" y="${at[1] - 0.6}" width="${size.width}" height="1.2" fill="${palette.accentHot}" opacity=".55"/>` +
      `<ellipse cx="${at[0]}" cy="${horizon}" rx="${reach * 1.5}" ry="${reach * 0.12}" fill="${palette.accent}" opacity=".32" filter="url(#blur-small)"/>` +
      paintFacets(crystal(), view) +
      glow('core', { x: at[0], y: at[1], radius: reach * 1.3, color: palette.accentHot, strength: 0.5 }),
  )
}

/** A row of gates with light at the end. */
function corridor(size: Size): Buffer {
  const [x, y] = [size.width / 2, size.height * 0.48]
  const gates = Array.from({ length: 9 }, (_, step) => {
    const reach = 60 * 1.42 ** step
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = ((corner + 0.5) / 6) * 2 * Math.PI + step * 0.06
      return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * 0.86 * Math.cos(angle)).toFixed(1)}`
    })
    const color = mixColor(palette.accent, palette.graphite, step / 7)
    return `<polygon points="${corners.join(' ')}" fill="none" stroke="${color}" stroke-width="${(1.5 + step * 2.2).toFixed(1)}" opacity="${(0.95 - step * 0.07).toFixed(2)}"/>`
  })
  return svg(
    size,
    ground(size) +
      glow('end', { x, y, radius: size.width * 0.5, strength: 0.75 }) +
      gates.toReversed().join('') +
      motes(size, 50, 11) +
      glow('core', { x, y, radius: 130, color: palette.accentHot, strength: 0.9 }),
  )
}

/** Its light matches the position of the node page's glow. */
function watchtower(size: Size): Buffer {
  const at = [size.width * 0.517, size.height * 0.405] as const
  const view = { turn: 0, tilt: 9, scale: size.height * 0.345, at, colors: stageColors }
  return svg(
    size,
    `<rect width="${size.width}" height="${size.height}" fill="${palette.ink}"/>` +
      motes({ width: size.width, height: size.height * 0.7 }, 40, 5) +
      glow('behind', { x: at[0], y: at[1], radius: size.height * 0.75, strength: 0.5 }) +
      `<path d="M${at[0]} ${at[1]} L${size.width} ${at[1] - 190} V${at[1] + 190} Z" fill="${palette.accent}" opacity=".16" filter="url(#blur-small)"/>` +
      `<path d="M${at[0]} ${at[1]} L0 ${at[1] - 190} V${at[1] + 190} Z" fill="${palette.accent}" opacity=".16" filter="url(#blur-small)"/>` +
      paintFacets(tower(), view) +
      glow('lamp', { x: at[0], y: at[1], radius: size.height * 0.34, color: palette.accentHot, strength: 0.7 }) +
      edges(size),
  )
}

function trophy(size: Size): Buffer {
  const at = [size.width / 2, size.height * 0.46] as const
  const shards = Array.from({ length: 11 }, (_, step) => {
    const angle = ((step / 10) * 1.5 - 0.75) * Math.PI
    const reach = size.height * 0.34
    const to = [at[0] + reach * Math.sin(angle), at[1] - reach * Math.cos(angle)] as const
    const leaning = `rotate(${((angle * 180) / Math.PI).toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)})`
    return `<g transform="${leaning}">${paintFacets(crystal(5), { turn: 20 * step, tilt: 0, scale: 62, at: to, colors: stageColors })}</g>`
  })
  return svg(
    size,
    ground(size, mixColor(palette.inkRaised, palette.accentDeep, 0.2)) +
      glow('behind', { x: at[0], y: at[1], radius: size.height * 0.7, strength: 0.6 }) +
      arcScale({ x: at[0], y: at[1], radius: size.height * 0.42 }, 0.45) +
      motes(size, 70, 9) +
      paintFacets(plate({ radius: 1, y: -2.05, height: 0.4, sides: 8 }), {
        turn: 10,
        tilt: 14,
        scale: 235,
        at,
        colors: stageColors,
      }) +
      shards.join('') +
      paintFacets(crystal(9), {
        turn: 8,
        tilt: 5,
        scale: 285,
        at,
        colors: { ...stageColors, body: mixColor(palette.brass, palette.ink, 0.25) },
      }) +
      glow('core', { x: at[0], y: at[1], radius: 420, color: palette.accentHot, strength: 0.5 }) +
      edges(size),
  )
}

/** With a transparent background, because the page stacks the three. */
function layerOf(layer: number, size: Size): Buffer {
  const x = size.width / 2
  const view = { turn: 30, tilt: 24, scale: 300, colors: stageColors }
  if (layer === 1) {
    const base = plate({ radius: 1.42, y: 0, height: 0.34 })
    return svg(size, paintFacets(base, { ...view, at: [x, 735], colors: { ...stageColors, body: palette.graphite } }))
  }
  if (layer === 2) {
    const carrier = plate({ radius: 1.06, y: 0, height: 0.2 })
    return svg(
      size,
      paintFacets(carrier, {
        ...view,
        at: [x, 510],
        colors: { ...stageColors, body: mixColor(palette.brass, palette.ink, 0.3) },
      }) +
        `<g transform="translate(0 318) scale(1 .38)">${glow('light', { x, y: 512, radius: 260, strength: 0.55 })}</g>`,
    )
  }
  return svg(
    size,
    glow('behind', { x, y: 270, radius: 330, strength: 0.5 }) +
      paintFacets(crystal(6), { ...view, tilt: 12, scale: 145, at: [x, 270] }) +
      glow('core', { x, y: 268, radius: 170, color: palette.accentHot, strength: 0.6 }),
  )
}

/** Fades an image into the page's background. */
function edges({ width, height }: Size): string {
  return (
    `<radialGradient id="edges" cx=".5" cy=".46" r=".62"><stop offset=".62" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#edges)"/>`
  )
}
