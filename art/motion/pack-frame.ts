import { palette } from '@network-site/site/brand'
import { linearColor } from '../mix-color.ts'
import {
  type FrameSettings,
  type Instant,
  material,
  scaled,
  type Scene,
  still,
  type Vector,
  type View,
} from './scene.ts'

/** Packs a frame for tracer/scene.h. The shutter is open for half the frame, with one instant per sample. */
export function packFrame(
  scene: Scene,
  frame: number,
  { width, height, samples, framesPerSecond, transparent }: FrameSettings,
): Buffer {
  const aspect = width / height
  const opening = scene.at(frame / framesPerSecond, aspect)
  const { grade, motes } = opening
  const numbers = [
    width,
    height,
    samples,
    opening.rings.length,
    opening.balls.length,
    opening.rods.length,
    opening.boxes.length,
    motes.length,
    grade.exposure,
    grade.bloom,
    grade.vignette,
    grade.grain,
    ...grade.focus,
    grade.fade ?? 1,
    frame + 1,
    transparent ? 1 : 0,
    ...linearColor(palette.ink),
    opening.moteGain,
    ...motes.flatMap((mote) => [...mote.at, mote.size]),
  ]
  for (let sample = 0; sample < samples; sample++) {
    const open = ((sample * 0.38196601125 + 0.25) % 1) * 0.5
    const instant = scene.at((frame + open) / framesPerSecond, aspect)
    // The R2 sequence spreads sub-pixel positions evenly at any sample count.
    numbers.push(
      (0.5 + sample * 0.7548776662466927) % 1,
      (0.5 + sample * 0.5698402909980532) % 1,
      (frame * 0.6180339887) % 1,
    )
    numbers.push(...packInstant(instant))
  }
  return Buffer.from(new Float32Array(numbers).buffer)
}

/** Packs an instant in the order of `struct Instant` in tracer/scene.h. */
function packInstant({ rings, balls, rods, boxes, star, studio, view, fog }: Instant): number[] {
  return [
    ...packView(view),
    ...star.at,
    star.radius,
    ...scaled(lights.star, star.light),
    star.surface,
    star.phase,
    star.corona,
    star.spin,
    ...lights.hot,
    ...lights.warm,
    ...lights.deep,
    ...scaled(lights.key, studio.key),
    ...scaled(lights.rim, studio.rim),
    ...scaled(lights.rim, studio.fill),
    ...scaled(lights.key, studio.front ?? 0),
    ...(studio.turn ?? still).flat(),
    ...metals.brass,
    ...metals.steel,
    ...metals.stone,
    ...metals.enamel,
    fog,
    ...rings.flatMap((r) => [
      r.inner,
      r.outer,
      r.halfHeight,
      r.bevel ?? 0.012,
      material[r.material],
      r.engraved ?? -1,
      r.teeth ?? 0,
      r.toothDepth ?? 0,
      ...r.turn.flat(),
      ...(r.at ?? [0, 0, 0]),
    ]),
    ...balls.flatMap((b) => [...b.at, b.radius, material[b.material], b.seed ?? 0, b.spin ?? 0]),
    ...rods.flatMap((r) => [...r.from, ...r.to, r.radius, material[r.material]]),
    ...boxes.flatMap((b) => [
      ...b.at,
      ...b.half,
      b.bevel,
      ...b.turn.flat(),
      material[b.material],
      ...(b.glow ?? [0, 0, 0]),
    ]),
  ]
}

const mix = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const color = (name: keyof typeof palette): Vector => linearColor(palette[name])

const lights = {
  star: mix(color('accent'), color('accentHot'), 0.12),
  hot: mix(color('accentHot'), color('bone'), 0.3),
  warm: mix(color('accent'), color('accentHot'), 0.25),
  deep: color('accentDeep'),
  key: mix(color('bone'), [1, 1, 1], 0.3),
  rim: mix(color('ice'), [1, 1, 1], 0.2),
}

const metals = {
  brass: scaled(color('brass'), 1.35),
  steel: scaled(color('steel'), 1.6),
  stone: scaled(color('steel'), 1.5),
  enamel: color('graphite'),
}

function packView(view: View): number[] {
  const forward = unit([view.target[0] - view.at[0], view.target[1] - view.at[1], view.target[2] - view.at[2]])
  const flatRight = unit(cross(forward, [0, 0, 1]))
  const flatUp = cross(flatRight, forward)
  const c = Math.cos(view.roll ?? 0),
    s = Math.sin(view.roll ?? 0)
  const right = blend(flatRight, flatUp, c, s),
    up = blend(flatRight, flatUp, -s, c)
  return [...view.at, ...right, ...up, ...forward, view.focal, view.aperture, view.focus, ...view.shift]
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const blend = (a: Vector, b: Vector, x: number, y: number): Vector => [
  a[0] * x + b[0] * y,
  a[1] * x + b[1] * y,
  a[2] * x + b[2] * y,
]

function unit(v: Vector): Vector {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}
