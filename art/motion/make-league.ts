import { palette } from '@network-site/site/brand'
import { encodeLoop, writePoster } from './encode-loop.ts'
import { renderFrames } from './render-frames.ts'
import type { DrawContext } from '../draw-context.ts'
import {
  type Ball,
  type Box,
  compose,
  full,
  type Instant,
  type Mote,
  type Ring,
  ring,
  rotate,
  scaled,
  type Scene,
  seededRandom,
  sway,
  turnAbout,
  type Vector,
} from './scene.ts'
import { linearColor } from '../mix-color.ts'

/** Makes the league loop and its poster. */
export async function makeLeague(context: DrawContext): Promise<void> {
  const settings = context.isPreview
    ? { width: 480, height: 270, samples: 4 }
    : { width: 1120, height: 630, samples: 12 }
  const footage = await renderFrames('league', leagueScene, { context, settings: { ...settings, framesPerSecond: 24 } })
  await writePoster(context, 'league', { footage, width: 1280, height: 720 })
  await encodeLoop(context, 'league', {
    footage,
    sizes: [
      { suffix: '', width: 1600, height: 900, limitKilobytes: 2500 },
      { suffix: '-854', width: 854, height: 480, limitKilobytes: 1000 },
    ],
  })
}

const seconds = 8
/** The length of the flight in a loop, after which the gates repeat. */
const flight = 6.8
const embers = driftingEmbers()

/** A slow flight through the gates toward the emblem, which keeps its distance. */
const leagueScene: Scene = { seconds, at: leagueAt }

function leagueAt(time: number, aspect: number): Instant {
  const share = time / seconds
  const traveled = share * flight
  const mark = emblem(share, [0, 13, 0.1])
  const gates = gatesAround(traveled, share)
  const wide = aspect > 1
  return {
    view: {
      at: [0.34 + 0.1 * sway(share), 0, -0.22 + 0.06 * sway(share, 1, 0.25)],
      target: [0, 13, 0.1],
      roll: 0.03 * sway(share, 1, 0.1),
      focal: wide ? 1.55 : 1.25,
      aperture: 0.03,
      focus: 6.5,
      shift: [0, 0],
    },
    star: { at: [0, 13, 0.1], radius: 0.8, light: 20, surface: 1.7, corona: 1.5, phase: share * 2, spin: 1.2 },
    studio: { key: 3.2, rim: 3.6, fill: 0.03, front: 1.8, turn: compose(turnAbout('y', 0.06 * sway(share))) },
    fog: 0.009,
    rings: [...gates.rings, ...mark.rings],
    balls: mark.balls,
    rods: [],
    boxes: gates.boxes,
    motes: embers(traveled, share),
    moteGain: 1.1,
    grade: { exposure: 0.1, bloom: 0.18, vignette: 0.35, grain: 0.012, focus: [0.5, 0.5] },
  }
}

/** Embers in the passage, which loop with the flight and drift on closed paths. */
function driftingEmbers() {
  const width = 2.9
  const random = seededRandom(31)
  const drifting = Array.from({ length: 260 }, () => ({
    x: (random() * 2 - 1) * width,
    y: random() * flight,
    z: (random() * 2 - 1) * width,
    sweep: 0.04 + random() * 0.12,
    offset: random(),
    size: 0.003 + 0.009 * random() ** 4,
  }))
  return (traveled: number, share: number): Mote[] =>
    drifting.flatMap(({ x, y, z, sweep, offset, size }) => {
      const a = (share + offset) * Math.PI * 2
      const ahead = (((y - traveled) % flight) + flight) % flight
      return [ahead, ahead + flight].map((y2): Mote => ({
        at: [x + Math.cos(a) * sweep, y2, z + Math.sin(a) * sweep],
        size,
      }))
    })
}

/** The mark as an object: three nested orbits, each with its body, turning around the light. */
function emblem(share: number, at: Vector): { rings: Ring[]; balls: Ball[] } {
  const rings: Ring[] = [],
    balls: Ball[] = []
  for (const [index, radius] of [1.12, 1.44, 1.76].entries()) {
    const turn = compose(
      turnAbout('z', 0.16 * Math.sin(share * full + index)),
      turnAbout('x', Math.PI / 2 + 0.14 * Math.cos(share * full + index * 2)),
    )
    rings.push(ring([radius - 0.03, radius + 0.03], 0.03, 'bright', { bevel: 0.015, turn, at }))
    const angle = (index % 2 ? -1 : 1) * share * full + index * 2.2
    const [x, y, z] = rotate(turn, [Math.cos(angle) * radius, Math.sin(angle) * radius, 0])
    balls.push({ at: [at[0] + x, at[1] + y, at[2] + z], radius: 0.15 - index * 0.02, material: 'bright' })
  }
  return { rings, balls }
}

/** The light in the clamps' seams. */
const seam = scaled(linearColor(palette.accent), 0.9)
const facing = turnAbout('x', Math.PI / 2)

/** The gates, of two alternating kinds. Each turns by a fraction of a circle that leaves it looking the same. */
function gatesAround(traveled: number, share: number): { rings: Ring[]; boxes: Box[] } {
  const apart = flight / 2
  const rings: Ring[] = [],
    boxes: Box[] = []
  const first = Math.floor(traveled / apart)
  for (let index = first; index < first + 8; index++) {
    const y = index * apart - traveled + 0.35
    const gate = index % 2 === 0 ? plated(y, share) : toothed(y, share)
    rings.push(...gate.rings)
    boxes.push(...gate.boxes)
  }
  return { rings, boxes }
}

function plated(y: number, share: number): { rings: Ring[]; boxes: Box[] } {
  // A sixth of a turn moves each clamp to its neighbor's place.
  const spin = (share * full) / 6
  const turn = compose(facing, turnAbout('z', spin))
  const boxes = Array.from({ length: 6 }, (_, index): Box => {
    const angle = (index * full) / 6 + spin
    const [x, , z] = rotate(facing, [Math.cos(angle) * 2.3, Math.sin(angle) * 2.3, 0])
    return {
      at: [x, y, z],
      half: [0.2, 0.26, 0.34],
      bevel: 0.03,
      turn: compose(facing, turnAbout('z', angle), turnAbout('x', Math.PI / 2)),
      material: 'black',
      glow: seam,
    }
  })
  return {
    rings: [
      ring([2.16, 2.8], 0.22, 'steel', { bevel: 0.04, engraved: 3, turn, at: [0, y, 0] }),
      ring([2.08, 2.16], 0.12, 'bright', { bevel: 0.02, turn, at: [0, y, 0] }),
    ],
    boxes,
  }
}

function toothed(y: number, share: number): { rings: Ring[]; boxes: Box[] } {
  const turn = compose(facing, turnAbout('z', (-share * full) / 6))
  return {
    rings: [
      ring([1.9, 2.3], 0.07, 'brass', { bevel: 0.02, engraved: 0, teeth: 120, toothDepth: 0.06, turn, at: [0, y, 0] }),
      ring([2.42, 3.0], 0.3, 'black', {
        bevel: 0.05,
        engraved: 3,
        turn: compose(facing, turnAbout('z', (share * full) / 6)),
        at: [0, y + 0.1, 0],
      }),
    ],
    boxes: [],
  }
}
