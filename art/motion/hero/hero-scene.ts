import { escapement, sway } from '../scene/ease.ts'
import { floatingMotes } from '../scene/floating-motes.ts'
import { turnAbout } from '../scene/turn.ts'
import type { Instant, Scene, View } from '../scene/scene.ts'
import { carriedBodies } from './carried-bodies.ts'
import { heroRings } from './hero-rings.ts'

const seconds = 12
const motes = floatingMotes({ seed: 7, count: 700, radius: 5.2, sizes: [0.003, 0.008] })

/** The orrery at work: everything in it returns to its place after twelve seconds. */
export const heroScene: Scene = { seconds, at: heroAt }

function heroAt(time: number, aspect: number): Instant {
  const share = time / seconds
  const { balls, rods } = carriedBodies(share)
  return {
    view: heroView(share, aspect),
    star: { at: [0, 0, 0], radius: 0.5, light: 6, surface: 2.3, corona: 2.4, phase: share * 2, spin: 0 },
    studio: { key: 4.2, rim: 2.6, fill: 0.03, turn: turnAbout('z', 0.45) },
    fog: 0.007,
    rings: heroRings(share, escapement(share * 12)),
    balls,
    rods,
    boxes: [],
    motes: motes(share),
    moteGain: 0.5,
    grade: { exposure: 0.2, bloom: 0.16, vignette: 0.5, grain: 0.012, focus: aspect > 1 ? [0.64, 0.5] : [0.5, 0.55] },
  }
}

function heroView(share: number, aspect: number): View {
  const turn = -1.12 + 0.05 * sway(share),
    height = 2.55 + 0.14 * sway(share, 1, 0.25),
    far = 8.6
  const at = [Math.cos(turn) * far, Math.sin(turn) * far, height] as const
  const distance = Math.hypot(...at)
  return {
    at,
    target: [0, 0, -0.1],
    roll: -0.06,
    focal: aspect > 1 ? 2.75 : 2.1,
    aperture: 0.055,
    focus: distance - 0.7,
    shift: aspect > 1 ? [0.6, 0.02] : [0, 0.16],
  }
}
