import { sway } from '../scene/ease.ts'
import type { Instant, Scene } from '../scene/scene.ts'
import { compose, turnAbout } from '../scene/turn.ts'
import { driftingEmbers } from './drifting-embers.ts'
import { emblem } from './emblem.ts'
import { gatesAround } from './gates.ts'

const seconds = 8
/** The flight covers this length in a loop, after which the gates repeat. */
const flight = 6.8
const embers = driftingEmbers({ seed: 31, count: 260, length: flight, width: 2.9 })

/** A slow flight through the gates toward the emblem, which keeps its distance. */
export const leagueScene: Scene = { seconds, at: leagueAt }

function leagueAt(time: number, aspect: number): Instant {
  const share = time / seconds
  const travelled = share * flight
  const mark = emblem(share, [0, 13, 0.1])
  const gates = gatesAround(travelled, { flight, share })
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
    motes: embers(travelled, share),
    moteGain: 1.1,
    grade: { exposure: 0.1, bloom: 0.18, vignette: 0.35, grain: 0.012, focus: [0.5, 0.5] },
  }
}
