import { addLight, mixColour } from './mix-colour.ts'

export type Point = readonly [x: number, y: number, z: number]
/** A flat piece of a surface, its corners counterclockwise as seen from outside. */
export type Facet = { corners: readonly Point[]; isLit?: boolean }

/** What lies below the ring gives light within so many degrees of the front. */
type Ring = { radius: number; y: number; litWithin?: number }

/** A solid of rings around the vertical axis, from the bottom up. Each ring is turned by half a step from the one below. */
export function turnedSolid(
  rings: readonly Ring[],
  { sides, depth = 1, isStaggered = true }: { sides: number; depth?: number; isStaggered?: boolean },
): Facet[] {
  const corner = (ring: Ring, level: number, step: number): Point => {
    const angle = ((step + (isStaggered && level % 2 ? 0.5 : 0)) / sides) * 2 * Math.PI
    return [ring.radius * Math.sin(angle), ring.y, ring.radius * Math.cos(angle) * depth]
  }
  return rings.slice(1).flatMap((upper, level) => {
    const lower = rings[level] as Ring
    const litOf = (step: number) => ({ isLit: (360 / sides) * Math.min(step, sides - step) < (upper.litWithin ?? 0) })
    return Array.from({ length: sides }, (_, step) => {
      const [a, b] = [corner(lower, level, step), corner(lower, level, step + 1)]
      const shift = isStaggered && level % 2 ? 1 : 0
      const [c, d] = [corner(upper, level + 1, step + shift), corner(upper, level + 1, step + 1 + shift)]
      const [low, high] = [step + 0.5 + shift / 2, step + 1 + shift / 2].map((middle) => litOf(middle % sides))
      if (!isStaggered) return [{ corners: [a, b, d, c], ...low }]
      return [
        { corners: [a, b, c], ...low },
        { corners: [b, d, c], ...high },
      ]
    }).flat()
  })
}

export type FacetColours = { dark: string; body: string; accent: string; hot: string; key: string }
type View = {
  /** In degrees: around the vertical axis, and towards the viewer. */
  turn: number
  tilt: number
  scale: number
  at: readonly [x: number, y: number]
  colours: FacetColours
  /** How strongly the accent lights it from behind. */
  rim?: number
}

const keyLight = unit([-0.5, 0.75, 0.55])
const rimLight = unit([0.85, 0.15, -0.35])
const underLight = unit([0.1, -0.9, 0.3])

/** Draws facets as SVG: lit by a pale light from the upper left, by the accent from behind and from below. */
export function paintFacets(facets: readonly Facet[], { turn, tilt, scale, at, colours, rim = 1 }: View): string {
  const seen = facets.flatMap(({ corners, isLit }) => {
    const turned = corners.map((point) => rotate(point, turn, tilt))
    const normal = normalOf(turned)
    if (normal[2] <= 0) return []
    const depth = turned.reduce((sum, point) => sum + point[2], 0) / turned.length
    const points = turned.map(([x, y]) => `${(at[0] + x * scale).toFixed(1)},${(at[1] - y * scale).toFixed(1)}`)
    return [
      { depth, points: points.join(' '), colour: isLit ? litColour(normal, colours) : shade(normal, colours, rim) },
    ]
  })
  return seen
    .toSorted((one, two) => one.depth - two.depth)
    .map(
      ({ points, colour }) =>
        `<polygon points="${points}" fill="${colour}" stroke="${colour}" stroke-width="0.8" stroke-linejoin="round"/>`,
    )
    .join('')
}

function shade(normal: Point, { dark, body, accent, key }: FacetColours, rim: number): string {
  const edge = (1 - normal[2]) ** 2.2
  const lit = mixColour(dark, body, 0.16 + 0.84 * Math.max(0, dot(normal, keyLight)))
  const glossy = addLight(lit, key, 0.42 * Math.max(0, dot(normal, keyLight)) ** 9)
  const backlit = addLight(glossy, accent, rim * (0.95 * Math.max(0, dot(normal, rimLight)) ** 1.4 + 0.16 * edge))
  return addLight(backlit, accent, rim * 0.3 * Math.max(0, dot(normal, underLight)))
}

function litColour(normal: Point, { accent, hot }: FacetColours): string {
  return mixColour(accent, hot, 0.25 + 0.75 * Math.max(0, normal[2]) ** 2)
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
