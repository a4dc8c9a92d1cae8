/** Materials, with the tracer's numbers. */
export const material = { brass: 0, steel: 1, stone: 2, glass: 3, black: 4, bright: 5 } as const
export type Material = keyof typeof material

export type Ring = {
  inner: number
  outer: number
  halfHeight: number
  bevel?: number
  material: Material
  /** The engraved band: 0 degrees, 1 fine scale, 2 hours, 3 armor. */
  engraved?: 0 | 1 | 2 | 3
  teeth?: number
  toothDepth?: number
  turn: Turn
  at?: Vector
}
export type Ball = { at: Vector; radius: number; material: Material; seed?: number; spin?: number }
export type Rod = { from: Vector; to: Vector; radius: number; material: Material }
export type Box = { at: Vector; half: Vector; bevel: number; turn: Turn; material: Material; glow?: Vector }
export type Mote = { at: Vector; size: number }

export type Star = {
  at: Vector
  radius: number
  /** The light it casts on metal. */
  light: number
  surface: number
  corona: number
  /** The phase of the surface's flow; it repeats at whole numbers. */
  phase: number
  spin: number
}

export type View = {
  at: Vector
  target: Vector
  roll?: number
  /** The focal scale: 1 is a vertical field of view of 90 degrees. */
  focal: number
  aperture: number
  focus: number
  /** Shifts the image sideways and up, in half heights. */
  shift: readonly [number, number]
}

/** Softboxes that are visible only in reflections; `front` lights faces toward the camera. */
export type Studio = { key: number; rim: number; fill: number; front?: number; turn?: Turn }
export type Grade = {
  exposure: number
  bloom: number
  vignette: number
  grain: number
  focus: readonly [number, number]
  fade?: number
}

export type Instant = {
  view: View
  star: Star
  studio: Studio
  fog: number
  rings: Ring[]
  balls: Ball[]
  rods: Rod[]
  boxes: Box[]
  motes: Mote[]
  moteGain: number
  grade: Grade
}

/** A scene at a time in seconds, for a given aspect ratio. */
export type Scene = { seconds: number; at(seconds: number, aspect: number): Instant }

export type FrameSettings = {
  width: number
  height: number
  samples: number
  framesPerSecond: number
  transparent?: boolean
}

/** Returns damped steps, one per unit of time, like an escapement. */
export function escapement(time: number, moveShare = 0.45): number {
  const whole = Math.floor(time),
    part = Math.min((time - whole) / moveShare, 1)
  const settled = 1 - (1 - part) ** 3 * Math.cos(part * 7)
  return whole + settled
}

/** Eases from zero to one. */
export function smooth(from: number, to: number, value: number): number {
  const x = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return x * x * x * (x * (x * 6 - 15) + 10)
}

/** Returns a sine with whole periods per loop. */
export function sway(share: number, periods = 1, offset = 0): number {
  return Math.sin((share * periods + offset) * Math.PI * 2)
}

/** Returns a ring that stands still, unless `more` turns it. */
export function ring(
  [inner, outer]: readonly [number, number],
  halfHeight: number,
  made: Material,
  more: Partial<Ring> = {},
): Ring {
  return { inner, outer, halfHeight, material: made, turn: still, ...more }
}

export function rod(from: Vector, to: Vector, radius: number, made: Material): Rod {
  return { from, to, radius, material: made }
}

export type Vector = readonly [number, number, number]
/** A rotation matrix as three rows. */
export type Turn = readonly [Vector, Vector, Vector]

export const still: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Returns a rotation about x, y, or z by an angle in radians. */
export function turnAbout(axis: 'x' | 'y' | 'z', angle: number): Turn {
  const c = Math.cos(angle),
    s = Math.sin(angle)
  if (axis === 'x')
    return [
      [1, 0, 0],
      [0, c, -s],
      [0, s, c],
    ]
  if (axis === 'y')
    return [
      [c, 0, s],
      [0, 1, 0],
      [-s, 0, c],
    ]
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ]
}

export const full = Math.PI * 2

export function around(count: number, offset = 0): number[] {
  return Array.from({ length: count }, (_, index) => offset + (index * full) / count)
}

export function scaled([x, y, z]: Vector, gain: number): Vector {
  return [x * gain, y * gain, z * gain]
}

/** Multiplies rotations; the last one applies first. */
export function compose(...turns: Turn[]): Turn {
  return turns.reduce((left, right) => {
    const cell = (row: number, column: number) =>
      [0, 1, 2].reduce((sum, k) => sum + (left[row]?.[k] ?? 0) * (right[k]?.[column] ?? 0), 0)
    const row = (r: number): Vector => [cell(r, 0), cell(r, 1), cell(r, 2)]
    return [row(0), row(1), row(2)]
  }, still)
}

export function rotate(turn: Turn, [x, y, z]: Vector): Vector {
  const [a, b, c] = turn
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z]
}

type Cloud = { seed: number; count: number; radius: number; sizes: readonly [number, number] }

/** Returns dust in a ball around the origin. Each mote drifts on a closed path, so the cloud loops. */
export function floatingMotes({ seed, count, radius, sizes }: Cloud) {
  const random = seededRandom(seed)
  const paths = Array.from({ length: count }, () => {
    const r = radius * Math.cbrt(random()),
      z = 2 * random() - 1,
      a = random() * Math.PI * 2
    const flat = Math.sqrt(1 - z * z)
    return {
      center: [r * flat * Math.cos(a), r * flat * Math.sin(a), r * z * 0.7] as const,
      sweep: 0.05 + random() * 0.16,
      offset: random(),
      lean: random() * 2 - 1,
      size: sizes[0] + (sizes[1] - sizes[0]) * random() ** 3,
    }
  })
  return (share: number): Mote[] =>
    paths.map(({ center, sweep, offset, lean, size }) => {
      const a = (share + offset) * Math.PI * 2
      return {
        at: [
          center[0] + Math.cos(a) * sweep,
          center[1] + Math.sin(a) * sweep * lean,
          center[2] + Math.sin(a) * sweep * 0.6,
        ],
        size,
      }
    })
}

/** Returns a seeded random number generator (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
