import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type GameWorld, gameWorlds } from '@network-site/site/game-worlds'
import { games } from '@network-site/site/games'
import { outlineText } from '../brand/lettering.ts'
import { iconSvg } from '../games/world-of.ts'
import {
  crystal,
  type FacetColors,
  glow,
  motes,
  paintFacets,
  plate,
  seededNumbers,
  type Size,
  stageColors,
  svg,
  tower,
} from './facets.ts'
import { mixColor } from '../mix-color.ts'

type Scene = (size: Size, world: GameWorld) => string

/** The landscapes, assigned to the games in turn. */
const scenes: readonly Scene[] = [ridges, slabs, sun, towers, shards]

export async function drawGames(media: string): Promise<void> {
  for (const [index, { slug, icon, keyArt }] of games.list.entries()) {
    const world = gameWorlds[slug]
    const scene = scenes[index % scenes.length]
    if (!world || !scene) throw new Error(`site/src/game-worlds.ts has no game ${slug}`)
    const file = join(media, keyArt.src)
    mkdirSync(dirname(file), { recursive: true })
    await sharp(svg(keyArt, sky(keyArt, world) + scene(keyArt, world) + title(keyArt, world)))
      .removeAlpha()
      .avif({ quality: 56, effort: 2 })
      .toFile(file)
    writeFileSync(join(media, icon), iconSvg(world.icon, iconShapes[index % iconShapes.length] ?? ''))
  }
}

function sky({ width, height }: Size, { shade, ink }: GameWorld): string {
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade}"/><stop offset=".6" stop-color="${mixColor(shade, ink[1], 0.34)}"/><stop offset="1" stop-color="${mixColor(shade, '#000000', 0.5)}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
  )
}

function colorsOf({ shade, ink, spark }: GameWorld): FacetColors {
  return {
    ...stageColors,
    dark: mixColor(shade, '#000000', 0.3),
    body: mixColor(ink[1], shade, 0.35),
    accent: spark,
    hot: ink[0],
  }
}

/** Ranges of hills that fade with distance. */
function ridges({ width, height }: Size, world: GameWorld): string {
  const next = seededNumbers(21)
  const far = mixColor(world.ink[1], world.shade, 0.3)
  const ranges = Array.from({ length: 6 }, (_, step) => {
    const base = height * (0.5 + step * 0.085)
    const points = Array.from(
      { length: 25 },
      (_point, at) =>
        `${((at / 24) * width).toFixed(0)},${(base - (70 - step * 5) * next() - 30 * Math.sin(at * 0.7 + step)).toFixed(0)}`,
    )
    return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${mixColor(far, mixColor(world.shade, '#000000', 0.4), (step + 1) / 6)}"/>`
  })
  const light = { x: width * 0.68, y: height * 0.4 }
  return (
    glow('sun', { ...light, radius: 620, color: world.spark, strength: 0.8 }) +
    glow('disc', { ...light, radius: 90, color: world.ink[0], strength: 1 }) +
    ranges.join('')
  )
}

/** Upright slabs in fog, lit from behind. */
function slabs({ width, height }: Size, world: GameWorld): string {
  const next = seededNumbers(34)
  const rows = [0.2, 0.55, 1].flatMap((near, row) =>
    Array.from({ length: 9 - row * 2 }, (_, step) => {
      const [slabWidth, slabHeight] = [(36 + 70 * next()) * near + 20, (190 + 300 * next()) * (0.5 + near * 0.6)]
      const x = ((step + next() * 0.7) / (9 - row * 2)) * width
      const y = height * (0.62 + near * 0.2)
      const color = mixColor(mixColor(world.ink[1], world.shade, 0.35), mixColor(world.shade, '#000000', 0.5), near)
      return (
        `<rect x="${x.toFixed(0)}" y="${(y - slabHeight).toFixed(0)}" width="${slabWidth.toFixed(0)}" height="${slabHeight + height}" fill="${color}"/>` +
        `<rect x="${(x + slabWidth - 3).toFixed(0)}" y="${(y - slabHeight).toFixed(0)}" width="3" height="${slabHeight + height}" fill="${world.spark}" opacity="${(0.25 + 0.5 * near).toFixed(2)}"/>`
      )
    }),
  )
  return (
    glow('fog', { x: width * 0.72, y: height * 0.5, radius: 760, color: world.spark, strength: 0.7 }) +
    rows.join('') +
    motes({ width, height }, 60, 4)
  )
}

/** A low sun over a plain of lines. */
function sun({ width, height }: Size, world: GameWorld): string {
  const horizon = height * 0.62
  const lines = Array.from(
    { length: 15 },
    (_, step) =>
      `<path d="M0 ${(horizon + step ** 2 * 1.7).toFixed(0)}H${width}" stroke="${world.spark}" stroke-width="${1 + step * 0.25}" opacity="${(0.7 - step * 0.035).toFixed(2)}"/>`,
  )
  const rays = Array.from(
    { length: 25 },
    (_, step) =>
      `<path d="M${width * 0.66} ${horizon}L${(step - 8) * 200} ${height}" stroke="${world.spark}" stroke-width="1.5" opacity=".32"/>`,
  )
  return (
    glow('light', { x: width * 0.66, y: horizon - 90, radius: 700, color: world.spark, strength: 0.7 }) +
    `<clipPath id="above"><rect width="${width}" height="${horizon}"/></clipPath><circle cx="${width * 0.66}" cy="${horizon - 60}" r="215" fill="${mixColor(world.ink[0], world.spark, 0.35)}" clip-path="url(#above)"/>` +
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${mixColor(world.shade, '#000000', 0.4)}"/>${rays.join('')}${lines.join('')}`
  )
}

/** A tower on a cliff and two in the distance. */
function towers({ width, height }: Size, world: GameWorld): string {
  const colors = colorsOf(world)
  const paint = (x: number, y: number, scale: number) =>
    paintFacets(tower(), { turn: 12, tilt: 4, scale, at: [width * x, height * y], colors })
  return (
    glow('light', { x: width * 0.7, y: height * 0.38, radius: 640, color: world.spark, strength: 0.6 }) +
    `<g opacity=".35">${paint(0.5, 0.56, 70)}</g><g opacity=".55">${paint(0.87, 0.52, 100)}</g>${paint(0.7, 0.44, 215)}` +
    glow('lamp', { x: width * 0.7, y: height * 0.44, radius: 260, color: world.ink[0], strength: 0.6 }) +
    `<path d="M0 ${height}V${height * 0.86}L${width * 0.42} ${height * 0.9}L${width * 0.56} ${height * 0.78}H${width * 0.86}L${width} ${height * 0.86}V${height}Z" fill="${mixColor(world.shade, '#000000', 0.5)}"/>`
  )
}

/** Crystals floating above a stone ring. */
function shards({ width, height }: Size, world: GameWorld): string {
  const colors = colorsOf(world)
  const next = seededNumbers(55)
  const adrift = Array.from({ length: 9 }, (_, step) => {
    const at = [width * (0.44 + 0.5 * next()), height * (0.12 + 0.55 * next())] as const
    const leaning = `rotate(${(next() * 70 - 35).toFixed(0)} ${at[0].toFixed(0)} ${at[1].toFixed(0)})`
    return `<g transform="${leaning}" opacity="${(0.45 + step * 0.06).toFixed(2)}">${paintFacets(crystal(5 + (step % 3)), { turn: next() * 90, tilt: 10, scale: 24 + step * 9, at, colors })}</g>`
  })
  return (
    glow('light', { x: width * 0.7, y: height * 0.42, radius: 640, color: world.spark, strength: 0.75 }) +
    paintFacets(plate({ radius: 1, y: -1.1, height: 0.25, sides: 10 }), {
      turn: 6,
      tilt: 12,
      scale: 360,
      at: [width * 0.7, height * 0.48],
      colors,
    }) +
    adrift.join('')
  )
}

/** The game's name in the lower left. */
function title({ width, height }: Size, { lettering, ink, shade, spark }: GameWorld): string {
  const lines = lettering.map((line, index) =>
    outlineText(line, {
      face: 'archivoBlack',
      size: 104,
      tracking: 0.01,
      x: 84,
      baseline: height - 112 - (lettering.length - 1 - index) * 108,
    }),
  )
  const letters = lines.map((line) => `<path d="${line.path}"/>`).join('')
  return (
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".9"/></linearGradient><rect width="${width}" height="${height}" fill="url(#foot)"/>` +
    `<g fill="${shade}" opacity=".8" filter="url(#blur-small)">${letters}</g><g fill="${ink[0]}">${letters}</g>` +
    `<rect x="86" y="${height - 78}" width="120" height="6" fill="${spark}"/>`
  )
}

const iconShapes = [
  '<path d="M14 70 38 34l14 20 10-14 20 30Z" fill="currentColor"/>',
  '<path d="M20 24h14v52H20ZM42 14h14v62H42ZM64 32h14v44H64Z" fill="currentColor"/>',
  '<path d="M18 62a30 30 0 0 1 60 0Z" fill="currentColor"/><path d="M12 70h72M20 79h56" stroke="currentColor" stroke-width="4"/>',
  '<path d="M40 76V40l-6-8 14-18 14 18-6 8v36ZM28 80h40v6H28Z" fill="currentColor"/>',
  '<path d="M48 10 70 44 48 86 26 44Z" fill="none" stroke="currentColor" stroke-width="4.500"/><path d="M48 26 60 46 48 70 36 46Z" fill="currentColor"/>',
]
