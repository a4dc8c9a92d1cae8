import type { Turn, Vector } from './turn.ts'

/** What a thing is made of; the numbers are the shader's. */
export const material = { brass: 0, steel: 1, stone: 2, glass: 3, black: 4, bright: 5 } as const
export type Material = keyof typeof material

export type Ring = {
  inner: number
  outer: number
  halfHeight: number
  bevel?: number
  material: Material
  /** Which engraved band runs around it: 0 degrees, 1 fine scale, 2 hours, 3 armour. */
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
  /** How strongly it lights the metal. */
  light: number
  surface: number
  corona: number
  /** Position in the surface's flow; whole numbers repeat. */
  phase: number
  spin: number
}

export type View = {
  at: Vector
  target: Vector
  roll?: number
  /** Focal scale: 1 is 90 degrees of height. */
  focal: number
  aperture: number
  focus: number
  /** Moves the picture sideways and up, in half heights. */
  shift: readonly [number, number]
}

/** Soft boxes seen only in reflections; `front` lights faces turned to the eye. */
export type Studio = { key: number; rim: number; fill: number; front?: number; turn?: Turn }
export type Grade = {
  exposure: number
  bloom: number
  vignette: number
  grain: number
  focus: readonly [number, number]
  fade?: number
}

/** A scene frozen at one instant. */
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

/** A scene: what is seen at a time in seconds, for a picture of a given shape. */
export type Scene = { seconds: number; at(seconds: number, aspect: number): Instant }

/** Size and quality of a rendered frame. */
export type FrameSettings = {
  width: number
  height: number
  samples: number
  framesPerSecond: number
  transparent?: boolean
}
