import { palette } from '@network-site/site/brand'
import { addLight, mixColor } from '../mix-color.ts'

export type Point = readonly [x: number, y: number, z: number]
/** A flat polygon, with its corners counterclockwise as seen from outside. */
type Facet = { corners: readonly Point[]; isLit?: boolean }

/** Rings from the bottom up. The facets below the lit ring emit light within this many degrees of the front. */
type Profile = { radii: readonly number[]; heights: readonly number[]; lit?: { level: number; within: number } }

/** Returns a solid of rings around the vertical axis, each rotated by half a step. */
export function turnedSolid(
  { radii, heights, lit }: Profile,
  { sides, depth = 1, isStaggered = true }: { sides: number; depth?: number; isStaggered?: boolean },
): Facet[] {
  const corner = (level: number, step: number): Point => {
    const [radius = 0, y = 0] = [radii[level], heights[level]]
    const angle = ((step + (isStaggered && level % 2 ? 0.5 : 0)) / sides) * 2 * Math.PI
    return [radius * Math.sin(angle), y, radius * Math.cos(angle) * depth]
  }
  return radii.slice(1).flatMap((_radius, level) => {
    const litWithin = lit?.level === level + 1 ? lit.within : 0
    const litOf = (step: number) => ({ isLit: (360 / sides) * Math.min(step, sides - step) < litWithin })
    return Array.from({ length: sides }, (_, step) => {
      const [a, b] = [corner(level, step), corner(level, step + 1)]
      const shift = isStaggered && level % 2 ? 1 : 0
      const [c, d] = [corner(level + 1, step + shift), corner(level + 1, step + 1 + shift)]
      const [low, high] = [step + 0.5 + shift / 2, step + 1 + shift / 2].map((middle) => litOf(middle % sides))
      if (!isStaggered) return [{ corners: [a, b, d, c], ...low }]
      return [
        { corners: [a, b, c], ...low },
        { corners: [b, d, c], ...high },
      ]
    }).flat()
  })
}

export type FacetColors = { dark: string; body: string; accent: string; hot: string; key: string }
type View = {
  /** In degrees, around the vertical axis and toward the viewer. */
  turn: number
  tilt: number
  scale: number
  at: readonly [x: number, y: number]
  colors: FacetColors
  /** The strength of the accent light from behind. */
  rim?: number
}

const keyLight = unit([-0.5, 0.75, 0.55])
const rimLight = unit([0.85, 0.15, -0.35])
const underLight = unit([0.1, -0.9, 0.3])

/** Draws facets as SVG, with a pale light from the upper left and the accent from behind and below. */
export function paintFacets(facets: readonly Facet[], { turn, tilt, scale, at, colors, rim = 1 }: View): string {
  const seen = facets.flatMap(({ corners, isLit }) => {
    const turned = corners.map((point) => rotate(point, turn, tilt))
    const normal = normalOf(turned)
    if (normal[2] <= 0) return []
    const depth = turned.reduce((sum, point) => sum + point[2], 0) / turned.length
    const points = turned.map(([x, y]) => `${(at[0] + x * scale).toFixed(1)},${(at[1] - y * scale).toFixed(1)}`)
    const litColor = mixColor(colors.accent, colors.hot, 0.25 + 0.75 * Math.max(0, normal[2]) ** 2)
    return [{ depth, points: points.join(' '), color: isLit ? litColor : shade(normal, colors, rim) }]
  })
  return seen
    .toSorted((one, two) => one.depth - two.depth)
    .map(
      ({ points, color }) =>
        `<polygon points="${points}" fill="${color}" stroke="${color}" stroke-width="0.8" stroke-linejoin="round"/>`,
    )
    .join('')
}

function shade(normal: Point, { dark, body, accent, key }: FacetColors, rim: number): string {
  const edge = (1 - normal[2]) ** 2.2
  const lit = mixColor(dark, body, 0.16 + 0.84 * Math.max(0, dot(normal, keyLight)))
  const glossy = addLight(lit, key, 0.42 * Math.max(0, dot(normal, keyLight)) ** 9)
  const backlit = addLight(glossy, accent, rim * (0.95 * Math.max(0, dot(normal, rimLight)) ** 1.4 + 0.16 * edge))
  return addLight(backlit, accent, rim * 0.3 * Math.max(0, dot(normal, underLight)))
}

function rotate([x, y, z]: Point, turn: number, tilt: number): Point {
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  const [turnedX, turnedZ] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)]
  return [turnedX, y * Math.cos(b) - turnedZ * Math.sin(b), turnedZ * Math.cos(b) + y * Math.sin(b)]
}

function normalOf(corners: readonly Point[]): Point {
  let sum: Point = [0, 0, 0]
  corners.forEach((point, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    sum = [
      sum[0] + (point[1] - next[1]) * (point[2] + next[2]),
      sum[1] + (point[2] - next[2]) * (point[0] + next[0]),
      sum[2] + (point[0] - next[0]) * (point[1] + next[1]),
    ]
  })
  return unit(sum)
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

function dot(one: Point, two: Point): number {
  return one[0] * two[0] + one[1] * two[1] + one[2] * two[2]
}

/** A tall crystal with a belt of light. */
export function crystal(sides = 7): Facet[] {
  const radii = [0.01, 0.5, 0.66, 0.66, 0.46, 0.2, 0.01]
  const heights = [-1.55, -0.72, -0.08, 0.02, 0.74, 1.18, 1.5]
  return turnedSolid({ radii, heights, lit: { level: 3, within: 181 } }, { sides })
}

type Plate = { radius: number; y: number; height: number; sides?: number }

/** A flat plate with a beveled rim and a seam of light; `y` is its upper side. */
export function plate({ radius, y, height, sides = 6 }: Plate): Facet[] {
  const radii = [0.9, 1, 1, 1, 1, 0.95, 0.74, 0.73, 0.5, 0.48].map((share) => radius * share)
  const heights = [1, 0.72, 0.46, 0.38, 0.2, 0, 0, 0.12, 0.12, 0.02, 0.02].map((share) => y - height * share)
  const lit = { level: 3, within: 181 }
  return turnedSolid({ radii: [...radii, 0.001], heights, lit }, { sides, isStaggered: false })
}

/** A tower on steps, with a window of light near its top. */
export function tower(): Facet[] {
  const radii = [1.02, 1.02, 0.8, 0.78, 0.5, 0.36, 0.36, 0.5, 0.5, 0.6, 0.56, 0.2, 0.01]
  const heights = [-1.5, -1.34, -1.34, -1.2, -1.2, -0.42, -0.34, -0.26, 0.26, 0.34, 0.44, 0.78, 0.86]
  return turnedSolid({ radii, heights, lit: { level: 8, within: 64 } }, { sides: 8, isStaggered: false })
}

export type Size = { width: number; height: number }
type Glow = { x: number; y: number; radius: number; color?: string; strength?: number }

/** The default colors of placeholder images. */
export const stageColors = {
  dark: mixColor(palette.ink, '#000000', 0.35),
  body: mixColor(palette.steel, palette.ink, 0.35),
  accent: palette.accent,
  hot: mixColor(palette.accentHot, '#ffffff', 0.45),
  key: palette.bone,
}

export function svg({ width, height }: Size, body: string): Buffer {
  // Limited to the image, because blurring the outside takes most of the time.
  const region = `filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs><filter id="blur-small" ${region}><feGaussianBlur stdDeviation="${width / 160}"/></filter>` +
      `<filter id="blur-large" ${region}><feGaussianBlur stdDeviation="${width / 40}"/></filter></defs>${body}</svg>`,
  )
}

/** Returns a radial glow. Names must be unique within an image. */
export function glow(name: string, { x, y, radius, color = palette.accent, strength = 0.6 }: Glow): string {
  const stops = [
    [0, 1],
    [0.12, 0.62],
    [0.3, 0.27],
    [0.55, 0.09],
    [0.8, 0.02],
    [1, 0],
  ].map(([at = 0, share = 0]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${share * strength}"/>`)
  return (
    `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops.join('')}</radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${name})"/>`
  )
}

/** Returns a dark background that is lighter at the horizon. */
export function ground({ width, height }: Size, low: string = palette.inkRaised): string {
  return (
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.ink}"/>` +
    `<stop offset=".62" stop-color="${low}"/><stop offset="1" stop-color="${mixColor(palette.ink, '#000000', 0.4)}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`
  )
}

/** Returns fine marks along an arc, as on an instrument. */
export function arcScale({ x, y, radius }: { x: number; y: number; radius: number }, opacity = 0.35): string {
  const marks = Array.from({ length: 120 }, (_, step) => {
    const angle = (step / 120) * 2 * Math.PI
    const inner = radius - (step % 10 === 0 ? radius * 0.045 : radius * 0.018)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return `M${(x + inner * sin).toFixed(1)} ${(y - inner * cos).toFixed(1)}L${(x + radius * sin).toFixed(1)} ${(y - radius * cos).toFixed(1)}`
  })
  return `<path d="${marks.join('')}" stroke="${palette.brass}" stroke-opacity="${opacity}" stroke-width="${Math.max(1, radius / 320)}" fill="none"/>`
}

/** Returns a deterministic random number generator. */
export function seededNumbers(seed: number): () => number {
  let state = seed * 2654435761 + 1013904223
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Returns stars. */
export function motes({ width, height }: Size, count: number, seed: number): string {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, () => {
    const [x, y, size, strength] = [next() * width, next() * height, next(), next()]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.5 + size * size * (width / 700)).toFixed(2)}" fill="${strength > 0.7 ? palette.accentHot : palette.bone}" opacity="${(0.06 + 0.4 * strength * strength).toFixed(2)}"/>`
  }).join('')
}
