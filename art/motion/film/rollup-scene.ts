import { compose, floatingMotes, type Instant, ring, type Scene, smooth, turnAbout, type View } from '../scene.ts'
import { shots, ticksAt } from './timeline.ts'
import { trackParts } from './node-watch-scene.ts'

const motes = floatingMotes({ seed: 12, count: 500, radius: 9, sizes: [0.004, 0.012] })

export type RollupCut = 'proposal' | 'dilemma' | 'honest'

/** The rollup at work, seen from outside the wheel, with the core burning at its center. */
export function rollupScene(cut: RollupCut): Scene {
  const { from, to } = shots[cut]
  return { seconds: to - from, at: (time) => rollupAt(cut, from + time, time / (to - from)) }
}

function rollupAt(cut: RollupCut, seconds: number, share: number): Instant {
  const track = trackParts({
    center: [0, 0, 0],
    side: -1,
    ticks: ticksAt(seconds),
    reach: cut === 'honest' ? 14 : 7,
    seam: cut === 'honest' ? 0.4 : 0.12,
  })
  const strength = cut === 'dilemma' ? 0.45 : cut === 'honest' ? 1.25 : smooth(0, 2.6, seconds) * 0.9 + 0.02
  return {
    view: views[cut](share),
    star: {
      at: [0, 0, 1.1],
      radius: 0.85,
      light: 26 * strength,
      surface: 1.9 * strength + 0.1,
      corona: 1.6 * strength,
      phase: seconds / 7,
      spin: 0.6,
    },
    studio: {
      key: 2.6 * (0.25 + 0.75 * strength),
      rim: 3.4,
      fill: 0.03,
      front: 0.55 * (0.3 + 0.7 * strength),
      turn: turnAbout('z', -0.1),
    },
    fog: 0.006,
    rings: [...track.rings, ...cage(seconds)],
    balls: [],
    rods: [],
    boxes: track.boxes,
    motes: motes(seconds / 30),
    moteGain: 0.6,
    grade: {
      exposure: 0.15,
      bloom: 0.16,
      vignette: 0.45,
      grain: 0.012,
      focus: [0.56, 0.48],
      fade: cut === 'proposal' ? smooth(0, 1.6, seconds) : 1,
    },
  }
}

const views: Record<RollupCut, (share: number) => View> = {
  proposal: (share) => ({
    at: [-2.6 + share * 0.7, -11.2, 2.1 - share * 0.25],
    target: [0.9, -3, 0.45],
    focal: 2.5,
    aperture: 0.045,
    focus: 5.4,
    shift: [0.1, 0.08],
  }),
  dilemma: (share) => ({
    at: [3.9 - share * 0.5, -9.1, 0.92],
    target: [-1.6, -3.6, 0.55],
    focal: 2.3,
    aperture: 0.045,
    focus: 4.2 + share * 0.9,
    shift: [0.12, 0.06],
  }),
  honest: (share) => ({
    at: [0.6, -12.6 - share * 0.7, 4.2 + share * 0.25],
    target: [0, -1.4, 0.1],
    focal: 2.5,
    aperture: 0.05,
    focus: 8,
    shift: [0.25, 0.12],
  }),
}

function cage(seconds: number) {
  return [0, Math.PI / 2].map((offset) =>
    ring([1.16, 1.23], 0.04, 'steel' as const, {
      bevel: 0.014,
      turn: compose(turnAbout('z', seconds * 0.2 + offset), turnAbout('x', Math.PI / 2)),
      at: [0, 0, 1.1] as const,
    }),
  )
}
