/** A color role; the renderer chooses the color. */
export type BadgeTone = 'metal' | 'bright' | 'dim' | 'accent' | 'ground'

/** A path in a square from -50 to 50, filled or stroked. */
export interface BadgeShape {
  path: string
  tone: BadgeTone
  /** Undefined for a filled path. */
  lineWidth?: number
}

export interface BadgeOptions {
  /** The rank's position; 0 is the highest. */
  order: number
  /** The number of ranks. */
  ranks: number
  /** The season's id, which determines the marks on the rim. */
  season: string
  /** Draws fewer and bolder lines, for badges the size of a letter. */
  isSmall?: boolean
}

const marks = 48

/**
 * Returns the badge of a rank in a season. Each rank above the lowest adds a light and a ray of the star; the marks on the
 * rim encode the season.
 */
export function rankBadge({ order, ranks, season, isSmall = false }: BadgeOptions): BadgeShape[] {
  const steps = ranks - order
  const isHighest = order === 0
  const lights = Array.from({ length: ranks }, (_, light) => turned(light / ranks, isSmall ? 38 : 33))
  const lit = lights.slice(0, steps)
  const unlit = lights.slice(steps)
  const star = starPath(steps + 2, { outer: isSmall ? 25 : 22, inner: isSmall ? 10.5 : 8 })
  return [
    { path: circle([0, 0], 48), tone: 'ground' },
    { path: circle([0, 0], 48), tone: isHighest ? 'bright' : 'metal', lineWidth: isSmall ? 3.5 : 1.4 },
    ...(isSmall ? [] : rim(season)),
    ...(isSmall ? [] : [{ path: circle([0, 0], 33), tone: 'dim' as const, lineWidth: 0.8 }]),
    ...unlit.map((at) => ({ path: circle(at, isSmall ? 3 : 2.2), tone: 'dim' as const })),
    ...lit.flatMap((at) =>
      isSmall
        ? [{ path: circle(at, 5.5), tone: 'bright' as const }]
        : [
            { path: circle(at, 5.4), tone: 'ground' as const },
            { path: circle(at, 3.6), tone: 'bright' as const },
          ],
    ),
    ...(isHighest && !isSmall ? [{ path: rays(steps + 2), tone: 'accent' as const, lineWidth: 1 }] : []),
    { path: star, tone: isHighest ? 'accent' : 'metal' },
    ...(isSmall ? [] : [{ path: star, tone: 'bright' as const, lineWidth: 1 }]),
    ...(isSmall ? [] : [{ path: circle([0, 0], 3.4), tone: isHighest ? ('bright' as const) : ('accent' as const) }]),
  ]
}

type Point = [x: number, y: number]

/** Draws long marks for the ones in the season's bits, starting at the top. */
function rim(season: string): BadgeShape[] {
  const bits = bitsOf(season)
  const markAt = (mark: number, from: number) => line(turned(mark / marks, from), turned(mark / marks, 45))
  const all = Array.from({ length: marks }, (_, mark) => mark)
  const isLong = (mark: number) => mark > 0 && bits[mark] === 1
  const join = (paths: string[]) => paths.join('')
  return [
    { path: join(all.filter((mark) => !isLong(mark)).map((mark) => markAt(mark, 42.5))), tone: 'dim', lineWidth: 0.9 },
    { path: join(all.filter(isLong).map((mark) => markAt(mark, 39.5))), tone: 'metal', lineWidth: 1.3 },
    { path: `M0 -38.5L-2.6 -45H2.6Z`, tone: 'accent' },
  ]
}

function rays(count: number): string {
  return Array.from({ length: count }, (_, ray) =>
    line(turned((ray + 0.5) / count, 13), turned((ray + 0.5) / count, 22)),
  ).join('')
}

function starPath(points: number, { outer, inner }: { outer: number; inner: number }): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    turned(corner / (points * 2), corner % 2 === 0 ? outer : inner),
  )
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** Returns a point on a circle, at a fraction of a full turn from the top. */
function turned(share: number, radius: number): Point {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)]
}

function line([fromX, fromY]: Point, [toX, toY]: Point): string {
  return `M${fromX} ${fromY}L${toX} ${toY}`
}

function circle([x, y]: Point, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100 || 0
}

/** Returns hash bits of a text: FNV-1a with a final mix, so that similar texts differ in about half of the bits. */
function bitsOf(text: string): number[] {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return [mixed(hash), mixed(hash + 1)].flatMap((half) =>
    Array.from({ length: marks / 2 }, (_, bit) => (half >>> bit) & 1),
  )
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
