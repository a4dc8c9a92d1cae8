import { palette } from '@network-site/site/brand'
import { linearColor } from '../../mix-color.ts'
import { nodeParts } from '../../stills/node-scene.ts'
import {
  type Box,
  compose,
  escapement,
  floatingMotes,
  type Instant,
  type Ring,
  ring,
  scaled,
  type Scene,
  smooth,
  still,
  turnAbout,
  type Vector,
  type View,
} from '../scene.ts'
import { alarmAt, cues, shots, ticksAt } from './timeline.ts'

const motes = floatingMotes({ seed: 77, count: 360, radius: 6.5, sizes: [0.003, 0.009] })
const accent = linearColor(palette.accent)

export type WatchCut = 'watch' | 'incorrect' | 'alarm'

/** The sentry in front of the wheel: it wakes, sees the incorrect block, and raises the alarm. */
export function nodeWatchScene(cut: WatchCut): Scene {
  const { from, to } = shots[cut]
  return { seconds: to - from, at: (time) => watchAt(cut, from + time, time / (to - from)) }
}

function watchAt(cut: WatchCut, seconds: number, share: number): Instant {
  const awake = during(cues.wake, seconds)
  const alert = during(cues.alert, seconds)
  const alarm = alarmAt(seconds)
  const sentry = nodeParts({
    yaw: 0.36 - 0.36 * during(cues.turn, seconds),
    pitch: -0.02 - 0.1 * awake - 0.06 * alert,
    iris: 0.12 + 0.3 * awake - 0.12 * alert + 0.2 * alarm,
    light: 0.05 + 3.6 * awake + 7 * alarm,
    turn: seconds * 0.06 + awake * 0.5,
    phase: seconds / 6,
  })
  sentry.star = { ...sentry.star, surface: 0.1 + 2.1 * awake + 1.8 * alarm, corona: 0.9 * awake + 1.2 * alarm }
  const lifted = during(cues.lift, seconds)
  const replaced = seconds > cues.replace[0]
  const track = trackParts({
    center: [0, -9, -1.35],
    side: 1,
    ticks: ticksAt(seconds),
    reach: 5,
    seam: 0.08 + 0.14 * awake,
    wrong: replaced
      ? undefined
      : {
          glow: during(cues.mismatch, seconds) * (0.75 + 0.5 * alarm),
          lift: 3.2 * lifted,
          tilt: during(cues.mismatch, seconds),
        },
  })
  if (replaced) lowerReplacement(track.boxes, seconds)
  return {
    view: views[cut](share),
    studio: { key: 1 + 2.2 * awake, rim: 2.6, fill: 0.02, front: 0.25 + 1.2 * awake, turn: turnAbout('z', -0.1) },
    fog: 0.005 + 0.004 * alarm,
    star: sentry.star,
    rings: [...track.rings, ...sentry.rings],
    balls: [],
    rods: sentry.rods,
    boxes: [...track.boxes, ...sentry.boxes, ...beacons(seconds)],
    motes: motes(seconds / 30),
    moteGain: 0.7,
    grade: { exposure: 0.2, bloom: 0.17, vignette: 0.45, grain: 0.012, focus: [0.58, 0.46] },
  }
}

const during = ([from, to]: readonly [number, number], seconds: number) => smooth(from, to, seconds)

const views: Record<WatchCut, (share: number) => View> = {
  watch: (share) => ({
    at: [1.5 - share * 0.5, -8.9 + share * 0.35, 1.1 - share * 0.1],
    target: [0.1, 0, 0.12],
    focal: 2.95,
    aperture: 0.06,
    focus: 8.2,
    shift: [0.42, 0.02],
  }),
  incorrect: (share) => ({
    at: [-1.9 + share * 0.25, -8.3, 0.75 + share * 0.1],
    target: [0.15, -1.6, -0.42],
    focal: 2.75,
    aperture: 0.05,
    focus: 5.9,
    shift: [0.36, 0.06],
  }),
  alarm: (share) => ({
    at: [0.5 - share * 0.4, -9.9 - share * 0.6, 1.5 + share * 0.3],
    target: [0, -1, -0.1],
    focal: 2.4,
    aperture: 0.05,
    focus: 8.2,
    shift: [0.34, 0.08],
  }),
}

// The correct block comes down as the incorrect one is lifted.
function lowerReplacement(boxes: Box[], seconds: number): void {
  const height = 3.2 * (1 - during(cues.replace, seconds))
  const middle = Math.floor(boxes.length / 4) * 2
  for (const index of [middle, middle + 1]) {
    const box = boxes[index]
    if (box) boxes[index] = { ...box, at: [box.at[0], box.at[1], box.at[2] + height] }
  }
}

// Lamps of other nodes around the wheel answer the alarm one by one.
function beacons(seconds: number): Box[] {
  return Array.from({ length: 8 }, (_, index) => {
    const rank = Math.floor(index / 2),
      sign = index % 2 ? 1 : -1
    const angle = sign * (0.24 + rank * 0.2)
    const lit =
      smooth(shots.alarm.from + 0.5 + rank * 0.32, shots.alarm.from + 0.8 + rank * 0.32, seconds) *
      (0.6 + 0.4 * alarmAt(seconds))
    return {
      at: [Math.sin(angle) * 7.75, -9 + Math.cos(angle) * 7.75, -1.02],
      half: [0.06, 0.06, 0.3],
      bevel: 0.012,
      turn: still,
      material: 'black',
      glow: scaled(scaled(accent, 6), lit),
    }
  })
}

/** The index of the incorrect block. */
export const wrongBlock = 12
const spacing = 0.21
const radius = 6.4

export type Track = {
  center: Vector
  /** 1 if the near side has larger y, otherwise -1. */
  side: 1 | -1
  ticks: number
  /** The number of blocks on each side of the middle. */
  reach: number
  /** The redness and the height of the incorrect block, if there is one. */
  wrong?: { glow: number; lift: number; tilt: number } | undefined
  /** The brightness of the correct blocks' seams. */
  seam: number
}

/** The rollup as a large wheel that moves blocks by one step per tick. */
export function trackParts({ center, side, ticks, reach, wrong, seam }: Track): { rings: Ring[]; boxes: Box[] } {
  const step = escapement(ticks, 0.7)
  const turn = turnAbout('z', -side * step * spacing)
  const [x, y, z] = center
  const rings: Ring[] = [
    ring([5.72, 7.08], 0.1, 'brass', {
      bevel: 0.03,
      engraved: 0,
      teeth: 240,
      toothDepth: 0.08,
      turn,
      at: [x, y, z - 0.1],
    }),
    ring([6.06, 6.74], 0.13, 'black', { bevel: 0.02, turn, at: [x, y, z - 0.1] }),
    ring([7.3, 7.5], 0.05, 'steel', { bevel: 0.02, engraved: 1, at: [x, y, z - 0.16] }),
  ]
  const middle = Math.round(step)
  const boxes: Box[] = []
  for (let index = middle - reach; index <= middle + reach; index++) {
    const isWrong = wrong !== undefined && index === wrongBlock
    boxes.push(...block((index - step) * spacing, { center, side, wrong: isWrong ? wrong : undefined, seam }))
  }
  return { rings, boxes }
}

function block(angle: number, { center, side, wrong, seam }: Pick<Track, 'center' | 'side' | 'wrong' | 'seam'>): Box[] {
  const at = (height: number): Vector => [
    center[0] + Math.sin(angle) * radius,
    center[1] + side * Math.cos(angle) * radius,
    center[2] + height,
  ]
  const upright = turnAbout('z', -side * angle)
  const turn = wrong ? compose(upright, turnAbout('z', 0.5 * wrong.tilt), turnAbout('y', 0.16 * wrong.tilt)) : upright
  const raised = 0.34 + (wrong ? wrong.lift + 0.08 * wrong.tilt : 0)
  const honest = scaled(linearColor(palette.bone), seam * (1 - (wrong?.glow ?? 0)))
  const red = scaled(linearColor(palette.accent), 5 * (wrong?.glow ?? 0))
  const light: Vector = [
    Math.max(honest[0], 0) + red[0],
    Math.max(honest[1], 0) + red[1],
    Math.max(honest[2], 0) + red[2],
  ]
  return [
    { at: at(raised), half: [0.46, 0.38, 0.31], bevel: 0.022, turn, material: 'steel', glow: light },
    { at: at(raised + 0.33), half: [0.34, 0.27, 0.035], bevel: 0.02, turn, material: 'bright', glow: [0, 0, 0] },
  ]
}
